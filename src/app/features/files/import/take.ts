import type { Draft } from 'immer';
import { countHexes } from '../../../../engine/land/row.ts';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';
import { renamedRecipe, type Renamed } from '../../../../engine/recipe/renamed.ts';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import { addImportedCity, importCity } from '../../../store/import-city.ts';
import { importLand } from '../../../store/import-land.ts';
import { setDetails } from '../../../document/details.ts';
import { showInLibrary } from '../../../store/library/show-in-library.ts';
import { toSchematicDocument, type Document } from '../../../document/document.ts';
import { edit, endGesture, setSession, type AppStore } from '../../../store/store.ts';
import type { Work } from './incoming.ts';
import { isPackSame, takePack, type TakenPack } from '../../../document/import-packs.ts';
import type { TakenSchematics } from '../../../document/import-schematics.ts';
import { putDown } from '../../../cityview/city-tool.ts';
import { citySelection } from '../../../cityview/selection-slice.ts';
import { openSchematic } from '../../../store/open-schematic.ts';
import * as words from '../words.ts';

/** The fate of districts and of the limits of the recipe when land is imported. */
export type KeptLimits = 'kept' | 'dropped';

/** An import with nothing left to ask. */
export interface Decided {
  /** The palette as it is to be. */
  readonly kinds: readonly Kind[];
  /** Number of kinds that are new in it. */
  readonly newKinds: number;
  /** Ids that kinds have got in place of those they came with. */
  readonly renamedKinds: ReadonlyMap<string, string>;
  readonly schematics: TakenSchematics;
  /** Those that are already in the library. */
  readonly same: readonly Schematic[];
  readonly packs: readonly TakenPack[];
  readonly works: readonly Work[];
  readonly limits: KeptLimits;
  /** Notes for users, in words. */
  readonly notes: readonly string[];
}

/** Takes an import into the document as one undoable step, and shows it. Returns what was done, in words. */
export function take(store: AppStore, decided: Decided): string {
  endGesture(store);
  const { document } = store.getState();
  edit(store, label(decided), (draft) => {
    if (decided.kinds !== document.kinds) draft.kinds = [...decided.kinds];
    addToLibrary(draft, decided.schematics);
    for (const pack of decided.packs) takePack(draft, pack);
    const schematics = new Map(decided.schematics.renamed);
    for (const { plan } of decided.packs) for (const [file, id] of plan.renamed) schematics.set(file, id);
    const renamed = { schematics, kinds: decided.renamedKinds };
    for (const work of decided.works) takeWork(draft, work, renamed, decided.limits);
  });
  show(store, decided);
  return [...sentences(decided), ...decided.notes].join(' ');
}

function addToLibrary(draft: Draft<Document>, { added, replaced }: TakenSchematics): void {
  for (const schematic of [...added, ...replaced])
    draft.schematics[schematic.id] = toSchematicDocument(schematic) as Draft<Document['schematics'][string]>;
  for (const { id, name, description, author, tags } of replaced)
    setDetails(draft, id, { name, description, author, tags });
  draft.order.unshift(...added.map(({ id }) => id));
}

/** @param renamed what came with the work under other ids */
function takeWork(draft: Draft<Document>, work: Work, renamed: Renamed, limits: KeptLimits): void {
  if (work.kind === 'recipe') draft.recipe = renamedRecipe(work.value, renamed) as Draft<Recipe>;
  else if (work.kind === 'city') importCity(draft, draft, work.value);
  else if (work.kind === 'added') addImportedCity(draft, work.name, work.value);
  else importLand(draft, draft, work.value, limits === 'kept');
}

function label({ schematics: { added, replaced }, packs, works, newKinds }: Decided): string {
  const [pack, ...others] = packs.filter(({ plan }) => !isPackSame(plan));
  if (pack && others.length > 0) return words.importOfPacks(packs.length);
  if (pack)
    return pack.plan.mine ? words.updateOfPack(pack.plan.pack.name) : words.importOfPack(pack.plan.pack.name);
  const pieces = added.length + replaced.length;
  if (pieces === 0 && works.length === 0) return words.importKinds;
  if (pieces === 0 && works.every(({ kind }) => kind === 'added')) return words.importCities;
  if (pieces === 0 && works.length === 1) return words.importOfKind(works[0]!.kind);
  if (pieces > 0 && works.length === 0) return words.importOfMany(pieces);
  return newKinds + pieces > 0 ? words.importAPack : words.importCityAndRecipe;
}

function show(store: AppStore, { schematics: { added, replaced }, same, packs, works }: Decided): void {
  const ofPacks = packs.flatMap(({ plan }) => [
    ...plan.added,
    ...plan.changed.map(({ theirs }) => theirs),
    ...plan.same,
  ]);
  const taken = [...ofPacks, ...added, ...replaced, ...same];
  const [first] = taken;
  if (first)
    showInLibrary(
      store,
      taken.map(({ id }) => id),
    );
  if (works.some(({ kind }) => kind === 'city' || kind === 'land')) {
    setSession(store, { workspace: 'city' });
    putDown(store);
    citySelection.set(store, { ids: [] });
  } else if (first) {
    setSession(store, { workspace: 'schematics' });
    openSchematic(store, first.id);
  } else if (works.length > 0) setSession(store, { workspace: 'city' });
}

function sentences({ schematics, same, packs, works, newKinds }: Decided): string[] {
  const { added, replaced, skipped } = schematics;
  const said = packs.map(packSentence);
  if (added.length === 1) said.push(words.newInLibrary(added[0]!.name, asNew(added[0]!, schematics)));
  else if (added.length > 1) said.push(words.manyNewInLibrary(added.length));
  if (replaced.length === 1) said.push(words.replacedOne(replaced[0]!.name));
  else if (replaced.length > 1) said.push(words.replacedMany(replaced.length));
  if (skipped.length > 0) said.push(words.skipped(skipped.length));
  if (same.length === 1) said.push(words.oneAlreadyThere(same[0]!.name));
  else if (same.length > 1) said.push(words.manyAlreadyThere(same.length));
  for (const work of works) said.push(workSentence(work));
  if (newKinds > 0) said.push(words.newKinds(newKinds));
  return said.length > 0 ? said : [words.everythingIsAlreadyHere];
}

function packSentence({ plan }: TakenPack): string {
  const { pack, mine, added, changed, removed, ids } = plan;
  if (isPackSame(plan)) return words.packIsSame(pack.name);
  if (!mine) return words.packIsNew(pack.name, ids.size);
  return words.packIsUpdated(pack.name, added.length, changed.length, removed.length);
}

function asNew({ id }: Schematic, { renamed }: TakenSchematics): string {
  return [...renamed.values()].includes(id) ? ` as ${id}` : '';
}

function workSentence(work: Work): string {
  switch (work.kind) {
    case 'recipe':
      return words.recipeImported;
    case 'city':
      return words.cityImported(work.value.placements.length);
    case 'added':
      return words.cityAdded(work.name);
    case 'land':
      return words.landImported(countHexes(work.value));
  }
}

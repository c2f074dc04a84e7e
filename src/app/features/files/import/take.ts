import type { Draft } from 'immer';
import { countHexes } from '../../../../engine/land/row.ts';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';
import { renamedRecipe, type Renamed } from '../../../../engine/recipe/renamed.ts';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import {
  addImportedCity,
  addImportedLand,
  addImportedRecipe,
  importCity,
} from '../../../store/import-city.ts';
import { importLand } from '../../../store/import-land.ts';
import { setDetails } from '../../../document/details.ts';
import { showInLibrary } from '../../../store/library/show-in-library.ts';
import { toSchematicDocument, type Document } from '../../../document/document.ts';
import { openingOf } from '../../../document/cities.ts';
import { cityName } from '../../../document/open-city.ts';
import { changeBy, changesInTurn } from '../../../document/step.ts';
import { editByPatches, endGesture, setSession, type AppStore } from '../../../store/store.ts';
import type { CityDestination } from '../../../cityview/destination/destination.ts';
import type { Work } from './incoming.ts';
import { isPackSame, takePack, type TakenPack } from '../../../document/import-packs.ts';
import type { TakenSchematics } from '../../../document/import-schematics.ts';
import { putDown } from '../../../cityview/city-tool.ts';
import { citySelection } from '../../../cityview/selection-slice.ts';
import { openSchematic } from '../../../store/open-schematic.ts';
import * as words from '../words.ts';

/** The fate of districts and of the limits of the recipe when land is imported. */
export type KeptLimits = 'kept' | 'dropped';
/** A recipe or city that is taken, with where the city goes. */
export type TakenWork = Work & { readonly to: CityDestination };

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
  readonly works: readonly TakenWork[];
  readonly limits: KeptLimits;
  /** Notes for users, in words. */
  readonly notes: readonly string[];
}

/**
 * Takes an import into the document as one undoable step, and shows it: a city that is added alone is opened. Returns
 * what was done, in words.
 */
export function take(store: AppStore, decided: Decided): string {
  endGesture(store);
  const { document } = store.getState();
  const added: string[] = [];
  const takeAll = changeBy<Document>((draft) => {
    if (decided.kinds !== document.kinds) draft.kinds = [...decided.kinds];
    addToLibrary(draft, decided.schematics);
    for (const pack of decided.packs) takePack(draft, pack);
    const schematics = new Map(decided.schematics.renamed);
    for (const { plan } of decided.packs) for (const [file, id] of plan.renamed) schematics.set(file, id);
    const renamed = { schematics, kinds: decided.renamedKinds };
    for (const work of decided.works) takeWork(draft, work, renamed, decided.limits, added);
  });
  editByPatches(store, label(decided), (now) =>
    changesInTurn(now, [
      takeAll,
      (then) => (added.length === 1 ? openingOf(then, added[0]!) : { patches: [], inverse: [] }),
    ]),
  );
  show(store, decided);
  const names = added.map((id) => cityName(store.getState().document, id));
  return [...sentences(decided, names), ...decided.notes].join(' ');
}

function addToLibrary(draft: Draft<Document>, { added, replaced }: TakenSchematics): void {
  for (const schematic of [...added, ...replaced])
    draft.schematics[schematic.id] = toSchematicDocument(schematic) as Draft<Document['schematics'][string]>;
  for (const { id, name, description, author, tags } of replaced)
    setDetails(draft, id, { name, description, author, tags });
  draft.order.unshift(...added.map(({ id }) => id));
}

/**
 * @param renamed what came with the work under other ids
 * @param added gets the id of a city that is added
 */
function takeWork(
  draft: Draft<Document>,
  work: TakenWork,
  renamed: Renamed,
  limits: KeptLimits,
  added: string[],
): void {
  if (work.kind === 'recipe') {
    const recipe = renamedRecipe(work.value, renamed);
    if (work.to === 'open') draft.recipe = recipe as Draft<Recipe>;
    else added.push(addImportedRecipe(draft, work.name, recipe));
  } else if (work.kind === 'city' && work.to === 'open') importCity(draft, draft, work.value);
  else if (work.kind === 'city') added.push(addImportedCity(draft, work.name, work.value));
  else if (work.to === 'open') importLand(draft, draft, work.value, limits === 'kept');
  else added.push(addImportedLand(draft, work.name, work.value, limits === 'kept'));
}

function label({ schematics: { added, replaced }, packs, works, newKinds }: Decided): string {
  const [pack, ...others] = packs.filter(({ plan }) => !isPackSame(plan));
  if (pack && others.length > 0) return words.importOfPacks(packs.length);
  if (pack)
    return pack.plan.mine ? words.updateOfPack(pack.plan.pack.name) : words.importOfPack(pack.plan.pack.name);
  const pieces = added.length + replaced.length;
  if (pieces === 0 && works.length === 0) return words.importKinds;
  if (pieces === 0 && works.length > 1 && works.every(isCity)) return words.importCities;
  if (pieces === 0 && works.length === 1) return words.importOfKind(works[0]!.kind);
  if (pieces > 0 && works.length === 0) return words.importOfMany(pieces);
  return newKinds + pieces > 0 ? words.importAPack : words.importCityAndRecipe;
}

/** Whether a work is a city, or becomes one. */
function isCity({ kind, to }: TakenWork): boolean {
  return kind !== 'recipe' || to === 'new';
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
  const cities = works.filter(isCity);
  if (cities.length === 1 || cities.some(({ to }) => to === 'open')) {
    setSession(store, { workspace: 'city' });
    putDown(store);
    citySelection.set(store, { ids: [] });
  } else if (first) {
    setSession(store, { workspace: 'schematics' });
    openSchematic(store, first.id);
  } else if (works.length > 0) setSession(store, { workspace: 'city' });
}

/** @param cities names of the added cities, which may not be those of their files */
function sentences(
  { schematics, same, packs, works, newKinds }: Decided,
  cities: readonly string[],
): string[] {
  const { added: pieces, replaced, skipped } = schematics;
  const said = packs.map(packSentence);
  if (pieces.length === 1) said.push(words.newInLibrary(pieces[0]!.name, asNew(pieces[0]!, schematics)));
  else if (pieces.length > 1) said.push(words.manyNewInLibrary(pieces.length));
  if (replaced.length === 1) said.push(words.replacedOne(replaced[0]!.name));
  else if (replaced.length > 1) said.push(words.replacedMany(replaced.length));
  if (skipped.length > 0) said.push(words.skipped(skipped.length));
  if (same.length === 1) said.push(words.oneAlreadyThere(same[0]!.name));
  else if (same.length > 1) said.push(words.manyAlreadyThere(same.length));
  if (cities.length > 0) said.push(words.citiesAdded(cities));
  for (const work of works) if (work.to === 'open') said.push(workSentence(work));
  const recipes = works.filter(({ kind, to }) => kind === 'recipe' && to === 'new').length;
  if (recipes > 1) said.push(words.generateEach);
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

function workSentence(work: TakenWork): string {
  switch (work.kind) {
    case 'recipe':
      return words.recipeImported;
    case 'city':
      return words.cityImported(work.value.placements.length);
    case 'land':
      return words.landImported(countHexes(work.value));
  }
}

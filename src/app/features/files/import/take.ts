import type { Draft } from 'immer';
import { countHexes } from '../../../../engine/land/row.ts';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import { importCity, layBareLand } from '../../../store/city-edits.ts';
import { setDetails } from '../../../document/details.ts';
import { showInLibrary } from '../../../store/library/show-in-library.ts';
import { toSchematicDocument, type Document } from '../../../document/document.ts';
import { edit, endGesture, setSession, type AppStore } from '../../../store/store.ts';
import type { Work } from './incoming.ts';
import type { TakenSchematics } from '../../../document/import-schematics.ts';
import { putDown } from '../../../cityview/city-tool.ts';
import { citySelection } from '../../../cityview/selection-slice.ts';
import { openSchematic } from '../../../store/open-schematic.ts';

/** An import with nothing left to ask. */
export interface Decided {
  /** The palette as it is to be. */
  readonly kinds: readonly Kind[];
  /** Number of kinds that are new in it. */
  readonly newKinds: number;
  readonly schematics: TakenSchematics;
  /** Those that are already in the library. */
  readonly same: readonly Schematic[];
  readonly works: readonly Work[];
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
    for (const work of decided.works) takeWork(draft, work, decided.schematics.renamed);
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

function takeWork(draft: Draft<Document>, work: Work, renamed: ReadonlyMap<string, string>): void {
  if (work.kind === 'recipe') draft.recipe = followIds(work.value, renamed) as Draft<Recipe>;
  else if (work.kind === 'city') importCity(draft, draft, work.value);
  else layBareLand(draft, draft, work.value);
}

/** A recipe whose rules follow the schematics that came with it to their new ids. */
function followIds(recipe: Recipe, renamed: ReadonlyMap<string, string>): Recipe {
  const schematics = recipe.schematics.map((rule) => ({ ...rule, id: renamed.get(rule.id) ?? rule.id }));
  return { ...recipe, schematics };
}

function label({ schematics: { added, replaced }, works, newKinds }: Decided): string {
  const pieces = added.length + replaced.length;
  if (pieces === 0 && works.length === 0) return 'Import kinds';
  if (pieces === 0 && works.length === 1) return `Import ${works[0]!.kind}`;
  if (pieces > 0 && works.length === 0) return `Import ${count(pieces, 'schematic')}`;
  return newKinds + pieces > 0 ? 'Import a pack' : 'Import city and recipe';
}

function show(store: AppStore, { schematics: { added, replaced }, same, works }: Decided): void {
  const taken = [...added, ...replaced, ...same];
  const [first] = taken;
  if (first)
    showInLibrary(
      store,
      taken.map(({ id }) => id),
    );
  if (works.some(({ kind }) => kind !== 'recipe')) {
    setSession(store, { workspace: 'city' });
    putDown(store);
    citySelection.set(store, { ids: [] });
  } else if (first) {
    setSession(store, { workspace: 'schematics' });
    openSchematic(store, first.id);
  } else if (works.length > 0) setSession(store, { workspace: 'city' });
}

function sentences({ schematics, same, works, newKinds }: Decided): string[] {
  const { added, replaced, skipped } = schematics;
  const said: string[] = [];
  if (added.length === 1) said.push(`“${added[0]!.name}” is in the library${asNew(added[0]!, schematics)}.`);
  else if (added.length > 1) said.push(`${added.length} schematics are new in the library.`);
  if (replaced.length === 1) said.push(`“${replaced[0]!.name}” replaced yours.`);
  else if (replaced.length > 1) said.push(`${replaced.length} replaced yours.`);
  if (skipped.length > 0) said.push(`${skipped.length} skipped.`);
  if (same.length === 1) said.push(`“${same[0]!.name}” is already in the library.`);
  else if (same.length > 1) said.push(`${same.length} are already in the library.`);
  for (const work of works) said.push(workSentence(work));
  if (newKinds > 0)
    said.push(`${count(newKinds, 'kind')} ${newKinds === 1 ? 'is' : 'are'} new in the palette.`);
  return said.length > 0 ? said : ['Everything is already here.'];
}

function asNew({ id }: Schematic, { renamed }: TakenSchematics): string {
  return [...renamed.values()].includes(id) ? ` as ${id}` : '';
}

function workSentence(work: Work): string {
  switch (work.kind) {
    case 'recipe':
      return 'The recipe was imported. Press Generate to build its city.';
    case 'city':
      return `The city is on the board, with ${work.value.placements.length.toLocaleString('en')} placements.`;
    case 'land': {
      const hexes = countHexes(work.value).toLocaleString('en');
      return `Land of ${hexes} hexes was imported. Press Generate to build on it.`;
    }
  }
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}

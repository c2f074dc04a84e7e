import type { Draft } from 'immer';
import { landBox, MAX_SLOTS } from '../../engine/board/board.ts';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import type { Problem } from '../../engine/problem.ts';
import { readAny, type SixfoldFile } from '../../formats/any.ts';
import { writeSchematic } from '../../formats/schematic/write.ts';
import { unknownKinds } from '../../formats/schematic/check.ts';
import { countHexes } from '../../engine/land/row.ts';
import { guessTextMap } from '../../formats/text-map/guess.ts';
import { readTextMap } from '../../formats/text-map/read.ts';
import { importCity, layBareLand } from '../city/city-edits.ts';
import { freeId } from '../library/library-edits.ts';
import { toSchematic, toSchematicDocument, type Document } from '../store/document.ts';
import { edit, setSession, type AppStore } from '../store/store.ts';

/** What came of reading a file: what was done, in words, or everything that is wrong with it. */
export type ImportOutcome =
  | { readonly kind: 'imported'; readonly message: string }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/**
 * Takes a file into the document as one undoable step: one of ours by its `format`, or a map that is text as land. A
 * bad one changes nothing.
 */
export function importText(store: AppStore, text: string): ImportOutcome {
  return /^\s*[[{]/.test(text) ? importJson(store, text) : importMap(store, text);
}

function importMap(store: AppStore, text: string): ImportOutcome {
  const land = readTextMap(guessTextMap(text), text);
  if (!land.ok) return { kind: 'refused', problems: land.problems };
  const { document } = store.getState();
  edit(store, 'Import land', (draft) => layBareLand(draft, document, land.value));
  setSession(store, { workspace: 'city', placement: null, cityTool: { kind: 'select' } });
  const hexes = countHexes(land.value).toLocaleString('en');
  return { kind: 'imported', message: `Land of ${hexes} hexes is on the board; Generate builds on it.` };
}

function importJson(store: AppStore, text: string): ImportOutcome {
  const file = readAny(text);
  if (!file.ok) return { kind: 'refused', problems: file.problems };
  const { document } = store.getState();
  const problems = obstacles(document, file.value);
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'imported', message: take(store, document, file.value) };
}

/** What keeps a good file from being taken into this document. */
function obstacles(document: Document, file: SixfoldFile): Problem[] {
  if (file.format === 'sixfold/schematic') return unknownKinds(file.value.hexes, document.kinds, '$.hexes');
  if (file.format === 'sixfold/city') {
    const { columns, rows } = landBox(file.value.land);
    if (columns * rows > MAX_SLOTS)
      return [
        { path: '$.land', message: `spreads over a box of ${columns} × ${rows} hexes, too large to show` },
      ];
  }
  return [];
}

function take(store: AppStore, document: Document, file: SixfoldFile): string {
  switch (file.format) {
    case 'sixfold/city': {
      const city = file.value;
      edit(store, 'Import city', (draft) => importCity(draft, document, city));
      setSession(store, { workspace: 'city', placement: null, cityTool: { kind: 'select' } });
      return `The city is on the board, with ${city.placements.length.toLocaleString('en')} placements.`;
    }
    case 'sixfold/schematic': {
      const { id: fileId } = file.value;
      const known = Object.hasOwn(document.schematics, fileId) ? document.schematics[fileId] : undefined;
      if (known && writeSchematic(toSchematic(known)) === writeSchematic(file.value)) {
        setSession(store, { workspace: 'schematics', schematic: known.id, pose: PLAIN_POSE });
        return `“${known.name}” is in the library already.`;
      }
      const id = freeId(file.value.id, document.schematics);
      edit(store, 'Import schematic', (draft) => {
        draft.schematics[id] = toSchematicDocument({ ...file.value, id }) as Draft<
          Document['schematics'][string]
        >;
        draft.order.unshift(id);
      });
      setSession(store, { workspace: 'schematics', schematic: id, pose: PLAIN_POSE });
      return `“${file.value.name}” is in the library${id === file.value.id ? '' : ` as ${id}`}.`;
    }
    case 'sixfold/recipe': {
      const recipe = file.value;
      edit(store, 'Import recipe', (draft) => {
        draft.recipe = recipe as Draft<Document['recipe']>;
      });
      setSession(store, { workspace: 'city' });
      return 'The recipe is in the panel; Generate makes its city.';
    }
    case 'sixfold/kinds': {
      const known = new Set(document.kinds.map(({ id }) => id));
      const added = file.value.kinds.filter(({ id }) => !known.has(id));
      edit(store, 'Import kinds', (draft) => {
        draft.kinds.push(...added);
      });
      return added.length === 0
        ? 'The palette has all of these kinds already.'
        : `${added.length} ${added.length === 1 ? 'kind is' : 'kinds are'} new in the palette.`;
    }
  }
}

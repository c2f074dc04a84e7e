import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { editedSchematics } from '../../../../src/app/features/living/edited.ts';
import {
  detachPlacements,
  keepPlacements,
  updateFitting,
  updatePlacements,
} from '../../../../src/app/features/living/living-edits.ts';
import * as words from '../../../../src/app/features/living/words.ts';
import { sourceOf } from '../../../../src/app/document/sources.ts';
import { renameSchematic, retagSchematics } from '../../../../src/app/features/library/library-actions.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { fromChunks, setChunked } from '../../../../src/app/document/chunked.ts';
import { toCity, toCityDocument } from '../../../../src/app/document/document.ts';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import type { Direction } from '../../../../src/engine/hex/hex.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import { readCity } from '../../../../src/formats/city/read.ts';
import { writeCity } from '../../../../src/formats/city/write.ts';
import { nearSegment, plainStore } from '../../../support/documents.ts';

let store: AppStore;

beforeEach(() => {
  store = plainStore();
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
});

function stamp(schematic: string, q: number, r: number): void {
  stampSchematic(store, schematic, { q, r }, PLAIN_POSE);
}

function paint(schematic: string, k: Direction, q = 0, r = 0): void {
  edit(store, 'Paint', (draft) => paintSegment(draft, schematic, { q, r, k }, 'wheat'));
}

const edited = () => editedSchematics(store.getState().document);
const cityNow = () => toCity(store.getState().document.city);
const made = () => cityNow().placements.map(({ schematic }) => schematic);

/** The city as it is after it was saved and opened. */
function reopen(): void {
  const read = readCity(writeCity(cityNow()));
  if (!read.ok) throw new Error('the city cannot be read again');
  edit(store, 'Open', (draft) => void (draft.city = toCityDocument(read.value) as typeof draft.city));
}

describe('a schematic that was edited', () => {
  it('concerns nobody who was stamped since, nor anybody before an edit', () => {
    stamp('single', 0, 0);
    expect(edited()).toEqual([]);
    paint('single', 1);
    stamp('single', 1, 0);
    expect(edited().map(({ placements }) => placements.map(({ placement }) => placement.id))).toEqual([[1]]);
  });

  it('fits where its segments are free or its own, and not where others stand or the land ends', () => {
    stamp('single', 0, 0);
    stamp('single', 1, 0);
    stamp('tile', 1, -1);
    stamp('single', 3, 0);
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 1, r: -1, k: 0 }, 'wheat'));
    expect(
      edited()[0]!.placements.map(({ placement: { id }, fits, blocked }) => [id, fits, blocked.length]),
    ).toEqual([
      [1, false, 1],
      [2, true, 0],
      [4, false, 1],
    ]);
    expect(words.edited(edited())).toBe('single was edited: 3 placements; 1 would still fit, 2 would not');
  });

  it('is of no concern while nothing is painted on it', () => {
    stamp('single', 0, 0);
    edit(store, 'Erase', (draft) => void (draft.schematics['single']!.hexes = {}));
    expect(edited()).toEqual([]);
  });
});

describe('a schematic of which another thing than the shape was changed', () => {
  const copy = (id: string) => cityNow().schematics.find((schematic) => schematic.id === id);

  it('is no edit: its copies in the city take over what is said of it, in the same step', () => {
    stamp('tile', 0, 0);
    const { document: before } = store.getState();
    renameSchematic(store, 'tile', 'Square');
    retagSchematics(store, ['tile'], ['round'], []);
    expect(edited()).toEqual([]);
    expect(copy('tile')).toMatchObject({ name: 'Square', tags: ['round'] });
    stamp('tile', 2, 0);
    expect(made()).toEqual(['tile', 'tile']);
    for (let step = 0; step < 3; step++) undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('is asked about by its shape alone, and every copy has its new name', () => {
    stamp('single', 0, 0);
    paint('single', 1);
    stamp('single', 1, 0);
    renameSchematic(store, 'single', 'Cottage');
    expect(words.edited(edited())).toBe('Cottage was edited: 1 placement; it would still fit');
    expect(copy('single')).toMatchObject({ name: 'Cottage' });
    expect(copy('single-v2')).toMatchObject({ name: 'Cottage' });
  });

  it('stays kept, also in a file of which the fingerprint is of the name, too', () => {
    stamp('single', 0, 0);
    paint('single', 1);
    keepPlacements(store, edited());
    renameSchematic(store, 'single', 'Cottage');
    expect(edited()).toEqual([]);
    undoStep(store);
    // FNV-1a of ["single",["0,0 house wheat    "]].
    edit(store, 'Open', (draft) => void (draft.city.meta = { kept: { single: 'bd548dc2' } }));
    expect(edited()).toEqual([]);
    paint('single', 2);
    expect(edited()).toHaveLength(1);
  });

  it('leaves alone what was detached from it', () => {
    stamp('single', 0, 0);
    paint('single', 1);
    detachPlacements(store, edited()[0]!);
    renameSchematic(store, 'single', 'Cottage');
    expect(copy('single-own')).toMatchObject({ name: 'single' });
  });

  it('gives its name to a copy of another city when it is stamped beside it', () => {
    stamp('single', 0, 0);
    edit(store, 'Open', (draft) => void (draft.city.schematics['single']!.name = 'Old house'));
    expect(edited()).toEqual([]);
    stamp('single', 1, 0);
    expect(made()).toEqual(['single', 'single']);
    expect(copy('single')).toMatchObject({ name: 'single' });
  });
});

describe('updating', () => {
  it('takes all that fit, together, in one step, and leaves the others as they are', () => {
    stamp('single', 0, 0);
    stamp('single', 1, 0);
    stamp('tile', 2, 0);
    // Grows to the southeast: into the tile for the second one.
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 1, r: 0, k: 3 }, 'wheat'));
    updateFitting(store, edited());
    expect(made()).toEqual(['single-v2', 'single', 'tile']);
    expect(edited().map(({ fitting }) => fitting)).toEqual([0]);
    undoStep(store);
    expect(made()).toEqual(['single', 'single', 'tile']);
    expect(edited().map(({ fitting }) => fitting)).toEqual([1]);
  });

  it('of the last of a copy puts the new one in its place, under its id', () => {
    stamp('single', 0, 0);
    paint('single', 2);
    stamp('single', 1, 0);
    paint('single', 4);
    expect(edited()[0]!.copies).toEqual(['single', 'single-v2']);
    updateFitting(store, edited());
    expect(made()).toEqual(['single', 'single']);
    expect(Object.keys(store.getState().document.city.schematics)).not.toContain('single-v2');
    expect(cityNow().schematics.find(({ id }) => id === 'single')!.hexes[0]!.segments).toEqual([
      'house',
      null,
      'wheat',
      null,
      'wheat',
      null,
    ]);
    expect(edited()).toEqual([]);
  });

  it('is followed by the board, also when the id stays', () => {
    stamp('single', 0, 0);
    const view = new CityView(store.getState().document.city);
    paint('single', 3);
    updateFitting(store, edited());
    view.update(store.getState().document.city);
    expect(view.placementAt({ q: 0, r: 0, k: 3 })?.id).toBe(1);
    undoStep(store);
    view.update(store.getState().document.city);
    expect(view.placementAt({ q: 0, r: 0, k: 3 })).toBeUndefined();
  });

  it('of one leaves the others', () => {
    stamp('single', 0, 0);
    stamp('single', 1, 0);
    paint('single', 1);
    const [{ schematic, placements }] = edited() as [ReturnType<typeof edited>[number]];
    updatePlacements(store, [{ schematic, placements: [placements[1]!.placement] }]);
    expect(made()).toEqual(['single', 'single-v2']);
  });

  it('never leaves a city that contradicts itself, whatever was painted and stamped', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ q: fc.integer({ min: -3, max: 3 }), r: fc.integer({ min: -3, max: 3 }) })),
        fc.array(nearSegment, { minLength: 1, maxLength: 5 }),
        (places, segments) => {
          store = plainStore(places.length);
          for (const { q, r } of places) {
            const view = new CityView(store.getState().document.city);
            if (view.board.mask_hex.length > 0 && !view.placementAt({ q, r, k: 0 }) && Math.abs(q + r) <= 3)
              stamp('single', q, r);
          }
          for (const segment of segments)
            edit(store, 'Paint', (draft) => paintSegment(draft, 'single', segment, 'wheat'));
          const before = edited();
          const fitting = before.reduce((sum, one) => sum + one.fitting, 0);
          const count = before.reduce((sum, one) => sum + one.placements.length, 0);
          updateFitting(store, before);
          expect(readCity(writeCity(cityNow()))).toEqual({ ok: true, value: sorted(cityNow()) });
          const after = edited().reduce((sum, one) => sum + one.placements.length, 0);
          expect(after).toBe(count - fitting);
          expect(edited().reduce((sum, one) => sum + one.fitting, 0)).toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('keeping', () => {
  it('asks no more until the next edit, also after saving and opening', () => {
    stamp('single', 0, 0);
    paint('single', 1);
    keepPlacements(store, edited());
    expect(edited()).toEqual([]);
    reopen();
    expect(edited()).toEqual([]);
    paint('single', 2);
    expect(edited()).toHaveLength(1);
  });
});

describe('detaching', () => {
  it('makes a schematic of the city alone, also after saving and opening', () => {
    stamp('single', 0, 0);
    paint('single', 1);
    detachPlacements(store, edited()[0]!);
    expect(made()).toEqual(['single-own']);
    reopen();
    expect(sourceOf(store.getState().document, 'single-own')).toBeNull();
    paint('single', 2);
    expect(edited()).toEqual([]);
    stamp('single', 1, 0);
    expect(made()).toEqual(['single-own', 'single']);
  });

  it('keeps what is locked locked', () => {
    stamp('single', 0, 0);
    const [placement] = fromChunks(store.getState().document.city.placements);
    edit(store, 'Lock', (draft) => setChunked(draft.city.placements, { ...placement!, locked: true }));
    paint('single', 1);
    detachPlacements(store, edited()[0]!);
    expect(cityNow().placements[0]).toMatchObject({ schematic: 'single-own', locked: true });
  });
});

/** With schematics in the order of the file. */
function sorted(city: ReturnType<typeof cityNow>) {
  return { ...city, schematics: city.schematics.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}

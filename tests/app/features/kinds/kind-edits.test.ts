import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addKind,
  brokenBy,
  brokenByReplacing,
  changeKind,
  deleteKind,
  freeKindId,
  kindUses,
  moveKind,
} from '../../../../src/app/features/kinds/kind-edits.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import type { Document } from '../../../../src/app/document/document.ts';
import { canUndo, edit, undoStep, redoStep, type AppStore } from '../../../../src/app/store/store.ts';
import type { Kind } from '../../../../src/engine/schematic/kind.ts';
import { HOUSE, WHEAT } from '../../../support/cities.ts';
import { nearSegment, plainStore } from '../../../support/documents.ts';

const INN: Kind = { ...HOUSE, id: 'inn', name: 'Inn', glyph: 'i', pattern: 'shop' };
const MILL: Kind = { ...HOUSE, id: 'mill', name: 'Mill', glyph: 'M', footprint: 'tile' };

function documentOf(store: AppStore): Document {
  return store.getState().document;
}

function ids(store: AppStore): string[] {
  return documentOf(store).kinds.map(({ id }) => id);
}

/** Every kind that is painted somewhere in the library, with the number of its segments. */
function painted({ schematics }: Document): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { hexes } of Object.values(schematics))
    for (const segments of Object.values(hexes)) {
      expect(segments.some((kind) => kind !== null)).toBe(true);
      for (const kind of segments) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  return counts;
}

const anyStrokes = fc.array(
  fc.record({
    schematic: fc.constantFrom('single', 'pair', 'tile'),
    segment: nearSegment,
    kind: fc.constantFrom('house', 'wheat', 'inn', 'mill', null),
  }),
  { maxLength: 60 },
);

/** A store with four kinds, painted at random. */
function paintedStore(strokes: typeof anyStrokes extends fc.Arbitrary<infer T> ? T : never): AppStore {
  const store = plainStore();
  edit(store, 'Paint', (draft) => {
    addKind(draft, INN, null);
    addKind(draft, MILL, 'house');
    for (const { schematic, segment, kind } of strokes) paintSegment(draft, schematic, segment, kind);
  });
  return store;
}

describe('a kind', () => {
  it('is added below another one or at the end, and taken in hand by no one', () => {
    const store = plainStore();
    edit(store, 'Add', (draft) => addKind(draft, INN, 'house'));
    edit(store, 'Add', (draft) => addKind(draft, MILL, null));
    expect(ids(store)).toEqual(['house', 'inn', 'wheat', 'mill']);
    expect(documentOf(store).kinds[1]).toEqual(INN);
    expect(store.getState().session.kind).toBe('house');
  });

  it('is changed as one step, and by nothing as none', () => {
    const store = plainStore();
    edit(store, 'Edit', (draft) => changeKind(draft, { ...WHEAT }));
    expect(canUndo(store.getState())).toBe(false);
    edit(store, 'Edit', (draft) => changeKind(draft, { ...WHEAT, pattern: 'orchard', open: false }));
    expect(documentOf(store).kinds[1]).toEqual({ ...WHEAT, pattern: 'orchard', open: false });
    undoStep(store);
    expect(documentOf(store).kinds[1]).toEqual(WHEAT);
  });

  it('leaves the city as it was made, whatever becomes of it', () => {
    const store = plainStore();
    const { city } = documentOf(store);
    edit(store, 'Edit', (draft) => changeKind(draft, { ...HOUSE, color: '#000000' }));
    edit(store, 'Delete', (draft) => deleteKind(draft, 'house', 'wheat'));
    expect(documentOf(store).city).toBe(city);
  });

  it('has an id of its own, made of its name', () => {
    expect(freeKindId('Old Mill', [HOUSE])).toBe('old-mill');
    expect(freeKindId('House', [HOUSE])).toBe('house-2');
    expect(freeKindId('7 * 7', [])).toBe('kind');
    expect(freeKindId(`${'a'.repeat(55)} house`, [])).toBe('a'.repeat(55));
    expect(freeKindId('Grün', [])).toMatch(/^[a-z][a-z0-9-]*$/);
  });
});

describe('deleting a kind', () => {
  it('gives its segments to another one, or takes them away, and nothing else; undo brings all back', () => {
    fc.assert(
      fc.property(
        anyStrokes,
        fc.constantFrom('house', 'wheat', 'inn', 'mill'),
        fc.constantFrom('house', 'wheat', 'inn', 'mill', null),
        (strokes, id, wanted) => {
          const replacement = wanted === id ? null : wanted;
          const store = paintedStore(strokes);
          const before = documentOf(store);
          const counts = painted(before);
          const uses = kindUses(before, id);
          expect(uses.segments).toBe(counts.get(id) ?? 0);

          edit(store, 'Delete', (draft) => deleteKind(draft, id, replacement));
          const after = documentOf(store);
          const expected = new Map(counts);
          expected.delete(id);
          if (replacement !== null && uses.segments > 0)
            expected.set(replacement, (counts.get(replacement) ?? 0) + uses.segments);
          expect(painted(after)).toEqual(expected);
          expect(ids(store)).not.toContain(id);
          const known = new Set(ids(store));
          expect([...painted(after).keys()].filter((kind) => !known.has(kind))).toEqual([]);
          expect(known).toContain(store.getState().session.kind);
          const emptied = after.order.filter((one) => Object.keys(after.schematics[one]!.hexes).length === 0);
          if (replacement === null)
            expect(emptied).toEqual(
              before.order.filter(
                (one) =>
                  uses.only.includes(before.schematics[one]!) ||
                  Object.keys(before.schematics[one]!.hexes).length === 0,
              ),
            );

          undoStep(store);
          expect(documentOf(store)).toEqual(before);
          redoStep(store);
          expect(documentOf(store)).toEqual(after);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is told before: where it stands, and which schematics have nothing else', () => {
    const store = plainStore();
    edit(store, 'Paint', (draft) => paintSegment(draft, 'pair', { q: 0, r: 0, k: 4 }, 'wheat'));
    const { segments, schematics, only } = kindUses(documentOf(store), 'house');
    expect(segments).toBe(1 + 2 + 6 + 12);
    expect(schematics.map(({ id }) => id)).toEqual(['single', 'pair', 'tile', 'two-hexes']);
    expect(only.map(({ id }) => id)).toEqual(['single', 'tile', 'two-hexes']);
  });
});

describe('what another footprint breaks', () => {
  it('is counted before', () => {
    const { schematics, ...rest } = documentOf(plainStore());
    const document = { ...rest, schematics };
    expect(brokenBy(document, 'house', 'area')).toEqual({ segments: 0, schematics: 0 });
    // One segment and two: the tile and the two hexes are whole.
    expect(brokenBy(document, 'house', 'tile')).toEqual({ segments: 3, schematics: 2 });
  });

  it('is counted for a kind that takes the place of another one, too, beyond what is broken now', () => {
    const store = paintedStore([
      { schematic: 'single', segment: { q: 1, r: 1, k: 0 }, kind: 'mill' },
      { schematic: 'tile', segment: { q: 2, r: 0, k: 0 }, kind: 'mill' },
    ]);
    expect(brokenByReplacing(documentOf(store), 'house', 'wheat')).toEqual({ segments: 0, schematics: 0 });
    expect(brokenByReplacing(documentOf(store), 'house', 'mill')).toEqual({ segments: 3, schematics: 2 });
  });
});

describe('the order of kinds', () => {
  it('changes by moving one, and is still of the same kinds', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.integer({ min: -2, max: 6 }), (from, to) => {
        const store = paintedStore([]);
        const before = ids(store);
        const id = before[from]!;
        edit(store, 'Move', (draft) => moveKind(draft, id, to));
        expect(ids(store).indexOf(id)).toBe(Math.max(0, Math.min(3, to)));
        expect(ids(store).filter((other) => other !== id)).toEqual(before.filter((other) => other !== id));
      }),
    );
  });
});

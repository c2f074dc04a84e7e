import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInFolder } from '../../../src/cli/built-in.ts';
import { readLibrary } from '../../../src/cli/library.ts';
import { createBoard, isLand, placementAt, stamp } from '../../../src/engine/board/board.ts';
import { readWish } from '../../../src/engine/fit/wish.ts';
import { distance } from '../../../src/engine/hex/hex.ts';
import { fromOffset, toOffset } from '../../../src/engine/hex/offset.ts';
import { hasHex, hexesOf } from '../../../src/engine/land/row.ts';
import { orient, UNMIRRORED } from '../../../src/engine/schematic/pose.ts';
import { paintedSegments, type Schematic } from '../../../src/engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { isInside, landAbout } from '../../../src/engine/tryout/patch-land.ts';
import { needsOf } from '../../../src/engine/tryout/needs.ts';
import { tryOut, type Patch, type PatchQuestion } from '../../../src/engine/tryout/patch.ts';
import { anyShape } from '../../support/arbitraries.ts';

const { kinds, schematics } = readLibrary(builtInFolder());
const pieceNamed = (id: string) => schematics.find((schematic) => schematic.id === id)!;
const STREETS = { main: 'street', lane: 'lane', bridge: 'bridge' };
const MIX = ['town-house-1', 'town-house-2', 'town-house-3', 'garden', 'copse'].map((id) => ({
  schematic: pieceNamed(id),
  weight: 4,
  max: null,
}));

function questionOf(piece: Schematic, part: Partial<PatchQuestion> = {}): PatchQuestion {
  return {
    piece,
    kinds,
    poses: UNMIRRORED,
    neighbors: MIX,
    pool: schematics,
    streets: STREETS,
    seed: 1,
    ...part,
  };
}

function patchOf(piece: Schematic, part?: Partial<PatchQuestion>): Patch {
  const tried = tryOut(questionOf(piece, part));
  if (tried.kind !== 'patch') throw new Error(tried.kind);
  return tried.patch;
}

function drawn(hexes: Schematic['hexes'], around?: Schematic['hexes']): Schematic {
  return {
    id: 'drawn',
    name: 'Drawn',
    description: '',
    author: '',
    tags: [],
    hexes,
    ...(around && { around }),
  };
}

/** The ground and the pieces of a patch, read the plain way; throws where two pieces overlap. */
function readPlain({ city }: Patch) {
  const board = createBoard(city.land, city.ground);
  const kind_ground = new Map(
    paintedSegments(city.ground ?? []).map(({ kind, ...segment }) => [segmentKey(segment), kind]),
  );
  const kind_placed = new Map<string, string>();
  const byId = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
  const asked: { readonly segment: Segment; readonly wish: string }[] = [];
  for (const placement of city.placements) {
    const { hexes, around = [] } = byId.get(placement.schematic)!;
    stamp(board, orient(hexes, placement), placement, placement.id);
    const moved = ({ q, r, k }: Segment) => ({ q: q + placement.q, r: r + placement.r, k });
    for (const { kind, ...segment } of paintedSegments(orient(hexes, placement)))
      kind_placed.set(segmentKey(moved(segment)), kind);
    for (const { kind, ...segment } of paintedSegments(orient(around, placement)))
      asked.push({ segment: moved(segment), wish: kind });
  }
  const isStreet = (key: string) => Object.values(STREETS).includes(kind_ground.get(key) ?? '');
  const is = (name: string, segment: Segment): boolean => {
    const key = segmentKey(segment);
    const kind = kinds.find(({ id }) => id === (kind_ground.get(key) ?? kind_placed.get(key)));
    const land = isLand(board, segment);
    const free = land && kind === undefined;
    switch (name) {
      case '@sea':
        return !land;
      case '@land':
        return land;
      case '@free':
        return free;
      case '@open':
        return free || kind?.open === true;
      case '@public':
        return free || kind?.public === true;
      case '@street':
        return isStreet(key);
      default:
        return kind?.id === name;
    }
  };
  const meets = (wish: string, segment: Segment) =>
    readWish(wish).alternatives.some(({ name, not }) =>
      not ? is('@sea', segment) || !is(name, segment) : is(name, segment),
    );
  return { board, asked, meets };
}

function expectMet(patch: Patch): void {
  const { asked, meets } = readPlain(patch);
  expect(asked.filter(({ segment, wish }) => !meets(wish, segment))).toEqual([]);
}

describe('a patch', () => {
  it.each(schematics.map((piece) => [piece.id, piece] as const))(
    'has copies of %s, all conditions of which are met',
    (_, piece) => {
      for (const neighbors of [MIX, []])
        for (const seed of [1, 2]) {
          const patch = patchOf(piece, { neighbors, seed });
          expect(patch.obstacle).toBeNull();
          expect(patch.stamps.length).toBeGreaterThan(0);
          expectMet(patch);
        }
    },
  );

  it('has a street for a piece that asks for a street, and sea for one that asks for the sea', () => {
    expect(patchOf(pieceNamed('roadside-house')).city.ground).toBeDefined();
    const inland = patchOf(pieceNamed('copse'), { neighbors: [] });
    const coast = patchOf(pieceNamed('quay'), { neighbors: [] });
    const hexes = ({ city }: Patch) => city.land.reduce((sum, { count }) => sum + count, 0);
    expect(hexes(inland)).toBe(inland.size.columns * inland.size.rows);
    const { columns, rows } = coast.size;
    for (let column = 0; column < columns; column++)
      expect(hasHex(coast.city.land, fromOffset({ column, row: rows - 1 }))).toBe(false);
    // Nothing that asks for the sea stands at the end of the land, where there is none to be seen.
    for (let column = 0; column < columns; column++)
      expect(hasHex(coast.city.land, fromOffset({ column, row: -1 }))).toBe(true);
  });

  it('is the same for the same seed, and another for another', () => {
    const piece = pieceNamed('warehouse');
    expect(patchOf(piece)).toEqual(patchOf(piece));
    expect(patchOf(piece, { seed: 2 }).stamps).not.toEqual(patchOf(piece).stamps);
  });

  it('has copies in the allowed poses alone, and neighbors where there is room', () => {
    const piece = pieceNamed('house-pair');
    const patch = patchOf(piece, { poses: { rotations: [1, 4], shifts: [0], mirror: false } });
    expect(
      new Set(patch.stamps.map(({ rotation, shift, mirror }) => `${rotation} ${shift} ${mirror}`)),
    ).toEqual(new Set(['1 0 false', '4 0 false']));
    expect(patch.poses).toBe(2);
    expect(patch.city.placements.length).toBeGreaterThan(patch.stamps.length);
    expect(patchOf(piece, { neighbors: [] }).city.placements).toHaveLength(
      patchOf(piece, { neighbors: [] }).stamps.length,
    );
  });

  it('is full of the piece where the piece is alone: no more of it fits', () => {
    fc.assert(
      fc.property(anyShape(6), fc.nat(1000), (hexes, seed) => {
        const patch = patchOf(drawn(hexes), { neighbors: [], seed });
        expectMet(patch);
        expect(patch.posesStamped).toBeGreaterThan(0);
        const { board } = readPlain(patch);
        for (const placement of patch.stamps)
          for (const segment of paintedSegments(orient(hexes, placement)))
            expect(
              placementAt(board, { q: segment.q + placement.q, r: segment.r + placement.r }, segment.k),
            ).toBe(placement.id);
      }),
      { numRuns: 15 },
    );
  });

  it('is none for a piece without segments, or one that is too large', () => {
    expect(tryOut(questionOf(drawn([])))).toEqual({ kind: 'empty' });
    const far = [{ q: 60, r: 0, segments: ['house', null, null, null, null, null] }] as const;
    const asked = [{ q: 60, r: 0, segments: [null, '@street', null, null, null, null] }] as const;
    expect(tryOut(questionOf(drawn(far, asked)))).toEqual({ kind: 'large' });
  });

  it('shows a piece that is too large for neighbors by itself, whole and in the middle', () => {
    fc.assert(
      fc.property(
        fc.record({ q: fc.integer({ min: -70, max: 70 }), r: fc.integer({ min: -70, max: 70 }) }),
        fc.integer({ min: 15, max: 90 }),
        fc.integer({ min: 0, max: 90 }),
        ({ q, r }, across, down) => {
          const six = ['wheat', 'wheat', 'wheat', 'wheat', 'wheat', 'wheat'] as const;
          const corners = [
            { q, r, segments: six },
            { q: q + across, r: r - (across >> 1), segments: six },
            { q, r: r + down + 1, segments: six },
          ];
          // It reaches further from its center than pieces that have neighbors do.
          fc.pre(corners.some((hex) => distance(hex, { q: 0, r: 0 }) > 14));
          const { stamps, city, size, obstacle } = patchOf(drawn(corners));
          expect(obstacle).toBeNull();
          expect(stamps).toHaveLength(1);
          expect(size.rows / size.columns).toBeGreaterThan(0.5);
          for (const hex of corners) {
            const at = { q: hex.q + stamps[0]!.q, r: hex.r + stamps[0]!.r };
            expect(hasHex(city.land, at)).toBe(true);
            expect(isInside(size, at)).toBe(true);
          }
        },
      ),
    );
  });

  it('leaves room for a large piece: neighbors at streets stay away, and others are not too many', () => {
    const six = ['wheat', 'house', 'wheat', 'garden', 'wheat', 'wheat'] as const;
    const disk = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].flatMap((q) =>
      [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].flatMap((r) =>
        Math.abs(q + r) <= 5 ? [{ q, r, segments: six }] : [],
      ),
    );
    const { stamps, city } = patchOf(drawn(disk));
    expect(stamps.length).toBeGreaterThan(0);
    expect(city.ground ?? []).toEqual([]);
    expect(city.placements.length).toBeGreaterThan(stamps.length + 20);
    expect(city.placements.length).toBeLessThan(stamps.length + 300);
  });
});

describe('the land about a patch', () => {
  it('goes on where the patch was cut off', () => {
    const { city, size } = patchOf(pieceNamed('farmstead'));
    const about = landAbout(size, city.land);
    for (let column = -3; column < size.columns + 3; column++)
      for (let row = -3; row < size.rows + 3; row++)
        expect(hasHex(about, fromOffset({ column, row }))).toBe(true);
  });

  it('leaves the sea where it is', () => {
    const { city, size } = patchOf(pieceNamed('quay'));
    const about = landAbout(size, city.land);
    const columns = Array.from(hexesOf(city.land), (hex) => toOffset(hex).column);
    let sea = 0;
    for (let column = Math.min(...columns); column <= Math.max(...columns); column++)
      for (let row = 0; row < size.rows + 3; row++) {
        const hex = fromOffset({ column, row });
        expect(hasHex(about, hex)).toBe(hasHex(city.land, hex));
        if (!hasHex(city.land, hex)) sea++;
      }
    expect(sea).toBeGreaterThan(size.columns);
  });
});

describe('a piece that fits nowhere', () => {
  // In every pose, the sea would be in the hex of the piece itself.
  const stranded = drawn(
    [{ q: 0, r: 0, segments: ['house', null, null, null, null, null] }],
    [{ q: 0, r: 0, segments: [null, '@sea', null, null, null, '@sea'] }],
  );

  it('has the reasons, counted by places, and the nearest place with its blocked segments', () => {
    const { obstacle, stamps } = patchOf(stranded);
    expect(stamps).toEqual([]);
    const [first] = obstacle!.reasons;
    expect(first).toMatchObject({ reason: 'condition', wanted: '@sea', found: '@free' });
    expect(first!.places).toBeGreaterThan(obstacle!.places / 2);
    expect(first!.places).toBeLessThanOrEqual(obstacle!.places);
    expect(obstacle!.nearest.blocked.length).toBeGreaterThan(0);
    expect(obstacle!.nearest.blocked[0]).toMatchObject({ reason: 'condition', wanted: '@sea' });
  });

  it('names a kind that nobody has', () => {
    const lost = drawn(
      [{ q: 0, r: 0, segments: ['house', null, null, null, null, null] }],
      [{ q: 0, r: -1, segments: [null, null, null, 'moonstone', null, null] }],
    );
    expect(patchOf(lost).obstacle!.reasons[0]).toMatchObject({ wanted: 'moonstone' });
  });
});

describe('the needs of conditions', () => {
  const needs = (...wishes: string[]) =>
    needsOf(
      wishes.map((wish, index) => ({
        q: index,
        r: 0,
        segments: [wish, null, null, null, null, null] as const,
      })),
    );

  it('are those that free land does not meet', () => {
    expect(needs('@open', '@free', '!house', '@land')).toEqual({ sea: false, street: false, kinds: [] });
    expect(needs('@street')).toEqual({ sea: false, street: true, kinds: [] });
    expect(needs('@sea', '!@land')).toEqual({ sea: true, street: false, kinds: [] });
    expect(needs('quay|@street')).toEqual({ sea: false, street: false, kinds: ['quay'] });
    expect(needs('quay|@open')).toEqual({ sea: false, street: false, kinds: [] });
    expect(needs('@public')).toEqual({ sea: false, street: true, kinds: [] });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { City } from '../../../src/engine/city/city.ts';
import { resolveCity } from '../../../src/engine/city/resolve.ts';
import { slotOf } from '../../../src/engine/board/board.ts';
import { doorFinder } from '../../../src/engine/city/doors.ts';
import { hexesOf } from '../../../src/engine/land/row.ts';
import { rectangleLand } from '../../../src/engine/land/shapes.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../../src/engine/segment/vertex.ts';
import type { Drawing } from '../../../src/formats/svg/drawing.ts';
import { UVTT_DEFAULTS } from '../../../src/formats/uvtt/options.ts';
import { uvttPieces } from '../../../src/formats/uvtt/write.ts';
import { readDd2vtt, type Wall } from '../../support/dd2vtt.ts';
import { anyCity } from '../arbitraries.ts';
import { cityOf } from '../text-map/sample-city.ts';

const PNG = Uint8Array.from({ length: 100_001 }, (_, index) => index * 7);
const PIXELS = UVTT_DEFAULTS.squares * UVTT_DEFAULTS.pixels;

async function tableOf(city: City, movement = false) {
  const drawings: Drawing[] = [];
  const written = await uvttPieces(city, { ...UVTT_DEFAULTS, movement }, async (drawing) => {
    drawings.push(drawing);
    return PNG;
  });
  if (!written.ok) throw new Error(written.problems[0]!.message);
  return { scene: readDd2vtt([...written.value].join('')), frame: drawings[0]!.frame };
}

/** The middles of the sides of segments that walls cover, each wall cut into sides, with the kinds of walls. */
function coveredSides(walls: readonly Wall[]): Map<string, Wall['kind'][]> {
  const covered = new Map<string, Wall['kind'][]>();
  for (const { ends, kind } of walls) {
    const [x0, y0, x1, y1] = ends;
    const sides = Math.round(Math.hypot(x1 - x0, y1 - y0) / PIXELS);
    for (let side = 0; side < sides; side++) {
      const share = (side + 0.5) / sides;
      const key = sideKey(x0 + share * (x1 - x0), y0 + share * (y1 - y0));
      covered.set(key, [...(covered.get(key) ?? []), kind]);
    }
  }
  return covered;
}

function sideKey(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

type Frame = Drawing['frame'];

function middleKey(one: Segment, two: Segment, { left, top }: Frame): string {
  const others = new Set(segmentVertices(two).map(({ a, b }) => `${a} ${b}`));
  const shared = segmentVertices(one).filter(({ a, b }) => others.has(`${a} ${b}`));
  const [from, to] = shared.map(thirdToPoint);
  return sideKey(((from!.x + to!.x) / 2 - left) * PIXELS, ((from!.y + to!.y) / 2 - top) * PIXELS);
}

/** By segment of land: whether sight, or only movement, is blocked on it. */
function blockedSegments(city: City) {
  const { board, kind_segment } = resolveCity(city, () => 'go on');
  return new Map(
    [...hexesOf(city.land)].flatMap((hex) =>
      DIRECTIONS.map((k) => {
        const kind = city.kinds[kind_segment[6 * slotOf(board, hex) + k]! - 1];
        const blocks = kind ? (kind.blocks ?? (kind.open ? 'none' : 'all')) : 'none';
        return [segmentKey({ ...hex, k }), { segment: { ...hex, k }, blocks }] as const;
      }),
    ),
  );
}

describe('a Universal VTT file', () => {
  test('has walls and doors exactly where sight and movement end, each side once', async () => {
    await fc.assert(
      fc.asyncProperty(anyCity, fc.boolean(), async (city, movement) => {
        const { scene, frame } = await tableOf(city, movement);
        const covered = coveredSides(scene.walls);
        const land = blockedSegments(city);
        const doorsOf = doorFinder(city.schematics, city.kinds);
        const doors = new Set(
          city.placements.flatMap((placement) =>
            doorsOf(placement).map(({ segment, to }) => middleKey(segment, to, frame)),
          ),
        );
        const gates = new Set((city.walls ?? []).flatMap((wall) => wall.gates));
        const expected = new Map<string, Wall['kind']>();
        for (const { segment, blocks } of land.values())
          for (const other of adjacentSegments(segment)) {
            const behind = land.get(segmentKey(other))?.blocks ?? 'movement';
            const key = middleKey(segment, other, frame);
            if (blocks === 'all' && behind !== 'all') expected.set(key, doors.has(key) ? 'door' : 'wall');
            if (movement && blocks === 'none' && behind === 'movement') expected.set(key, 'object');
          }
        for (const [key, kinds] of covered) {
          expect(kinds, key).toHaveLength(1);
          if (gates.size === 0) expect(expected.get(key)).toBe(kinds[0]);
        }
        for (const [key, kind] of expected) expect(covered.get(key)).toEqual([kind]);
      }),
      { numRuns: 60 },
    );
  });

  test('has the whole picture in whole squares, and the land inside', async () => {
    const house = { q: 0, r: 0, segments: ['house', 'house', 'house', 'house', 'house', 'house'] } as const;
    const { scene, frame } = await tableOf(cityOf(rectangleLand(3, 2), [house]));
    expect(Buffer.from(scene.image).equals(Buffer.from(PNG))).toBe(true);
    expect([scene.width, scene.height]).toEqual([frame.width, frame.height]);
    expect(scene.walls).toHaveLength(6);
    for (const { ends } of scene.walls) for (const end of ends) expect(end).toBeGreaterThan(0);
  });

  test('refuses a picture that no program could show', async () => {
    const written = await uvttPieces(cityOf(rectangleLand(300, 2)), UVTT_DEFAULTS, async () => PNG);
    expect(written.ok).toBe(false);
  });
});

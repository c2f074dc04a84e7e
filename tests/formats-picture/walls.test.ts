import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import type { PaintedSegment } from '../../src/engine/schematic/schematic.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../src/engine/segment/segment.ts';
import { groundBlocks, wallsPicture } from '../../src/formats/picture/ground.ts';
import { segmentCenter } from '../../src/formats/picture/site.ts';

const kind = (id: string, footprint: Kind['footprint'] = 'area'): Kind => ({
  id,
  name: id,
  color: '#9c968c',
  glyph: '#',
  footprint,
  open: false,
  pattern: id,
});

const WALL = kind('rampart');
const TOWER = kind('turret', 'segment');

/** A strip of segments that touches itself along no side, with towers on some: the choices lead it on. */
const anyWall = fc.array(fc.nat(11), { minLength: 2, maxLength: 30 }).map((choices) => {
  const wall: PaintedSegment[] = [{ q: 0, r: 0, k: 0, kind: WALL.id }];
  const taken = new Set([segmentKey(wall[0]!)]);
  for (const choice of choices) {
    const last = wall.at(-1)!;
    const free = adjacentSegments(last).filter(
      (next) =>
        !taken.has(segmentKey(next)) &&
        adjacentSegments(next).filter((one) => taken.has(segmentKey(one))).length === 1,
    );
    if (free.length === 0) break;
    const next = free[choice % free.length]!;
    wall.push({ ...next, kind: choice > 9 ? TOWER.id : WALL.id });
    taken.add(segmentKey(next));
  }
  return wall;
});

/** The lines of the stone of a wall, by its outer width. */
function stoneLines(wall: readonly PaintedSegment[]): (readonly number[])[] {
  const kind_segment = new Map(wall.map((one) => [segmentKey(one), one.kind === WALL.id ? WALL : TOWER]));
  const kindAt = (segment: Segment) => kind_segment.get(segmentKey(segment));
  const picture = wallsPicture(wall, { kinds: [WALL, TOWER], kindAt, placementAt: () => 1 })!;
  const [outer] = picture.marks.flatMap(({ form, style }) => (form.kind === 'lines' ? style.width : []));
  return picture.marks.flatMap(({ form, style }) =>
    form.kind === 'lines' && style.width === outer && style.stroke!.length === 7 ? [...form.lines] : [],
  );
}

test('the line of a wall is in one piece, near the middle of its strip, and bends less than it', () => {
  let bends = 0;
  fc.assert(
    fc.property(anyWall, (wall) => {
      const lines = stoneLines(wall);
      expect(lines).toHaveLength(wall.length);
      const ends = lines.flatMap(([ax, ay, bx, by]) => [
        { x: ax!, y: ay! },
        { x: bx!, y: by! },
      ]);
      for (const [index, segment] of wall.slice(1).entries()) {
        const [a, b] = [segmentCenter(wall[index]!), segmentCenter(segment)];
        const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
        // Both of its segments lead to the side between them, and moved it by the same.
        const near = ends.filter((end) => Math.hypot(end.x - x, end.y - y) < 0.2401);
        const meeting = near.filter((end) =>
          near.some((other) => other !== end && Math.hypot(end.x - other.x, end.y - other.y) < 1e-9),
        );
        expect(meeting.length).toBeGreaterThanOrEqual(2);
      }
      const length = lines.reduce((sum, [ax, ay, bx, by]) => sum + Math.hypot(bx! - ax!, by! - ay!), 0);
      // A strip of as many segments goes half a side from middle to middle.
      expect(length).toBeLessThanOrEqual(0.5 * wall.length + 1e-9);
      if (length < 0.5 * (wall.length - 2) - 0.1) bends++;
    }),
    { numRuns: 200 },
  );
  expect(bends).toBeGreaterThan(20);
});

test('rivers are drawn over other ground, whose banks they pass, and bridges over rivers', () => {
  const kinds = [kind('bridge'), kind('river'), kind('street')];
  const ground = kinds.map(({ id }, q) => ({
    q,
    r: 0,
    segments: [id, null, null, null, null, null] as const,
  }));
  const drawn = groundBlocks(ground, kinds).map(({ hexes }) => hexes[0]!.segments[0]);
  expect(drawn).toEqual(['street', 'river', 'bridge']);
});

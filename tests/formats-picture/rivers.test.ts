import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import { segmentAt } from '../../src/engine/segment/cell.ts';
import { segmentKey, type Segment } from '../../src/engine/segment/segment.ts';
import { RIVER, TownGrid } from '../../src/engine/town/grid.ts';
import { layRivers } from '../../src/engine/town/river.ts';
import { riverRings } from '../../src/formats/picture/art/ways.ts';
import { PLAIN_POSE } from '../../src/engine/schematic/pose.ts';
import { paletteOf } from '../../src/formats/picture/palette.ts';
import { SEA } from '../../src/formats/picture/site.ts';

/** Side lengths by which a bank may touch what stands on it. */
const TOUCH = 0.02;

const anyRivers = fc.record({
  seed: fc.nat(0xffffffff),
  radius: fc.integer({ min: 3, max: 9 }),
  count: fc.integer({ min: 1, max: 3 }),
  width: fc.integer({ min: 1, max: 3 }),
});

test('the banks of rivers leave no water over the land beside them', () => {
  fc.assert(
    fc.property(anyRivers, ({ seed, radius, count, width }) => {
      const grid = new TownGrid(hexagonLand(radius));
      layRivers(grid, { count, kind: 'river', width }, seed);
      const segments: Segment[] = [];
      grid.state_cell.forEach((state, cell) => {
        if (state === RIVER) segments.push(grid.segmentOf(cell));
      });
      const river = { ...SEA, id: 'river' };
      const own = new Set(segments.map(segmentKey));
      const isLand = (x: number, y: number) => {
        const segment = segmentAt(x, y);
        return grid.land_cell[grid.cellOf(segment)] === 1 && !own.has(segmentKey(segment));
      };
      const kindAt = (segment: Segment) =>
        own.has(segmentKey(segment)) ? river : grid.land_cell[grid.cellOf(segment)] === 1 ? undefined : SEA;
      const building = { kind: 'river', segments };
      const rings = riverRings({
        building,
        kind: river,
        palette: paletteOf(river.color),
        pose: PLAIN_POSE,
        kindAt,
      });
      for (const ring of rings)
        for (let index = 0; index < ring.length; index += 2) {
          const [x, y] = [ring[index]!, ring[index + 1]!];
          const around = [0, 1, 2, 3, 4, 5].map((turn) => (turn * Math.PI) / 3);
          const isOver = around.every((turn) =>
            isLand(x + TOUCH * Math.cos(turn), y + TOUCH * Math.sin(turn)),
          );
          expect(isOver).toBe(false);
        }
    }),
    { numRuns: 200 },
  );
});

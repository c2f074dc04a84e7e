import { describe, expect, it } from 'vitest';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { districtBorders, labelPlace } from '../../../../src/app/cityview/district-borders.ts';
import { describePath, measurePath } from '../../../../src/app/features/measure/measure.ts';
import { edit } from '../../../../src/app/store/store.ts';
import { hexagonLand, normalizeRows } from '../../../../src/engine/land/shapes.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import { adjacentSegments, type Segment } from '../../../../src/engine/segment/segment.ts';
import { plainStore } from '../../../support/documents.ts';

/** A city of radius 3 with houses on the hexes that are given, each full of them. */
function cityWith(...walls: readonly (readonly [number, number])[]): CityView {
  const store = plainStore();
  edit(store, 'Clear', (draft) => {
    draft.city.placements = {};
  });
  for (const [q, r] of walls) {
    stampSchematic(store, 'tile', { q, r }, PLAIN_POSE);
  }
  return new CityView(store.getState().document.city);
}

describe('measuring', () => {
  const from: Segment = { q: -2, r: 0, k: 2 };
  const to: Segment = { q: 2, r: 0, k: 2 };

  it('counts the steps over sides of segments on free land', () => {
    const path = measurePath(cityWith(), from, to);
    expect(path).toHaveLength(17);
    expect(describePath(path, from, to)).toBe(
      '4 hexes from hex -2, 0 to hex 2, 0 · 16 steps over open ground',
    );
  });

  it('goes around what is built', () => {
    const path = measurePath(cityWith([0, 0], [0, -1], [0, 1]), from, to)!;
    expect(path.length).toBeGreaterThan(17);
    expect(path.some(({ q, r }) => q === 0 && r >= -1 && r <= 1)).toBe(false);
    expect(describePath(path, from, to)).toBe(
      `4 hexes from hex -2, 0 to hex 2, 0 · ${path.length - 1} steps over open ground`,
    );
  });

  it('begins beside the building that it leads from, and goes through none', () => {
    const city = cityWith([-2, 0], [2, 0]);
    const path = measurePath(city, from, to)!;
    expect(path.every((segment) => !city.placementAt(segment))).toBe(true);
    expect(adjacentSegments(path[0]!).some((beside) => city.placementAt(beside)?.q === -2)).toBe(true);
    expect(adjacentSegments(path.at(-1)!).some((beside) => city.placementAt(beside)?.q === 2)).toBe(true);
  });

  it('says when there is no way, and how far it is', () => {
    const ring = [0, 1, 2, 3, 4, 5].map(
      (k) =>
        [
          [0, -1],
          [1, -1],
          [1, 0],
          [0, 1],
          [-1, 1],
          [-1, 0],
        ][k] as [number, number],
    );
    const path = measurePath(cityWith(...ring), { q: 0, r: 0, k: 0 }, to);
    expect(describePath(path, { q: 0, r: 0, k: 0 }, to)).toBe(
      '2 hexes from hex 0, 0 to hex 2, 0 · no way over open ground',
    );
  });

  it('of a segment to itself only says where it began', () => {
    expect(describePath(measurePath(cityWith(), from, from), from, from)).toBe('Measuring from hex -2, 0');
  });
});

describe('the borders of districts', () => {
  const land = hexagonLand(1);
  const middle = { id: 1, group: 'inner', rows: [{ r: 0, q: 0, count: 1 }] };
  const rest = {
    id: 2,
    group: 'outer',
    rows: normalizeRows(
      land.flatMap(({ r, q, count }) =>
        r === 0
          ? [
              { r, q: -1, count: 1 },
              { r, q: 1, count: 1 },
            ]
          : [{ r, q, count }],
      ),
    ),
  };

  it('lie between different districts and around the land, each edge once', () => {
    // 18 edges to the sea, 6 about the middle.
    const edges = districtBorders([middle, rest], land);
    expect(edges).toHaveLength(24);
    const keys = edges.map((edge) =>
      edge
        .map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`)
        .toSorted()
        .join(' '),
    );
    expect(new Set(keys).size).toBe(24);
  });

  it('leave nothing out where one district is all', () => {
    expect(districtBorders([{ id: 1, group: 'all', rows: land }], land)).toHaveLength(18);
  });

  it('name a district on one of its own hexes', () => {
    expect(labelPlace(middle)).toEqual({ x: 0, y: 0 });
    const { x, y } = labelPlace(rest);
    expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3), 9);
  });
});

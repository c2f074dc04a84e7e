import type { Draft } from 'immer';
import type { District } from '../../../engine/land/district.ts';
import { DIRECTIONS, neighbor, type Hex } from '../../../engine/hex/hex.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Document } from '../../document/document.ts';

export function hasHex(rows: readonly LandRow[], { q, r }: Hex): boolean {
  return rows.some((row) => row.r === r && q >= row.q && q < row.q + row.count);
}

/** Adds a hex to the land of the city, and of the recipe; where there are districts, to that of a neighbor. */
export function addLand(draft: Draft<Document>, document: Document, hex: Hex): void {
  const { city } = document;
  if (hasHex(city.land, hex)) return;
  setLand(draft, withHex(city.land, hex));
  const district = districtFor(city.districts, hex);
  const own = draft.city.districts.find(({ id }) => id === district?.id);
  if (own) own.rows = withHex(own.rows, hex);
}

/**
 * Takes a hex, on which nothing stands, out of the land of the city, and of the recipe, and out of its district. A
 * district without hexes goes.
 */
export function removeLand(draft: Draft<Document>, document: Document, hex: Hex): void {
  const { city } = document;
  if (!hasHex(city.land, hex)) return;
  setLand(draft, withoutHex(city.land, hex));
  if (city.districts.length === 0) return;
  draft.city.districts = city.districts
    .map((district) =>
      hasHex(district.rows, hex) ? { ...district, rows: withoutHex(district.rows, hex) } : district,
    )
    .filter(({ rows }) => rows.length > 0) as Draft<District[]>;
}

/** A recipe for land of another shape would have the next city throw away what was drawn. */
function setLand(draft: Draft<Document>, rows: LandRow[]): void {
  draft.city.land = rows;
  draft.recipe.land = { shape: 'rows', rows };
}

/** The district of the first neighbor that has one, else the first of all. */
function districtFor(districts: readonly District[], hex: Hex): District | undefined {
  for (const direction of DIRECTIONS) {
    const next = neighbor(hex, direction);
    const found = districts.find(({ rows }) => hasHex(rows, next));
    if (found) return found;
  }
  return districts[0];
}

function withHex(rows: readonly LandRow[], { q, r }: Hex): LandRow[] {
  return [...normalizeRows([...rows, { r, q, count: 1 }])];
}

function withoutHex(rows: readonly LandRow[], { q, r }: Hex): LandRow[] {
  const left = rows.flatMap((row) =>
    row.r === r && q >= row.q && q < row.q + row.count
      ? [
          { r, q: row.q, count: q - row.q },
          { r, q: q + 1, count: row.q + row.count - q - 1 },
        ]
      : [row],
  );
  return [...normalizeRows(left)];
}

import { castDraft, type Draft } from 'immer';
import { districtAt, type District } from '../../../engine/land/district.ts';
import { DIRECTIONS, neighbor, type Hex } from '../../../engine/hex/hex.ts';
import { hasHex, type LandRow } from '../../../engine/land/row.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Document } from '../../document/document.ts';

/** Adds a hex to the land of the city, and of the recipe; where there are districts, to that of a neighbor. */
export function addLand(draft: Draft<Document>, document: Document, hex: Hex): void {
  const { city } = document;
  if (hasHex(city.land, hex)) return;
  setLand(draft, withHex(city.land, hex));
  const district = districtFor(city.districts, hex);
  const own = draft.city.districts.find(({ id }) => id === district?.id);
  if (own) own.rows = castDraft(withHex(own.rows, hex));
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
  const districts = city.districts.map((district) =>
    hasHex(district.rows, hex) ? { ...district, rows: withoutHex(district.rows, hex) } : district,
  );
  draft.city.districts = castDraft(districts.filter(({ rows }) => rows.length > 0));
}

/** A recipe for land of another shape would have the next city throw away what was drawn. */
function setLand(draft: Draft<Document>, land: readonly LandRow[]): void {
  const rows = castDraft(land);
  draft.city.land = rows;
  draft.recipe.land = { shape: 'rows', rows };
}

/** The district of the first neighbor that has one, else the first of all. */
function districtFor(districts: readonly District[], hex: Hex): District | undefined {
  for (const direction of DIRECTIONS) {
    const found = districtAt(districts, neighbor(hex, direction));
    if (found) return found;
  }
  return districts[0];
}

function withHex(rows: readonly LandRow[], { q, r }: Hex): readonly LandRow[] {
  return normalizeRows([...rows, { r, q, count: 1 }]);
}

function withoutHex(rows: readonly LandRow[], { q, r }: Hex): readonly LandRow[] {
  return normalizeRows(
    rows.flatMap((row) =>
      row.r === r && q >= row.q && q < row.q + row.count
        ? [
            { r, q: row.q, count: q - row.q },
            { r, q: q + 1, count: row.q + row.count - q - 1 },
          ]
        : [row],
    ),
  );
}

import { castDraft, type Draft } from 'immer';
import { districtAt, type District } from '../../../engine/land/district.ts';
import { DIRECTIONS, hexKey, neighbor, type Hex } from '../../../engine/hex/hex.ts';
import { hasHex, type LandRow } from '../../../engine/land/row.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Document } from '../../document/document.ts';

/** Adds hexes to the land of the city, and of the recipe; where there are districts, each to that of a neighbor. */
export function addLand(draft: Draft<Document>, document: Document, hexes: readonly Hex[]): void {
  const { city } = document;
  const added = hexes.filter((hex) => !hasHex(city.land, hex));
  if (added.length === 0) return;
  setLand(draft, withHexes(city.land, added));
  if (city.districts.length === 0) return;
  let { districts } = city;
  for (const hex of added) {
    const own = districtFor(districts, hex);
    districts = districts.map((one) => (one === own ? { ...one, rows: withHexes(one.rows, [hex]) } : one));
  }
  for (const [index, { rows }] of districts.entries()) draft.city.districts[index]!.rows = castDraft(rows);
}

/**
 * Takes hexes, on which no placement stands, out of the land of the city, and of the recipe, and out of their districts,
 * with the ground on them. A district without hexes goes.
 */
export function removeLand(draft: Draft<Document>, document: Document, hexes: readonly Hex[]): void {
  const { city } = document;
  const gone = hexes.filter((hex) => hasHex(city.land, hex));
  if (gone.length === 0) return;
  setLand(draft, withoutHexes(city.land, gone));
  if (city.ground) {
    const keys = new Set(gone.map(hexKey));
    const left = city.ground.filter((hex) => !keys.has(hexKey(hex)));
    if (left.length === 0) delete draft.city.ground;
    else if (left.length < city.ground.length) draft.city.ground = castDraft(left);
  }
  if (city.districts.length === 0) return;
  const districts = city.districts.map((district) =>
    gone.some((hex) => hasHex(district.rows, hex))
      ? { ...district, rows: withoutHexes(district.rows, gone) }
      : district,
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

function withHexes(rows: readonly LandRow[], hexes: readonly Hex[]): readonly LandRow[] {
  return normalizeRows([...rows, ...hexes.map(({ q, r }) => ({ r, q, count: 1 }))]);
}

function withoutHexes(rows: readonly LandRow[], hexes: readonly Hex[]): readonly LandRow[] {
  let left = rows;
  for (const { q, r } of hexes)
    left = left.flatMap((row) =>
      row.r === r && q >= row.q && q < row.q + row.count
        ? [
            { r, q: row.q, count: q - row.q },
            { r, q: q + 1, count: row.q + row.count - q - 1 },
          ].filter(({ count }) => count > 0)
        : [row],
    );
  return normalizeRows(left);
}

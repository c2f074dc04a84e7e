import { openSidesAfter } from '../../../engine/land/open-side.ts';
import { castDraft, type Draft } from 'immer';
import type { District } from '../../../engine/land/district.ts';
import { DIRECTIONS, hexKey, neighbor, type Hex } from '../../../engine/hex/hex.ts';
import { hexesOf, type LandRow } from '../../../engine/land/row.ts';
import { commonRows, withoutRows, withRows } from '../../../engine/land/row-sets.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Document } from '../../document/document.ts';

/** Adds rows to the land of the city, and of the recipe; where there are districts, each hex to that of a neighbor. */
export function addLand(draft: Draft<Document>, document: Document, rows: readonly LandRow[]): void {
  const { city } = document;
  const land = normalizeRows(city.land);
  const added = withoutRows(normalizeRows(rows), land);
  if (added.length === 0) return;
  setLand(draft, withRows(land, added));
  if (city.districts.length === 0) return;
  const districtAt = new DistrictLookup(city.districts);
  const added_district = new Map<District, LandRow[]>();
  for (const { q, r } of hexesOf(added)) {
    const own = districtAt.besideOrFirst({ q, r });
    districtAt.put({ q, r }, own);
    const rowsOfOwn = added_district.get(own);
    if (rowsOfOwn) rowsOfOwn.push({ r, q, count: 1 });
    else added_district.set(own, [{ r, q, count: 1 }]);
  }
  for (const [index, district] of city.districts.entries()) {
    const own = added_district.get(district);
    if (own) draft.city.districts[index]!.rows = castDraft(withRows(district.rows, own));
  }
}

/**
 * Takes rows, on which no placement stands, out of the land of the city, and of the recipe, and out of their districts,
 * with the ground on them. A district without hexes goes.
 */
export function removeLand(draft: Draft<Document>, document: Document, rows: readonly LandRow[]): void {
  const { city } = document;
  const land = normalizeRows(city.land);
  const gone = commonRows(normalizeRows(rows), land);
  if (gone.length === 0) return;
  setLand(draft, withoutRows(land, gone));
  if (city.ground) {
    const keys = new Set([...hexesOf(gone)].map(hexKey));
    const left = city.ground.filter((hex) => !keys.has(hexKey(hex)));
    if (left.length === 0) delete draft.city.ground;
    else if (left.length < city.ground.length) draft.city.ground = castDraft(left);
  }
  if (city.districts.length === 0) return;
  const districts = city.districts.map((district) => {
    const left = withoutRows(normalizeRows(district.rows), gone);
    return left === district.rows ? district : { ...district, rows: left };
  });
  draft.city.districts = castDraft(districts.filter(({ rows: own }) => own.length > 0));
}

/**
 * A recipe for land of another shape would have the next city throw away what was drawn, and one without the sides that
 * are open would put it into the sea.
 */
function setLand(draft: Draft<Document>, land: readonly LandRow[]): void {
  const rows = castDraft(land);
  const open = castDraft(openSidesAfter(draft.city.land, draft.city.open ?? [], land));
  draft.city.land = rows;
  draft.recipe.land = { shape: 'rows', rows, ...(open.length > 0 && { open }) };
  if (open.length > 0) draft.city.open = open;
  else delete draft.city.open;
}

/** The districts of hexes, row by row, with those that are put there meanwhile. */
class DistrictLookup {
  readonly #first: District;
  readonly #rows_r = new Map<number, { readonly q: number; readonly end: number; readonly of: District }[]>();

  /** @param districts one or more */
  constructor(districts: readonly District[]) {
    this.#first = districts[0]!;
    for (const of of districts)
      for (const { r, q, count } of of.rows) this.#add(r, { q, end: q + count, of });
  }

  put({ q, r }: Hex, of: District): void {
    this.#add(r, { q, end: q + 1, of });
  }

  /** The district of the first neighbor that has one, else the first of all. */
  besideOrFirst(hex: Hex): District {
    for (const direction of DIRECTIONS) {
      const { q, r } = neighbor(hex, direction);
      const found = this.#rows_r.get(r)?.find((row) => row.q <= q && q < row.end);
      if (found) return found.of;
    }
    return this.#first;
  }

  #add(r: number, row: { readonly q: number; readonly end: number; readonly of: District }): void {
    const rows = this.#rows_r.get(r);
    if (rows) rows.push(row);
    else this.#rows_r.set(r, [row]);
  }
}

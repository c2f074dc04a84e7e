import { distance, DIRECTIONS, hexKey, neighbor, type Direction, type Hex } from '../hex/hex.ts';
import { hexesOf, type LandRow } from './row.ts';

/** A side of a hex of land beyond which there is no sea: the country goes on. */
export interface OpenSide extends Hex {
  /** The direction across the side: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
  readonly side: Direction;
}

/** The order of open sides in files: by r, then by q, then by side. */
export function compareSides(a: OpenSide, b: OpenSide): number {
  return a.r - b.r || a.q - b.q || a.side - b.side;
}

/** The sides of land off which there is none, hex by hex. */
export function borderSides(land: readonly LandRow[]): OpenSide[] {
  const isLand = landSet(land);
  const sides: OpenSide[] = [];
  for (const hex of hexesOf(land))
    for (const side of DIRECTIONS) if (!isLand(neighbor(hex, side))) sides.push({ ...hex, side });
  return sides.sort(compareSides);
}

/** Those of some sides that are still sides of a land off which there is none. */
export function sidesOnBorder(open: readonly OpenSide[], land: readonly LandRow[]): readonly OpenSide[] {
  if (open.length === 0) return open;
  const isLand = landSet(land);
  const isBorder = (side: OpenSide) => isLand(side) && !isLand(neighbor(side, side.side));
  return open.every(isBorder) ? open : open.filter(isBorder);
}

function landSet(land: readonly LandRow[]): (hex: Hex) => boolean {
  const keys = new Set(Array.from(hexesOf(land), numberOf));
  return (hex) => keys.has(numberOf(hex));
}

/** A number for each hex within the coordinates of land and some steps beyond. */
function numberOf({ q, r }: Hex): number {
  return (r + MIDDLE) * 2 * MIDDLE + q + MIDDLE;
}

const MIDDLE = 2 ** 25;

/** The sides of land off which there is none: those beyond which the country goes on, and those at the sea. */
export interface LandBorder {
  readonly open: readonly OpenSide[];
  readonly sea: readonly OpenSide[];
}

/** @param open sides of hexes of the land off which there is none */
export function borderOf(land: readonly LandRow[], open: readonly OpenSide[]): LandBorder {
  if (open.length === 0) return { open, sea: [] };
  const isOpen = new Set(open.map(nameOf));
  return { open, sea: borderSides(land).filter((side) => !isOpen.has(nameOf(side))) };
}

/** A name that no other side of a hex has. */
function nameOf({ side, ...hex }: OpenSide): string {
  return `${hexKey(hex)} ${side}`;
}

/** Country or sea: what lies off a land goes by the nearest side of its border, and in doubt is sea. */
export class Country {
  readonly #isLand: (hex: Hex) => boolean;
  /** The hexes off the land across its open sides, and across the others. */
  readonly #beyond: readonly Hex[];
  readonly #sea: readonly Hex[];
  readonly #known = new Map<number, boolean>();

  /**
   * @param land the land, or a part of it: then what else is land may count as country
   * @param border that of all of the land; without open sides none of the sea is needed
   */
  constructor(land: readonly LandRow[], { open, sea }: LandBorder) {
    this.#isLand = landSet(open.length > 0 ? land : []);
    this.#beyond = across(open);
    this.#sea = across(sea);
  }

  /** Whether there is any. */
  get isThere(): boolean {
    return this.#beyond.length > 0;
  }

  /** Whether a hex lies off the land in country. */
  has(hex: Hex): boolean {
    if (!this.isThere) return false;
    const key = numberOf(hex);
    let known = this.#known.get(key);
    if (known === undefined) {
      known = !this.#isLand(hex) && this.isNearer(hex);
      this.#known.set(key, known);
    }
    return known;
  }

  /** Whether a hex, of the land or off it, lies nearer to country than to the sea. */
  isNearer(hex: Hex): boolean {
    if (this.#beyond.length === 0 || this.#sea.length === 0) return this.isThere;
    const far = (hexes: readonly Hex[]) =>
      hexes.reduce((least, other) => Math.min(least, distance(hex, other)), Infinity);
    return far(this.#beyond) < far(this.#sea);
  }
}

/** The hexes across some sides, each once. */
function across(sides: readonly OpenSide[]): Hex[] {
  const hexes = sides.map(({ side, ...hex }) => neighbor(hex, side));
  return [...new Map(hexes.map((hex) => [numberOf(hex), hex])).values()];
}

/**
 * The open sides of land that has changed, by hand say. Sides that bordered the land before stay as they were; of the new
 * ones those are open that lie nearer to country than to the sea, also where land was. So inland land stays inland whatever is drawn or erased, an island stays
 * in the sea, and a shore keeps its sea on its side.
 */
export function openSidesAfter(
  before: readonly LandRow[],
  open: readonly OpenSide[],
  land: readonly LandRow[],
): readonly OpenSide[] {
  if (open.length === 0) return open;
  const border = borderOf(before, open);
  const country = new Country(before, border);
  const [wasOpen, wasSea] = [new Set(open.map(nameOf)), new Set(border.sea.map(nameOf))];
  return borderSides(land).filter((one) => {
    const name = nameOf(one);
    return wasOpen.has(name) || (!wasSea.has(name) && country.isNearer(neighbor(one, one.side)));
  });
}

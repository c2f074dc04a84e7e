import {
  createOccupancy,
  hexMask,
  landBox,
  SEA,
  MAX_SLOTS,
  slotOf,
  type Occupancy,
} from '../../../engine/board/board.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import { forEachHex, countHexes, MAX_LAND_HEXES, type LandRow } from '../../../engine/land/row.ts';
import { orient } from '../../../engine/schematic/pose.ts';
import { poseIndex } from '../../../engine/schematic/pose-group.ts';
import type { PaintedHex, Schematic } from '../../../engine/schematic/schematic.ts';
import type { CityDocument } from '../../document/document.ts';
import { misfit } from './check.ts';
import { sidesOnBorder } from '../../../engine/land/open-side.ts';
import * as words from './words.ts';

/** A bit of the mask of a hex that the engine leaves free: the hex is in a district. */
const IN_DISTRICT = 0x80;

const agreeing = new WeakSet<CityDocument>();

/**
 * Checks that what stands in a city stands on its land and apart, as the readers of files do.
 *
 * @param path the place of the city, for errors
 * @throws MisfitError with the first thing that is wrong
 */
export function checkAgreement(city: CityDocument, path = 'document.city'): void {
  if (agreeing.has(city)) return;
  const standing = new Standing(city.land, path);
  city.districts.forEach(({ rows }, index) => standing.addDistrict(rows, `${path}.districts[${index}]`));
  const { open = [] } = city;
  if (sidesOnBorder(open, city.land).length < open.length) throw misfit(`${path}.open`, words.sidesOfTheLand);
  standing.addGround(city.ground ?? []);
  for (const chunk of Object.values(city.placements))
    for (const placement of Object.values(chunk)) standing.add(placement, city.schematics);
  agreeing.add(city);
}

/** The land of a city and what stands on it so far. */
export class Standing {
  readonly #occupancy: Occupancy;
  readonly #path: string;
  readonly #shapes = new Map<string, Map<number, Cells>>();

  /** @throws MisfitError when the land is more than can be worked on, or has a hex twice */
  constructor(land: readonly LandRow[], city = 'document.city') {
    this.#path = city;
    const path = `${city}.land`;
    const hexes = countHexes(land);
    const { columns, rows } = landBox(land);
    if (hexes > MAX_LAND_HEXES || columns * rows > MAX_SLOTS) throw misfit(path, words.lessLand);
    this.#occupancy = createOccupancy(land);
    if (this.#occupancy.hexes !== hexes) throw misfit(path, words.noHexTwice);
  }

  /** @throws MisfitError when a hex of the rows is no land or in another district */
  addDistrict(rows: readonly LandRow[], path: string): void {
    const { mask_hex } = this.#occupancy;
    forEachHex(rows, (hex) => {
      const slot = slotOf(this.#occupancy, hex);
      if (slot < 0 || mask_hex[slot] !== 0) throw misfit(path, words.landInNoOtherDistrict);
    });
    forEachHex(rows, (hex) => {
      const slot = slotOf(this.#occupancy, hex);
      if (mask_hex[slot] !== 0) throw misfit(path, words.noHexTwice);
      mask_hex[slot] = IN_DISTRICT;
    });
  }

  /** @throws MisfitError when ground is no land */
  addGround(ground: readonly PaintedHex[]): void {
    const { mask_hex } = this.#occupancy;
    ground.forEach((hex, index) => {
      const slot = slotOf(this.#occupancy, hex);
      const mask = hexMask(hex);
      if (((mask_hex[slot] ?? SEA) & mask) !== 0)
        throw misfit(`${this.#path}.ground[${index}]`, words.landThatIsFree);
      mask_hex[slot]! |= mask;
    });
  }

  /** @throws MisfitError when the placement does not stand wholly on land that is free */
  add(placement: Placement, schematics: Readonly<Record<string, Schematic>>): void {
    const { cells, masks } = this.#shape(placement, schematics);
    const { mask_hex } = this.#occupancy;
    for (let i = 0; i < masks.length; i++)
      if ((mask_hex[this.#slot(placement, cells, i)] ?? SEA) & masks[i]!)
        throw misfit(`${this.#path}.placements.${placement.id}`, words.landThatIsFree);
    for (let i = 0; i < masks.length; i++) mask_hex[this.#slot(placement, cells, i)]! |= masks[i]!;
  }

  /** The slot of a hex of a shape; -1 outside of the land's box. */
  #slot({ q, r }: Hex, cells: Int32Array, index: number): number {
    return slotOf(this.#occupancy, { q: q + cells[2 * index]!, r: r + cells[2 * index + 1]! });
  }

  #shape(placement: Placement, schematics: Readonly<Record<string, Schematic>>): Cells {
    const { schematic: id } = placement;
    if (!Object.hasOwn(schematics, id))
      throw misfit(`${this.#path}.placements.${placement.id}.schematic`, words.schematicCity);
    let poses = this.#shapes.get(id);
    if (!poses) this.#shapes.set(id, (poses = new Map<number, Cells>()));
    const pose = poseIndex(placement);
    let shape = poses.get(pose);
    if (!shape) poses.set(pose, (shape = cellsOf(orient(schematics[id]!.hexes, placement))));
    return shape;
  }
}

/** A shape about hex (0, 0): q and r of each hex in turn, and the bits of its segments. */
interface Cells {
  readonly cells: Int32Array;
  readonly masks: Uint8Array;
}

function cellsOf(hexes: readonly PaintedHex[]): Cells {
  return {
    cells: Int32Array.from(hexes.flatMap(({ q, r }) => [q, r])),
    masks: Uint8Array.from(hexes, hexMask),
  };
}

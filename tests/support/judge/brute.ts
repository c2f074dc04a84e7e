import type { CityFile, FilePlacement, FileRecipe, LibraryFile } from './city-file.ts';
import { nearFaults } from './near-laws.ts';
import { centerOf, keyOf, placed, type HexAt } from './plane.ts';
import { claimFaults } from './reach-laws.ts';
import { ruleFaults } from './rule-laws.ts';
import { Town } from './town.ts';

/** A recipe on a few hexes, without districts and town, and the pieces that it names. */
export interface SmallWork {
  readonly land: readonly HexAt[];
  readonly kinds: CityFile['kinds'];
  readonly library: LibraryFile;
  readonly recipe: FileRecipe;
}

interface Candidate extends FilePlacement {
  readonly keys: readonly number[];
}

/** Sets of placements that are looked at before a search ends. */
const MOST = 300_000;

/**
 * A city of a recipe, found by trying every set of placements; with no code of the engine.
 *
 * @returns the city's file; `null` when there is none, `undefined` when there are too many sets to tell
 */
export function findCity(work: SmallWork): CityFile | null | undefined {
  const { recipe, library } = work;
  const candidates = candidatesOf(work);
  const missing = new Map(recipe.schematics.map(({ id, min = 0 }) => [id, min]));
  const room = new Map(recipe.schematics.map(({ id, max = Infinity }) => [id, max]));
  const taken = new Set<number>();
  const chosen: FilePlacement[] = [];
  let looked = 0;
  const search = (from: number): CityFile | null | undefined => {
    if (++looked > MOST) return undefined;
    if ([...missing.values()].every((count) => count <= 0)) {
      const file = fileOf(work, chosen);
      if (isCity(file, library)) return file;
    }
    for (let index = from; index < candidates.length; index++) {
      const { keys, ...placement } = candidates[index]!;
      const { schematic } = placement;
      if (room.get(schematic)! < 1 || keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      missing.set(schematic, missing.get(schematic)! - 1);
      room.set(schematic, room.get(schematic)! - 1);
      chosen.push(placement);
      const found = search(index + 1);
      if (found !== null) return found;
      chosen.pop();
      missing.set(schematic, missing.get(schematic)! + 1);
      room.set(schematic, room.get(schematic)! + 1);
      for (const key of keys) taken.delete(key);
    }
    return null;
  };
  return search(0);
}

function isCity(file: CityFile, library: LibraryFile): boolean {
  const town = new Town(file);
  return [claimFaults(town), nearFaults(town, library), ruleFaults(town)].every(({ length }) => length === 0);
}

/** Every placement that lies on the land, required schematics first. */
function candidatesOf({ land, recipe, library }: SmallWork): readonly Candidate[] {
  const own = new Set(land.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((k) => keyOf(centerOf(hex, k)))));
  const centers = new Map(
    land
      .flatMap(({ q, r }) => [-1, 0, 1].flatMap((dq) => [-1, 0, 1].map((dr) => ({ q: q + dq, r: r + dr }))))
      .map((hex) => [`${hex.q} ${hex.r}`, hex]),
  );
  const rules = recipe.schematics.toSorted((a, b) => (b.min ?? 0) - (a.min ?? 0));
  const found: Candidate[] = [];
  for (const { id, rotations = [0, 1, 2, 3, 4, 5], shifts = [-1, 0, 1], mirror = false } of rules) {
    const { hexes } = library.schematics.find((schematic) => schematic.id === id)!;
    for (const { q, r } of centers.values())
      for (const mirrored of mirror ? [false, true] : [false])
        for (const rotation of rotations)
          for (const shift of shifts) {
            const placement = { q, r, mirror: mirrored, rotation, shift };
            const keys = hexes.flatMap((hex) =>
              hex.segments.flatMap((kind, k) =>
                kind === null ? [] : keyOf(placed(centerOf(hex, k), placement)),
              ),
            );
            if (!keys.every((key) => own.has(key))) continue;
            found.push({ id: found.length + 1, schematic: id, ...placement, locked: false, keys });
          }
  }
  return found;
}

/** The city's file, as far as the laws of claims, distances and rules read it. */
function fileOf({ land, kinds, recipe, library }: SmallWork, placements: readonly FilePlacement[]): CityFile {
  const on = new Map<number, readonly [kind: string, id: number]>();
  for (const placement of placements)
    for (const hex of library.schematics.find(({ id }) => id === placement.schematic)!.hexes)
      hex.segments.forEach((kind, k) => {
        if (kind !== null) on.set(keyOf(placed(centerOf(hex, k), placement)), [kind, placement.id]);
      });
  const hexes = land.map((hex) => {
    const there = [0, 1, 2, 3, 4, 5].map((k) => on.get(keyOf(centerOf(hex, k))));
    return {
      ...hex,
      district: null,
      segments: there.map((one) => one?.[0] ?? null),
      placements: there.map((one) => one?.[1] ?? null),
    };
  });
  const { schematics } = library;
  return { recipe, kinds, schematics, districts: [], placements, hexes, statistics: NOTHING_COUNTED };
}

const NOTHING_COUNTED: CityFile['statistics'] = {
  hexes: 0,
  segments: 0,
  covered: 0,
  coverage: 0,
  perSchematic: {},
  publicAreas: 0,
  landAreas: 0,
  doors: 0,
  doorsReached: 0,
  walls: { closed: 0, of: 0 },
  streets: 0,
};

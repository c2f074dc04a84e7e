import type { FileNear, LibraryFile } from './city-file.ts';
import { centerOf, hexDistance, hexesAround, keyOf, type HexAt } from './plane.ts';
import type { Town, TownSegment } from './town.ts';

/**
 * Distances of `near` hold in the finished city, on the whole plane: from the hex of a placement's center to the nearest
 * hex with a segment of the target. Targets:
 *
 *   @street   ground of the kinds of the recipe's streets
 *   @sea      hexes of sea, off the land and no country: 0 from a center in the sea
 *   @edge     land off which there is none
 *   @center   the hex of land nearest to the middle of all land; of several, one is enough
 *   @wall     walls with their gates and water gates; @gate: gates alone
 *   a kind    wherever it stands. Read leniently where the piece has the kind itself: its own segments count as near
 *             for `most`, and not for `least`
 *
 * A target that the recipe cannot bring is a fault, whether the piece stands or not: the recipe should have been refused.
 */
export function nearFaults(town: Town, library: LibraryFile | undefined): string[] {
  const targets = new Map<string, readonly (HexAt & { readonly placement?: number | null })[]>();
  const faults: string[] = [];
  for (const rule of town.file.recipe.schematics) {
    const own = town.placementsOf(rule);
    for (const near of rule.near ?? []) {
      if (!isBrought(town, near, library))
        faults.push(`near-target: ${rule.id} asks for ${near.to}, which the recipe does not have`);
      let hexes = targets.get(near.to);
      if (!hexes) targets.set(near.to, (hexes = targetsOf(town, near.to)));
      const { least = 0, most = Infinity } = near;
      for (const placement of own) {
        let [any, other] = [Infinity, Infinity];
        if (near.to === '@sea' && isSea(town, placement)) [any, other] = [0, 0];
        for (const hex of hexes) {
          const far = hexDistance(placement, hex);
          any = Math.min(any, far);
          if (hex.placement !== placement.id) other = Math.min(other, far);
        }
        const isMet =
          near.to === '@center' ? meetsOne(placement, hexes, least, most) : any <= most && other >= least;
        if (!isMet)
          faults.push(
            `near: placement ${placement.id} (${rule.id}) is ${any} hexes from ${near.to}, ${least} to ${most} are asked for`,
          );
      }
    }
  }
  return faults;
}

function meetsOne(center: HexAt, hexes: readonly HexAt[], least: number, most: number): boolean {
  return hexes.some((hex) => {
    const far = hexDistance(center, hex);
    return far >= least && far <= most;
  });
}

/** Whether a recipe can bring what a distance is counted to. */
function isBrought({ file: { recipe } }: Town, { to }: FileNear, library: LibraryFile | undefined): boolean {
  const { rivers, streets, rest = {}, walls = [] } = recipe;
  switch (to) {
    case '@sea':
      return recipe.land?.form !== 'inland';
    case '@edge':
    case '@center':
      return true;
    case '@street':
      return streets !== undefined;
    case '@wall':
      return walls.length > 0;
    case '@gate':
      return walls.some(({ gates }) => gates !== undefined);
    default: {
      // The file of a city has the schematics that stand in it, not all of the recipe.
      if (!library) return true;
      const ids = new Set([
        ...recipe.schematics.filter(({ max }) => max !== 0).map(({ id }) => id),
        ...walls.flatMap(({ pieces, gates }) => [...pieces, ...(gates?.pieces ?? [])]),
      ]);
      const stands = library.schematics.some(
        ({ id, hexes }) => ids.has(id) && hexes.some(({ segments }) => segments.includes(to)),
      );
      const ground = [
        rivers?.kind,
        streets?.main,
        streets?.lane,
        streets?.bridge,
        ...Object.values(rest).flat(),
      ];
      return stands || ground.includes(to);
    }
  }
}

function targetsOf(town: Town, to: string): readonly (HexAt & { readonly placement?: number | null })[] {
  const { walls = [] } = town.file;
  const of = (isMeant: (segment: TownSegment) => boolean) => town.segments.filter(isMeant);
  const placedBy = (ids: readonly number[]) => {
    const own = new Set(ids);
    return of(({ placement }) => placement !== null && own.has(placement));
  };
  switch (to) {
    case '@street':
      return of((segment) => town.isStreet(segment));
    case '@sea':
      return seaBeside(town);
    case '@edge':
      return town.file.hexes.filter((hex) => hexesAround(hex).some((next) => !isLand(town, next)));
    case '@center':
      return middleHexes(town);
    case '@wall':
      return [
        ...placedBy(walls.flatMap(({ placements }) => placements)),
        ...walls.flatMap(({ water }) => water),
      ];
    case '@gate':
      return placedBy(walls.flatMap(({ gates }) => gates));
    default:
      return of(({ kind }) => kind === to);
  }
}

function isLand(town: Town, hex: HexAt): boolean {
  return town.byKey.has(keyOf(centerOf(hex, 0)));
}

function seaBeside(town: Town): readonly HexAt[] {
  return town.file.hexes.flatMap((hex) => hexesAround(hex).filter((next) => isSea(town, next)));
}

function isSea(town: Town, hex: HexAt): boolean {
  return !isLand(town, hex) && !town.isCountry(centerOf(hex, 0));
}

/** The hexes of land nearest to the middle of all land; several when they are equally near. */
function middleHexes({ file: { hexes } }: Town): readonly HexAt[] {
  const q0 = hexes.reduce((sum, { q }) => sum + q, 0) / hexes.length;
  const r0 = hexes.reduce((sum, { r }) => sum + r, 0) / hexes.length;
  const far = (hex: HexAt) => {
    const [q, r] = [hex.q - q0, hex.r - r0];
    return q * q + q * r + r * r;
  };
  const least = Math.min(...hexes.map(far));
  return hexes.filter((hex) => far(hex) < least + 1e-6);
}

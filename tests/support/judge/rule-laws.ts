import type { FilePlacement, FileRule } from './city-file.ts';
import { hexDistance } from './plane.ts';
import { EqualPoses } from './poses.ts';
import { at, counts, type Town } from './town.ts';

/**
 * The numbers, groups, poses and spacing of the rules. Placements that are locked, and those of walls, count for the
 * least number only: the rules of walls are their own.
 */
export function ruleFaults(town: Town): string[] {
  return town.file.recipe.schematics.flatMap((rule) => {
    const faults: string[] = [];
    const { id, min = 0, max = Infinity, spacing = 0, groups } = rule;
    const all = town.file.placements.filter(({ schematic }) => schematic === id).length;
    const own = town.placementsOf(rule);
    if (all < min) faults.push(`min: ${all} of ${id}, at least ${min} are asked for`);
    if (own.length > max) faults.push(`max: ${own.length} of ${id}, at most ${max} are asked for`);
    if (own.length === 0) return faults;
    const poses = new EqualPoses(town.schematics.get(id)!);
    for (const placement of own) {
      const outside =
        groups &&
        town.segmentsOf.get(placement.id)!.find(({ group }) => group === null || !groups.includes(group));
      if (outside)
        faults.push(
          `groups: placement ${placement.id} (${id}) lies in group ${outside.group} at ${at(outside)}`,
        );
      if (poses.allowed(placement, rule).length === 0)
        faults.push(`pose: placement ${placement.id} (${id}) lies in a pose that its rule does not allow`);
    }
    own.forEach((one, index) => {
      const near =
        spacing > 1 ? own.slice(0, index).find((other) => hexDistance(one, other) < spacing) : undefined;
      if (near)
        faults.push(
          `spacing: ${hexDistance(one, near)} hexes between ${near.id} and ${one.id} (${id}), ${spacing} are asked for`,
        );
    });
    return faults;
  });
}

/**
 * In each district, all pieces that ask for `align` lie along one direction, of one of the poses that are equal to theirs
 * and that their rule allows. A piece belongs to the district that holds most of its segments, of several to that with the
 * lowest id; one that touches no district asks for nothing.
 */
export function alignFaults(town: Town): string[] {
  const axes_district = new Map<number, { readonly all: Set<number>; readonly ids: number[] }>();
  const faults: string[] = [];
  for (const rule of town.file.recipe.schematics) {
    const own = rule.align ? town.placementsOf(rule) : [];
    if (own.length === 0) continue;
    const poses = new EqualPoses(town.schematics.get(rule.id)!);
    for (const placement of own) {
      const district = districtOf(town, placement);
      if (district === undefined) continue;
      const axes = new Set(poses.allowed(placement, rule).map(({ rotation }) => rotation % 3));
      let known = axes_district.get(district);
      if (!known) axes_district.set(district, (known = { all: new Set([0, 1, 2]), ids: [] }));
      known.ids.push(placement.id);
      const before = known.all.size;
      for (const axis of known.all) if (!axes.has(axis)) known.all.delete(axis);
      if (before > 0 && known.all.size === 0)
        faults.push(
          `align: placement ${placement.id} (${rule.id}) lies across the others of district ${district}: ${known.ids.slice(0, -1).join(', ')}`,
        );
    }
  }
  return faults;
}

function districtOf(town: Town, { id }: FilePlacement): number | undefined {
  const sizes = counts(town.segmentsOf.get(id)!.flatMap(({ district }) => district ?? []));
  return [...sizes].toSorted((one, other) => other[1] - one[1] || one[0] - other[0])[0]?.[0];
}

/**
 * Filling stops at the covered share: without any one piece beyond the required ones, less than the share is covered. By
 * group so, too. Which of the pieces came last cannot be read from the file: the largest counts, so that some faults are
 * not found.
 */
export function coverageFaults(town: Town): string[] {
  const { recipe } = town.file;
  const { coverage } = recipe.fill;
  const sizeOf = (own: readonly FilePlacement[]) =>
    Math.max(...own.map(({ id }) => town.segmentsOf.get(id)!.length));
  const optional = (isMeant: (placement: FilePlacement) => boolean) =>
    recipe.schematics.flatMap((rule: FileRule) => {
      // Those elsewhere may be the ones that are not required.
      const own = town.placementsOf(rule).filter(isMeant);
      return own.length > (rule.min ?? 0) ? own : [];
    });
  const judge = (name: string, share: number, group: string | null): string[] => {
    const own = town.segments.filter((segment) => group === null || segment.group === group);
    const wanted = share * own.length;
    const covered = own.filter(({ placement }) => placement !== null);
    const inside = new Set(covered.map(({ placement }) => placement));
    const more = optional(({ id }) => inside.has(id));
    // A share such as 0.1 is no exact number: a segment's millionth more or less is the same.
    if (more.length === 0 || (wanted > 0 && covered.length - sizeOf(more) < wanted + 1e-6)) return [];
    return [
      `coverage: ${covered.length} of ${own.length} segments of ${name} are covered, filling stops at ${wanted}`,
    ];
  };
  if (typeof coverage === 'number') return judge('the land', coverage, null);
  return Object.entries(coverage).flatMap(([group, share]) => judge(`group ${group}`, share, group));
}

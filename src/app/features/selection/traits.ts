import type { Placement } from '../../../engine/schematic/placement.ts';
import { poseIndex } from '../../../engine/schematic/pose-group.ts';
import { fromChunks } from '../../document/chunked.ts';
import { originOf } from '../../document/origin.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { districtsOf } from './criteria.ts';

/** The traits that placements can have in common, in the order of their list. */
export const TRAITS = ['schematic', 'kinds', 'pose', 'district', 'group', 'origin', 'locked'] as const;

export type Trait = (typeof TRAITS)[number];

/** The ids of the placements that have all of some traits in common with one of the selected ones, ascending. */
export function idsInCommon(
  view: CityView,
  selected: readonly Placement[],
  traits: readonly Trait[],
): number[] {
  const keys = keysOf(view, traits);
  const wanted = new Set(selected.map(keys));
  return fromChunks(view.city.placements).flatMap((placement) =>
    wanted.has(keys(placement)) ? placement.id : [],
  );
}

/** Makes a text of the traits of a placement: the same for placements that have them in common. */
function keysOf(view: CityView, traits: readonly Trait[]): (placement: Placement) => string {
  const { city } = view;
  const kinds = new Map<string, string>();
  const kindsOf = (id: string) => {
    let known = kinds.get(id);
    if (known === undefined) {
      const hexes = city.schematics[id]?.hexes ?? [];
      const used = new Set(hexes.flatMap(({ segments }) => segments.filter((kind) => kind !== null)));
      kinds.set(id, (known = [...used].sort().join(' ')));
    }
    return known;
  };
  const keyOf = (placement: Placement, trait: Trait): string | number | boolean => {
    switch (trait) {
      case 'schematic':
        return placement.schematic;
      case 'kinds':
        return kindsOf(placement.schematic);
      case 'pose':
        return poseIndex(placement);
      case 'district':
        return districtsOf(view, placement)[0]?.id ?? 0;
      case 'group':
        return districtsOf(view, placement)[0]?.group ?? '';
      case 'origin': {
        const origin = originOf(city, placement);
        if (origin.kind === 'hand') return origin.kind;
        return origin.changed ? 'changed' : origin.stage;
      }
      case 'locked':
        return placement.locked;
    }
  };
  return (placement) => JSON.stringify(traits.map((trait) => keyOf(placement, trait)));
}

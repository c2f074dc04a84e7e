import { slotOf, type Board } from '../../../engine/board/board.ts';
import type { District } from '../../../engine/land/district.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { forEachHex } from '../../../engine/land/row.ts';
import { fromChunks } from '../../document/chunked.ts';
import type { CityDocument } from '../../document/document.ts';
import type { CityView } from '../../cityview/city-view.ts';

/** By what placements can be selected together. */
export type Criterion =
  | { readonly kind: 'schematic' | 'building' | 'group'; readonly id: string }
  | { readonly kind: 'district'; readonly id: number }
  | { readonly kind: 'all' | 'locked' | 'unlocked' };

/** A criterion with how many placements meet it. */
export interface Choice {
  readonly criterion: Criterion;
  readonly name: string;
  readonly count: number;
}

/** The ids of the placements that meet a criterion, ascending. */
export function idsBy(view: CityView, criterion: Criterion): number[] {
  const meets = testOf(view, criterion);
  return fromChunks(view.city.placements).flatMap((placement) => (meets(placement) ? placement.id : []));
}

function testOf(view: CityView, criterion: Criterion): (placement: Placement) => boolean {
  const { city } = view;
  switch (criterion.kind) {
    case 'all':
      return () => true;
    case 'locked':
      return ({ locked }) => locked;
    case 'unlocked':
      return ({ locked }) => !locked;
    case 'schematic':
      return ({ schematic }) => schematic === criterion.id;
    case 'building': {
      const made = new Set(
        Object.values(city.schematics)
          .filter(({ hexes }) => hexes.some(({ segments }) => segments.includes(criterion.id)))
          .map(({ id }) => id),
      );
      return ({ schematic }) => made.has(schematic);
    }
    case 'district':
      return (placement) => districtsOf(view, placement).some(({ id }) => id === criterion.id);
    case 'group':
      return (placement) => districtsOf(view, placement).some(({ group }) => group === criterion.id);
  }
}

/** Kinds, schematics and groups of districts that placements can be selected by; the most frequent first. */
export function choicesOf(view: CityView): {
  readonly schematics: readonly Choice[];
  readonly buildings: readonly Choice[];
  readonly groups: readonly Choice[];
  readonly locked: number;
  readonly all: number;
} {
  const { city } = view;
  const perSchematic = new Map<string, number>();
  const perGroup = new Map<string, number>();
  let locked = 0;
  let all = 0;
  for (const placement of fromChunks(city.placements)) {
    all++;
    if (placement.locked) locked++;
    perSchematic.set(placement.schematic, (perSchematic.get(placement.schematic) ?? 0) + 1);
    for (const group of new Set(districtsOf(view, placement).map((district) => district.group)))
      perGroup.set(group, (perGroup.get(group) ?? 0) + 1);
  }
  const perKind = new Map<string, number>();
  for (const [id, count] of perSchematic)
    for (const kind of kindsOf(city, id)) perKind.set(kind, (perKind.get(kind) ?? 0) + count);
  const names = new Map(city.kinds.map(({ id, name }) => [id, name]));
  const list = (
    kind: 'schematic' | 'building' | 'group',
    counts: ReadonlyMap<string, number>,
    nameOf: (id: string) => string,
  ): Choice[] =>
    [...counts]
      .map(([id, count]) => ({ criterion: { kind, id }, name: nameOf(id), count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return {
    schematics: list('schematic', perSchematic, (id) => city.schematics[id]!.name),
    buildings: list('building', perKind, (id) => names.get(id) ?? id),
    groups: list('group', perGroup, (id) => id),
    locked,
    all,
  };
}

function kindsOf({ schematics }: CityDocument, id: string): ReadonlySet<string> {
  return new Set(schematics[id]!.hexes.flatMap(({ segments }) => segments.filter((kind) => kind !== null)));
}

const maps = new WeakMap<readonly District[], Uint32Array>();

/** Per slot of the board, one more than the index of the district there; 0 where there is none. */
function districtMap({ city, board }: CityView): Uint32Array {
  let district_hex = maps.get(city.districts);
  if (!district_hex || district_hex.length !== board.mask_hex.length)
    maps.set(city.districts, (district_hex = makeMap(city.districts, board)));
  return district_hex;
}

function makeMap(districts: readonly District[], board: Board): Uint32Array {
  const district_hex = new Uint32Array(board.mask_hex.length);
  districts.forEach(({ rows }, index) =>
    forEachHex(rows, (hex) => {
      const slot = slotOf(board, hex);
      if (slot >= 0) district_hex[slot] = index + 1;
    }),
  );
  return district_hex;
}

/** The districts that a placement reaches into, by their order in the city. */
export function districtsOf(view: CityView, placement: Placement): readonly District[] {
  const { districts } = view.city;
  if (districts.length === 0) return [];
  const district_hex = districtMap(view);
  const indices = new Set<number>();
  for (const { q, r } of view.shapeOf(placement).hexes) {
    const slot = slotOf(view.board, { q: q + placement.q, r: r + placement.r });
    const index = slot < 0 ? 0 : district_hex[slot]!;
    if (index > 0) indices.add(index - 1);
  }
  return [...indices].sort((a, b) => a - b).map((index) => districts[index]!);
}

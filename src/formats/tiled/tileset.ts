import type { City } from '../../engine/city/city.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import { groupColor, type GroupColors } from '../picture/group-color.ts';
import { mix } from '../picture/palette.ts';
import { LAND_COLOR } from '../picture/plan-ground.ts';
import { flagProperty, textProperty, wholeNumber, type TiledTile } from './document.ts';

/** Tiles in a row of the picture: two kinds. */
export const TILESET_COLUMNS = 12;

/** Most groups that have tiles of their own; the land of others has the plain tile. */
const MAX_GROUP_TILES = 120;

/** The class of land without a district. */
export const LAND_CLASS = 'land';

/** The tile of a segment of a kind, or of a whole hex of land. */
export type TileLook =
  | { readonly kind: 'segment'; readonly of: Kind; readonly segment: number }
  | { readonly kind: 'land'; readonly color: string };

/** A tile with its picture. */
export interface DrawnTile extends TiledTile {
  readonly look: TileLook;
}

/** The tiles of a city by their index: six per kind, one for land, one for each group of districts. */
export interface CityTiles {
  readonly tiles: readonly DrawnTile[];
  /** The global id of the tile of land in a group of districts; that of free land for `undefined`. */
  readonly landTile: (group: string | undefined) => number;
}

/** The global id of the tile of segment `k` of the kind with the index `kind`. */
export function segmentTile(kind: number, k: number): number {
  return 1 + 6 * kind + k;
}

/** The tiles of a city. */
export function cityTiles({ kinds, districts }: City, colors: GroupColors): CityTiles {
  const groups = [...new Set(districts.map(({ group }) => group))].slice(0, MAX_GROUP_TILES);
  const tiles = kinds.flatMap((kind, index) =>
    DIRECTIONS.map((k) => ({
      id: 6 * index + k,
      type: kind.id,
      properties: kindProperties(kind, k),
      look: { kind: 'segment' as const, of: kind, segment: k },
    })),
  );
  const land = 6 * kinds.length;
  const landOf = (index: number, type: string, color: string) => ({
    id: land + index,
    type,
    properties: [textProperty('part', LAND_PART), ...(index > 0 ? [textProperty('group', type)] : [])],
    look: { kind: 'land' as const, color },
  });
  const tile_group = new Map(groups.map((group, index) => [group, land + 2 + index]));
  return {
    tiles: [
      ...tiles,
      landOf(0, LAND_CLASS, LAND_COLOR),
      ...groups.map((group, index) =>
        landOf(index + 1, group, mix(LAND_COLOR, groupColor(colors, groups, group), GROUP_SHARE)),
      ),
    ],
    landTile: (group) => (group === undefined ? undefined : tile_group.get(group)) ?? land + 1,
  };
}

/** The value of the property `part` of tiles of land. */
export const LAND_PART = 'land';

/** The share of the color of its group in the color of land. */
const GROUP_SHARE = 0.35;

function kindProperties(kind: Kind, k: number): TiledTile['properties'] {
  return [
    ...(kind.blocks === undefined ? [] : [textProperty('blocks', kind.blocks)]),
    { name: 'color', type: 'color', value: `#ff${kind.color.slice(1).toLowerCase()}` },
    textProperty('footprint', kind.footprint),
    textProperty('name', kind.name),
    flagProperty('open', kind.open),
    textProperty('part', kind.open ? 'ground' : 'building'),
    flagProperty('public', kind.public ?? false),
    wholeNumber('segment', k),
  ];
}

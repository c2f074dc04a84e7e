import type { City } from '../../engine/city/city.ts';
import { hexCenter, STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import { hexesWithin } from '../../engine/hex/plane.ts';
import { borderOf, Country } from '../../engine/land/open-side.ts';
import { hexesOf, type LandRow } from '../../engine/land/row.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { orient, PLAIN_POSE } from '../../engine/schematic/pose.ts';
import { paintedSegments, type Schematic } from '../../engine/schematic/schematic.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';
import { isLand, placementAt, slotOf } from '../../engine/board/board.ts';
import { resolveCity } from '../../engine/city/resolve.ts';
import { patternOf } from '../kinds/pattern.ts';
import { WALL_PATTERNS } from '../picture/wall-line.ts';
import {
  groundBlocks,
  groundPicture,
  wallsPicture,
  wallSegments,
  type GroundSite,
} from '../picture/ground.ts';
import { formPath, pathBatches } from '../picture/path.ts';
import { grownBounds, LAYERS, pictureBounds, type Bounds, type Picture } from '../picture/picture.ts';
import { COAST_REACH, coastPicture } from '../picture/coast.ts';
import { MOST_WARP } from '../picture/map/chance.ts';
import type { Ring, Vec } from '../picture/map/geometry.ts';
import type { MapLook } from '../picture/map/look.ts';
import { cityMapLayers, isSeenAt, type MapOverlay } from '../picture/map/map-layers.ts';
import { canBePieceOfMap, piecePicture } from '../picture/map/piece-picture.ts';
import { OVERHANG, overhangOf } from '../picture/overhang.ts';
import { groupColor, type GroupColors } from '../picture/group-color.ts';
import { INK, LIGHT, mix } from '../picture/palette.ts';
import { COUNTRY_COLOR, LAND_COLOR, SEA_COLOR } from '../picture/plan-ground.ts';
import { SEA } from '../picture/site.ts';
import { cityPicture } from '../picture/city-picture.ts';
import { roofedKinds } from '../picture/roofs.ts';
import { hexArea, hexLines, hexLoops, hexLookup } from './outline.ts';
import { posedParts, type DrawnPath, type PosedParts } from './parts.ts';
import { frameAbout, type Frame } from './size.ts';

/** The options of a picture. */
export interface PictureOptions {
  /** Pixels per side length, 0.1..400. */
  readonly scale: number;
  /** Whether the background is transparent. */
  readonly transparent: boolean;
  /** Whether districts are tinted, with their borders. */
  readonly districts: boolean;
  /** Whether the lines between hexes are drawn. */
  readonly hexLines: boolean;
  /** Chosen colors of groups of districts. */
  readonly groupColors?: GroupColors;
  /** The look of a map; a plan with exact segments when absent. */
  readonly map?: MapLook;
}

/** A placement to be drawn: parts around a point. */
export interface DrawnPlacement {
  readonly id: number;
  /** Name of its schematic. */
  readonly name: string;
  /** Its center, in side lengths relative to the center of hex (0, 0). */
  readonly x: number;
  readonly y: number;
  readonly parts: PosedParts;
}

/** A named group of paths, under or over all buildings. */
export interface DrawnLayer {
  readonly id: string;
  readonly name: string;
  readonly paths: readonly (DrawnPath & { readonly name?: string })[];
}

/** A complete picture, from the bottom up. Renderers to SVG and to pixels draw it without further choices. */
export interface Drawing {
  readonly frame: Frame;
  readonly title: string;
  /** Background color; `null` for none. */
  readonly background: string | null;
  readonly under: readonly DrawnLayer[];
  /** Ground that belongs to no placement, under all of them. */
  readonly ground: readonly DrawnLayer[];
  readonly placements: readonly DrawnPlacement[];
  readonly over: readonly DrawnLayer[];
  /** The name of a kind, for titles. */
  readonly kindName: (id: string) => string;
}

/**
 * The picture of a city.
 *
 * @throws RangeError for a placement of a schematic that the city does not have, or a scale out of range
 */
export function cityDrawing(city: City, options: PictureOptions): Drawing {
  return options.map ? mapDrawing(city, options, options.map) : planDrawing(city, options);
}

function planDrawing(city: City, options: PictureOptions): Drawing {
  const { land, recipe, placements } = city;
  const tinted = options.districts && city.districts.length > 0;
  const bounds = cityBounds(city);
  const country = countryRows(city, grownBounds(bounds, COAST_REACH));
  return {
    frame: frameAbout(bounds, options.scale),
    title: titleOf(city),
    background: options.transparent ? null : SEA_COLOR,
    under: [
      ...(country.length > 0 ? [layer('country', 'Country', [filled(hexArea(country), COUNTRY_COLOR)])] : []),
      ...cityCoast(city, country, options.transparent ? null : SEA_COLOR),
      layer('land', 'Land', [filled(hexArea(land), LAND_COLOR)]),
      ...(options.hexLines ? [hexGrid(land)] : []),
    ],
    ground: cityGround(city),
    placements: drawnPlacements(
      { ...city, kinds: roofedKinds(city.kinds, recipe?.seed, cityPicture(city).roofs) },
      placements,
    ),
    over: [
      ...cityWalls(city),
      ...(tinted ? [districtTints(city, options.groupColors ?? {}), districtBorders(city)] : []),
    ],
    kindName: kindNames(city.kinds),
  };
}

/** The map of a city: all of it lies in layers, and nothing belongs to a placement alone. */
function mapDrawing(city: City, options: PictureOptions, look: MapLook): Drawing {
  const { scale, transparent, districts } = options;
  const seen = cityBounds(city, look);
  const tinted = districts && city.districts.length > 0;
  const { sea, layers, over } = cityMapLayers(city, look, {
    scale,
    hasSea: !transparent,
    seen,
    overlay: {
      districts: tinted ? districtAreas(city, options.groupColors ?? {}) : [],
      hexLines: options.hexLines
        ? Array.from(hexesOf(city.land), (hex) => ringsOf([{ ...hex, count: 1 }])[0]!)
        : [],
    },
  });
  return {
    frame: frameAbout(seen, scale),
    title: titleOf(city),
    background: transparent ? null : sea,
    under: layers,
    ground: [],
    placements: [],
    over,
    kindName: kindNames(city.kinds),
  };
}

function titleOf({ recipe }: City): string {
  return recipe ? `City of seed ${recipe.seed}` : 'City';
}

/**
 * The picture of a schematic in its plain pose, with a transparent background or the color of land. As on a map it is
 * straight, and shows the piece alone; a piece that cannot look so is a plan.
 */
export function schematicDrawing(
  schematic: Schematic,
  kinds: readonly Kind[],
  { scale, transparent, hexLines: lines, map }: PictureOptions,
): Drawing {
  const { name, hexes } = schematic;
  const picture = mapPicture(schematic, kinds, map);
  const center = { ...PLAIN_POSE, q: 0, r: 0, id: 1, schematic: schematic.id };
  const grid = lines ? [hexGrid(hexes.map(({ q, r }) => ({ q, r, count: 1 })))] : [];
  return {
    frame: frameAbout(boundsWith(hexes, kinds, picture), scale),
    title: name,
    background: transparent ? null : LAND_COLOR,
    under: picture ? [] : grid,
    ground: [],
    placements: picture ? [] : drawnPlacements({ kinds, schematics: [schematic] }, [center]),
    over: picture ? [pieceLayer(name, picture, scale), ...grid] : [],
    kindName: kindNames(kinds),
  };
}

/** The look of a schematic as on a map; nothing for a plan. */
function mapPicture(
  { hexes }: Pick<Schematic, 'hexes'>,
  kinds: readonly Kind[],
  map: MapLook | undefined,
): Picture | undefined {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  return map && canBePieceOfMap(hexes, byId) ? piecePicture(hexes, byId, PLAIN_POSE, map.mood) : undefined;
}

/** The marks of a piece in their order, without those that are too small for a scale. */
function pieceLayer(name: string, { marks }: Picture, scale: number): DrawnLayer {
  const seen = marks.filter((mark) => isSeenAt(scale, mark));
  return layer(
    'piece',
    name,
    seen.map(({ style, form }) => ({ ...style, d: formPath(form) })),
  );
}

/** Side lengths about the land that belong to a picture of a city: its coast. */
const COAST = 0.75;

/** Side lengths about the land that belong to a map: its coast and shallow water. */
const MAP_COAST = 1.5;

/**
 * The part of the plane that the land of a city covers, with its coast and piers.
 *
 * @param map the look of a map; bounds of a plan when absent
 */
export function cityBounds({ land, kinds }: Pick<City, 'land' | 'kinds'>, map?: MapLook): Bounds {
  if (land.length === 0) return NOTHING;
  if (map) return grownBounds(hexBounds(land), MAP_COAST + (map.warp ? MOST_WARP / 2 : 0));
  return grownBounds(hexBounds(land), Math.max(COAST, beyondMargin(kinds)));
}

/**
 * The part of the plane that the segments of a schematic cover, with their art.
 *
 * @param map the look of a map; bounds of a plan when absent
 */
export function schematicBounds(
  schematic: Pick<Schematic, 'hexes'>,
  kinds: readonly Kind[],
  map?: MapLook,
): Bounds {
  return boundsWith(schematic.hexes, kinds, mapPicture(schematic, kinds, map));
}

/** @param picture the piece as on a map; nothing for a plan */
function boundsWith(hexes: Schematic['hexes'], kinds: readonly Kind[], picture: Picture | undefined): Bounds {
  const painted = new Set(paintedSegments(hexes).map(({ kind }) => kind));
  if (painted.size === 0) return NOTHING;
  const segments = boundsOfSegments(hexes);
  if (picture) return boundsAbout(segments, pictureBounds(picture));
  return grownBounds(segments, beyondMargin(kinds.filter(({ id }) => painted.has(id))));
}

/** Side lengths by which the art of some kinds reaches beyond the margin of a picture. */
function beyondMargin(kinds: readonly Kind[]): number {
  return overhangOf(kinds) - OVERHANG;
}

/** The bounds about two others. */
function boundsAbout(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function boundsOfSegments(hexes: Schematic['hexes']): Bounds {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const segment of paintedSegments(hexes))
    for (const { x, y } of segmentVertices(segment).map(thirdToPoint)) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return { left, top, right, bottom };
}

const NOTHING: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };

function hexBounds(rows: readonly LandRow[]): Bounds {
  if (rows.length === 0) return NOTHING;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { r, q, count } of rows) {
    const last = q + count - 1;
    left = Math.min(left, 1.5 * q - 1);
    right = Math.max(right, 1.5 * last + 1);
    top = Math.min(top, STRIP_HEIGHT * (2 * r + q - 1));
    bottom = Math.max(bottom, STRIP_HEIGHT * (2 * r + last + 1));
  }
  return { left, top, right, bottom };
}

function drawnPlacements(
  { kinds, schematics }: Pick<City, 'kinds' | 'schematics'>,
  placements: City['placements'] | readonly Omit<City['placements'][number], 'locked'>[],
): DrawnPlacement[] {
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]));
  const schematicOf = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const posed = new Map<string, PosedParts>();
  return placements.map((placement) => {
    const { id, mirror, rotation, shift } = placement;
    const schematic = schematicOf.get(placement.schematic);
    if (!schematic)
      throw new RangeError(`placement ${id}: the city has no schematic "${placement.schematic}"`);
    const key = `${schematic.id} ${mirror} ${rotation} ${shift}`;
    let parts = posed.get(key);
    if (!parts) posed.set(key, (parts = posedParts(schematic, placement, kindOf, posed.size)));
    return { id, name: schematic.name, ...hexCenter(placement), parts };
  });
}

/** The country off the land in a part of the plane. */
function countryRows({ land, open = [] }: City, bounds: Bounds): readonly LandRow[] {
  const country = new Country(land, borderOf(land, open));
  if (!country.isThere) return [];
  const hexes = hexesWithin(bounds).filter((hex) => country.has(hex));
  return normalizeRows(hexes.map((hex) => ({ ...hex, count: 1 })));
}

/** The beach and, where there is a sea, the shallow water about the land, but for where the country goes on. */
function cityCoast({ land }: City, country: readonly LandRow[], outside: string | null): DrawnLayer[] {
  const dry = country.length > 0 ? normalizeRows([...land, ...country]) : land;
  const picture = coastPicture(hexesOf(land), hexLookup(dry), { outside, free: LAND_COLOR });
  return picture ? picturesLayer('coast', 'Coast', [picture]) : [];
}

/** The ground of a city, kind by kind from the lowest layer up. */
function cityGround(city: City): DrawnLayer[] {
  const { ground = [] } = city;
  if (ground.length === 0) return [];
  const site = groundSite(city);
  const pictures = groundBlocks(ground, city.kinds).map((block) => groundPicture(block, site));
  return picturesLayer('streets', 'Streets, water and yards', pictures);
}

/** All walls of a city, without seams between their pieces. */
function cityWalls(city: City): DrawnLayer[] {
  if (!city.kinds.some((kind) => WALL_PATTERNS.has(patternOf(kind)))) return [];
  const site = groundSite(city);
  const kindOf = new Map(city.kinds.map((kind) => [kind.id, kind]));
  const byId = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
  const segments = city.placements.flatMap((placement) => {
    const { hexes = [] } = byId.get(placement.schematic) ?? {};
    return wallSegments(orient(hexes, placement), kindOf).map((segment) => ({
      ...segment,
      q: segment.q + placement.q,
      r: segment.r + placement.r,
    }));
  });
  const picture = wallsPicture(segments, site);
  return picture ? picturesLayer('walls', 'Walls', [picture]) : [];
}

function picturesLayer(id: string, name: string, pictures: readonly Picture[]): DrawnLayer[] {
  const marks = LAYERS.flatMap((one) =>
    pictures.flatMap((picture) => picture.marks.filter((mark) => mark.layer === one)),
  );
  const paths = pathBatches({ buildings: [], marks });
  return paths.length === 0 ? [] : [layer(id, name, paths)];
}

function groundSite(city: City): GroundSite {
  const { board, kind_segment } = resolveCity(city, () => 'go on');
  return {
    kinds: city.kinds,
    kindAt: (segment) => {
      if (!isLand(board, segment)) return SEA;
      const slot = slotOf(board, segment);
      return city.kinds[kind_segment[6 * slot + segment.k]! - 1];
    },
    placementAt: (segment) => placementAt(board, segment, segment.k),
  };
}

function kindNames(kinds: readonly Kind[]): (id: string) => string {
  const names = new Map(kinds.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}

function districtTints(city: City, colors: GroupColors): DrawnLayer {
  const colorOf = districtColors(city, colors);
  const paths = city.districts.map(({ group, rows }) => ({
    ...filled(hexArea(rows), `${colorOf(group)}2e`),
    name: group,
  }));
  return layer('districts', 'Districts', paths);
}

/** The districts of a city as areas with colors. */
function districtAreas(city: City, colors: GroupColors): MapOverlay['districts'] {
  const colorOf = districtColors(city, colors);
  return city.districts.map(({ group, rows }) => ({
    name: group,
    color: colorOf(group),
    rings: ringsOf(rows),
  }));
}

/** The colors of groups of districts. */
function districtColors({ districts, recipe }: City, colors: GroupColors): (group: string) => string {
  const ordered = recipe && recipe.districts.method !== 'none' ? recipe.districts.groups : [];
  const groups = [...new Set([...ordered, ...districts.map(({ group }) => group)])];
  return (group) => groupColor(colors, groups, group);
}

/** The outlines of hexes as rings of points. */
function ringsOf(rows: readonly LandRow[]): Ring[] {
  return hexLoops(rows).map(({ vertices }) =>
    vertices.map((vertex): Vec => {
      const { x, y } = thirdToPoint(vertex);
      return [x, y];
    }),
  );
}

/** The borders of districts. Each is drawn twice, light under dark, so that it is visible on any color. */
function districtBorders({ districts }: City): DrawnLayer {
  const d = districts.map(({ rows }) => hexArea(rows)).join('');
  return layer('district-borders', 'District borders', [
    { d, fill: null, stroke: `${LIGHT}b0`, width: 0.2 },
    { d, fill: null, stroke: mix(INK, '#0e7c86', 0.6), width: 0.08 },
  ]);
}

function hexGrid(land: readonly LandRow[]): DrawnLayer {
  const stroke = `${INK}40`;
  const paths = [...hexLines(land)].map((d) => ({ d, fill: null, stroke, width: 0.03 }));
  return layer('hexes', 'Hexes', [...paths, { d: hexArea(land), fill: null, stroke, width: 0.03 }]);
}

function filled(d: string, fill: string): DrawnPath {
  return { d, fill, stroke: null, width: 0 };
}

function layer(id: string, name: string, paths: DrawnLayer['paths']): DrawnLayer {
  return { id, name, paths };
}

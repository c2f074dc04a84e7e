import { cityBuildings } from '../../engine/city/buildings.ts';
import type { City } from '../../engine/city/city.ts';
import { doorFinder, type Door } from '../../engine/city/doors.ts';
import { countHexes } from '../../engine/land/row.ts';
import { findBuildings } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { poseIndex } from '../../engine/schematic/pose-group.ts';
import { orient } from '../../engine/schematic/pose.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { paintedSegments, type PaintedSegment } from '../../engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../engine/segment/segment.ts';
import { connectedParts, hexPolygons, polygonOf, type Polygon } from './polygons.ts';

/** A layer of a GeoJSON file. */
export type GeojsonLayer = 'land' | 'districts' | 'ground' | 'placements' | 'buildings' | 'walls' | 'doors';

/** A thing of a city with its place and its properties. */
export interface CityFeature {
  readonly layer: GeojsonLayer;
  /** Properties beside the layer: numbers, texts and booleans, as tables of attributes take them. */
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  readonly shape:
    | { readonly kind: 'polygon'; readonly polygon: Polygon }
    | { readonly kind: 'door'; readonly door: Door };
}

/**
 * Everything in a city as features, layer by layer. What has several connected parts is a feature for each of them,
 * with the number of the `part`.
 *
 * @param onPlacement called once for every placement in each of the layers placements, buildings and doors
 * @throws RangeError for a placement of a schematic that the city does not have
 */
export function* cityFeatures(city: City, onPlacement: () => void): Generator<CityFeature> {
  const kinds = new Map(city.kinds.map((kind) => [kind.id, kind]));
  for (const [index, polygon] of hexPolygons(city.land).entries())
    yield { layer: 'land', properties: { part: index + 1 }, shape: { kind: 'polygon', polygon } };
  for (const { id, group, rows } of city.districts)
    for (const [index, polygon] of hexPolygons(rows).entries()) {
      const properties = { id, group, hexes: countHexes(rows), part: index + 1 };
      yield { layer: 'districts', properties, shape: { kind: 'polygon', polygon } };
    }
  const areas = city.kinds.map((kind): [string, Kind] => [kind.id, { ...kind, footprint: 'area' }]);
  for (const { kind, segments } of findBuildings(city.ground ?? [], new Map(areas)).buildings)
    yield ofKind('ground', kinds.get(kind), kind, segments, {});
  yield* placementFeatures(city, onPlacement);
  yield* buildingFeatures(city, kinds, onPlacement);
  yield* wallFeatures(city);
  const doorsOf = doorFinder(city.schematics, city.kinds);
  for (const placement of city.placements) {
    for (const door of doorsOf(placement))
      yield {
        layer: 'doors',
        properties: { placement: placement.id, public: door.isPublic },
        shape: { kind: 'door', door },
      };
    onPlacement();
  }
}

function* placementFeatures(city: City, onPlacement: () => void): Generator<CityFeature> {
  const nameOf = new Map(city.schematics.map(({ id, name }) => [id, name]));
  const segmentsOf = segmentFinder(city);
  for (const placement of city.placements) {
    const { id, schematic, q, r, mirror, rotation, shift, locked } = placement;
    const name = nameOf.get(schematic);
    if (name === undefined) throw new RangeError(`placement ${id}: the city has no schematic "${schematic}"`);
    for (const [index, part] of connectedParts(segmentsOf(placement)).entries()) {
      const pose = { q, r, mirror, rotation, shift, locked };
      const properties = { id, schematic, name, ...pose, segments: part.length, part: index + 1 };
      yield { layer: 'placements', properties, shape: { kind: 'polygon', polygon: polygonOf(part) } };
    }
    onPlacement();
  }
}

function* buildingFeatures(
  city: City,
  kinds: ReadonlyMap<string, Kind>,
  onPlacement: () => void,
): Generator<CityFeature> {
  const placements = new Map(city.placements.map((placement) => [placement.id, placement]));
  const doorsOf = doorFinder(city.schematics, city.kinds);
  let doors: readonly Door[] = [];
  let [id, last] = [0, 0];
  for (const { kind, placement, segments } of cityBuildings(city)) {
    const { schematic } = placements.get(placement)!;
    if (placement !== last) {
      doors = doorsOf(placements.get(placement)!);
      onPlacement();
    }
    last = placement;
    const own = doors.length === 0 ? null : new Set(segments.map(segmentKey));
    const count = doors.filter(({ segment }) => own?.has(segmentKey(segment))).length;
    const properties = { id: ++id, placement, schematic, doors: count };
    yield ofKind('buildings', kinds.get(kind), kind, segments, properties);
  }
}

function* wallFeatures(city: City): Generator<CityFeature> {
  const segmentsOf = segmentFinder(city);
  const placements = new Map(city.placements.map((placement) => [placement.id, placement]));
  for (const [index, wall] of (city.walls ?? []).entries()) {
    const segments = new Map(wall.water.map((segment) => [segmentKey(segment), segment]));
    for (const id of wall.placements) {
      const placement = placements.get(id);
      for (const segment of placement ? segmentsOf(placement) : [])
        segments.set(segmentKey(segment), segment);
    }
    for (const [at, part] of connectedParts([...segments.values()]).entries()) {
      const counts = { pieces: wall.placements.length, gates: wall.gates.length };
      const properties = { id: index + 1, ...counts, segments: part.length, part: at + 1 };
      yield { layer: 'walls', properties, shape: { kind: 'polygon', polygon: polygonOf(part) } };
    }
  }
}

function ofKind(
  layer: GeojsonLayer,
  kind: Kind | undefined,
  id: string,
  segments: readonly Segment[],
  own: CityFeature['properties'],
): CityFeature {
  const { name = id, color = '#808080', open = false, height } = kind ?? {};
  const look = { kind: id, name, color, open, ...(height !== undefined && { height }) };
  const properties = { ...own, ...look, segments: segments.length };
  return { layer, properties, shape: { kind: 'polygon', polygon: polygonOf(segments) } };
}

/** Makes what gives the segments of placements on the board; each pose of a schematic is worked out once. */
function segmentFinder({ schematics }: Pick<City, 'schematics'>): (placement: Placement) => Segment[] {
  const hexesOf = new Map(schematics.map(({ id, hexes }) => [id, hexes]));
  const segments_pose = new Map<string, readonly PaintedSegment[]>();
  return (placement) => {
    const key = `${placement.schematic} ${poseIndex(placement)}`;
    let posed = segments_pose.get(key);
    if (!posed) {
      posed = paintedSegments(orient(hexesOf.get(placement.schematic) ?? [], placement));
      segments_pose.set(key, posed);
    }
    return posed.map(({ q, r, k }) => ({ q: q + placement.q, r: r + placement.r, k }));
  };
}

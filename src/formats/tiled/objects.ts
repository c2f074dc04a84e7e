import type { City } from '../../engine/city/city.ts';
import { doorFinder } from '../../engine/city/doors.ts';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import { hexesOf, type LandRow } from '../../engine/land/row.ts';
import { orient } from '../../engine/schematic/pose.ts';
import { poseIndex } from '../../engine/schematic/pose-group.ts';
import { paintedSegments } from '../../engine/schematic/schematic.ts';
import { adjacentSegments, equalSegments, segmentKey, type Segment } from '../../engine/segment/segment.ts';
import type { Third } from '../../engine/segment/thirds.ts';
import { segmentVertices } from '../../engine/segment/vertex.ts';
import { fileBuildings } from '../city/buildings.ts';
import { traceBorders } from '../picture/border.ts';
import { flagProperty, textProperty, wholeNumber, type TiledObject, type TiledProperty } from './document.ts';
import { pixelOf, type TiledGrid } from './grid.ts';

/** The districts: polygons of the class `district`, with their hexes as text: `r:q+count` for each run. */
export function* districtObjects({ districts }: City, grid: TiledGrid): Generator<TiledObject> {
  for (const { id, group, rows } of districts) {
    const segments = [...hexesOf(rows)].flatMap((hex) => DIRECTIONS.map((k) => ({ ...hex, k })));
    const properties = [
      wholeNumber('district', id),
      textProperty('group', group),
      textProperty('rows', rowsText(rows)),
    ];
    yield* polygons(segments, grid, group, 'district', properties);
  }
}

function rowsText(rows: readonly LandRow[]): string {
  return rows.map(({ r, q, count }) => `${r}:${q}+${count}`).join(' ');
}

/** The placements: polygons named after their schematics, whose ids are their classes. */
export function* placementObjects({ schematics, placements }: City, grid: TiledGrid): Generator<TiledObject> {
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const segments_pose = new Map<string, readonly Segment[]>();
  for (const placement of placements) {
    const { id, schematic, q, r, mirror, rotation, shift, locked } = placement;
    const { name = schematic, hexes = [] } = byId.get(schematic) ?? {};
    const pose = `${schematic} ${poseIndex(placement)}`;
    let segments = segments_pose.get(pose);
    if (!segments) segments_pose.set(pose, (segments = paintedSegments(orient(hexes, placement))));
    const moved = segments.map((segment) => ({ q: segment.q + q, r: segment.r + r, k: segment.k }));
    yield* polygons(moved, grid, name, schematic, [
      flagProperty('locked', locked),
      flagProperty('mirror', mirror),
      wholeNumber('placement', id),
      wholeNumber('q', q),
      wholeNumber('r', r),
      wholeNumber('rotation', rotation),
      textProperty('schematic', schematic),
      wholeNumber('shift', shift),
    ]);
  }
}

/** The buildings: polygons named after their kinds, whose ids are their classes. */
export function* buildingObjects(city: City, grid: TiledGrid): Generator<TiledObject> {
  const names = new Map(city.kinds.map(({ id, name }) => [id, name]));
  for (const { id, kind, placement, segments } of fileBuildings(city)) {
    const own = segments.map(({ q, r, segment }) => ({ q, r, k: segment as Segment['k'] }));
    yield* polygons(own, grid, names.get(kind) ?? kind, kind, [
      wholeNumber('building', id),
      textProperty('kind', kind),
      wholeNumber('placement', placement),
    ]);
  }
}

/** The doors: points of the class `door` in the middle of the side between two segments. */
export function* doorObjects(
  { schematics, kinds, placements }: City,
  grid: TiledGrid,
): Generator<TiledObject> {
  const doorsOf = doorFinder(schematics, kinds);
  for (const placement of placements)
    for (const { segment, to, isPublic } of doorsOf(placement))
      yield {
        name: '',
        type: 'door',
        ...middleOfSide(segment, to, grid),
        form: { kind: 'point' },
        properties: [
          wholeNumber('placement', placement.id),
          flagProperty('public', isPublic),
          wholeNumber('q', segment.q),
          wholeNumber('r', segment.r),
          wholeNumber('segment', segment.k),
          wholeNumber('toQ', to.q),
          wholeNumber('toR', to.r),
          wholeNumber('toSegment', to.k),
        ],
      };
}

/** The middle of the side that two segments share. */
function middleOfSide(segment: Segment, to: Segment, grid: TiledGrid) {
  const others = new Set(segmentVertices(to).map(vertexKey));
  const [one, two] = segmentVertices(segment).filter((vertex) => others.has(vertexKey(vertex)));
  if (!one || !two || !adjacentSegments(segment).some((other) => equalSegments(other, to)))
    throw new RangeError(`segments ${segmentKey(segment)} and ${segmentKey(to)} share no side`);
  const [a, b] = [pixelOf(grid, one), pixelOf(grid, two)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function vertexKey({ a, b }: Third): string {
  return `${a},${b}`;
}

/**
 * An object for each outer border of some segments, all with the same name, class and properties. Holes are not cut
 * out, because a polygon of Tiled is one ring; `holes` counts them.
 */
function* polygons(
  segments: readonly Segment[],
  grid: TiledGrid,
  name: string,
  type: string,
  properties: readonly TiledProperty[],
): Generator<TiledObject> {
  const rings = traceBorders(segments).map((loop) => corners(loop.map(({ from }) => from)));
  const outer = rings.filter((ring) => turn(ring) > 0);
  const holes = rings.length - outer.length;
  const all = holes === 0 ? properties : [...properties, wholeNumber('holes', holes)].sort(byName);
  for (const ring of outer) {
    const points = ring.map((vertex) => pixelOf(grid, vertex));
    const { x, y } = points[0]!;
    const relative = points.map((point) => ({ x: point.x - x, y: point.y - y }));
    yield { name, type, x, y, form: { kind: 'polygon', points: relative }, properties: all };
  }
}

function byName(one: TiledProperty, other: TiledProperty): number {
  return one.name < other.name ? -1 : 1;
}

/** The vertices of a ring where it bends. */
function corners(ring: readonly Third[]): Third[] {
  return ring.filter((at, index) => {
    const [before, after] = [ring.at(index - 1)!, ring[(index + 1) % ring.length]!];
    return at.a - before.a !== after.a - at.a || at.b - before.b !== after.b - at.b;
  });
}

/** Twice the area of a ring on the lattice: positive for one that runs clockwise on screen. */
function turn(ring: readonly Third[]): number {
  let area = 0;
  ring.forEach(({ a, b }, index) => {
    const next = ring[(index + 1) % ring.length]!;
    area += a * next.b - b * next.a;
  });
  return area;
}

import type { City, CityWall } from '../../engine/city/city.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { countHexes } from '../../engine/land/row.ts';
import { blockJson, inlineJson, inlineMeta, listJson, type Member } from '../json/inline.ts';
import { ListPieces } from '../json/list-pieces.ts';
import { VERSION } from '../form/header.ts';
import { putLooks } from '../kinds/look-meta.ts';
import { inlineKind } from '../kinds/write.ts';
import { blockRecipe, inlineRow, inlineSide } from '../recipe/write.ts';
import type { OnWritten } from '../svg/write.ts';
import { unknownKinds } from '../schematic/check.ts';
import { blockSchematic, inlineHex } from '../schematic/write.ts';
import { canonicalCity } from './canonical.ts';
import { cityDigest } from './digest.ts';
import { fileBuildings } from './buildings.ts';
import { districtsBySlot, forEachListedHex } from './hexes.ts';
import { describePlacement } from './placement.ts';
import { plainWall } from './plain.ts';
import { resolveCity, type ResolvedCity } from '../../engine/city/resolve.ts';
import { cityStatistics, townStatistics, type Statistics, type TownStatistics } from './statistics.ts';
import { blockDistrict } from './write-districts.ts';

/**
 * The canonical text of a `sixfold/city` file.
 *
 * @throws RangeError when the city contradicts itself: a placement off the land or on another, an unknown schematic
 *   or kind
 */
export function writeCity(city: City): string {
  return [...cityPieces(city)].join('');
}

/**
 * The canonical text in pieces, for cities whose text is longer than a string can be. Pieces are made on demand;
 * contradictions in the city are found before the first.
 *
 * @param onWritten called regularly with the progress
 * @throws RangeError as {@link writeCity}
 */
export function cityPieces(value: City, onWritten: OnWritten = () => {}): Iterable<string> {
  const city = canonicalCity(value);
  for (const { id, hexes } of city.schematics)
    for (const { path, message } of unknownKinds(hexes, city.kinds, `schematic ${id}`))
      throw new RangeError(`${path}: ${message}`);
  for (const { path, message } of unknownKinds(city.ground ?? [], city.kinds, 'ground'))
    throw new RangeError(`${path}: ${message}`);
  const resolved = resolveCity(city, (_index, placement, blocked) => {
    throw new RangeError(`placement ${placement.id}: ${describePlacement(placement, blocked)}`);
  });
  return writtenPieces(city, resolved, onWritten);
}

function* writtenPieces(city: City, resolved: ResolvedCity, onWritten: OnWritten): Generator<string> {
  const { engine, recipe, kinds, schematics, land, districts, placements } = city;
  const meta = putLooks(city);
  const before: Member[] = [
    ['format', '"sixfold/city"'],
    ['version', String(VERSION)],
    ['engine', inlineJson(engine)],
    ['orientation', '"flat"'],
    ['segmentOrder', '["N", "NE", "SE", "S", "SW", "NW"]'],
    ['recipe', recipe ? blockRecipe(recipe, 2) : 'null'],
    ['kinds', listJson(kinds.map(inlineKind), 2)],
    [
      'schematics',
      listJson(
        schematics.map((schematic) => blockSchematic(schematic, 4)),
        2,
      ),
    ],
    ['land', blockJson([['rows', listJson(land.map(inlineRow), 4)]], 2)],
  ];
  const open = city.open ?? [];
  if (open.length > 0) before.push(['open', listJson(open.map(inlineSide), 2)]);
  before.push(['districts', listJson(districts.map(blockDistrict), 2)]);
  yield blockJson(before).slice(0, -'\n}'.length);
  const of = placements.length + countHexes(land);
  yield ',\n  "placements": ';
  yield* placementPieces(placements, (done) => onWritten(done, of));
  const ground = city.ground ?? [];
  yield `,\n  "ground": ${listJson(ground.map(inlineHex), 2)}`;
  yield `,\n  "walls": ${listJson((city.walls ?? []).map(inlineWall), 2)}`;
  yield ',\n  "buildings": ';
  yield* buildingPieces(city);
  yield ',\n  "hexes": ';
  yield* hexPieces(resolved, city, (done) => onWritten(placements.length + done, of));
  const after: Member[] = [
    ['statistics', inlineStatistics(cityStatistics(city), townStatistics(city, resolved))],
    ['digest', inlineJson(cityDigest(city))],
  ];
  if (meta) after.push(['meta', inlineMeta(meta)]);
  yield ',\n';
  yield blockJson(after).slice('{\n'.length);
  yield '\n';
}

/** Number of placements between two reports of progress. */
const PLACEMENTS = 4096;

function* placementPieces(
  placements: readonly Placement[],
  onDone: (done: number) => void,
): Generator<string> {
  const list = new ListPieces(2);
  for (let start = 0; start < placements.length; start += PLACEMENTS) {
    const end = Math.min(start + PLACEMENTS, placements.length);
    for (let index = start; index < end; index++) list.add(inlinePlacement(placements[index]!));
    yield* list.take();
    onDone(end);
  }
  yield* list.finish();
}

function* hexPieces(
  resolved: ResolvedCity,
  { kinds, land, districts }: City,
  onDone: (done: number) => void,
): Generator<string> {
  const { board, kind_segment } = resolved;
  const names = ['null', ...kinds.map(({ id }) => inlineJson(id))];
  const district_hex = districtsBySlot(board, districts);
  const list = new ListPieces(2);
  const add = (q: number, r: number, slot: number) => {
    const kind = (k: number) => names[kind_segment[6 * slot + k]!]!;
    const placement = (k: number) => board.placement_segment[6 * slot + k]! || 'null';
    // Written out instead of a loop: most of the time for a large city is spent here.
    const kinds = `${kind(0)}, ${kind(1)}, ${kind(2)}, ${kind(3)}, ${kind(4)}, ${kind(5)}`;
    const ids = `${placement(0)}, ${placement(1)}, ${placement(2)}, ${placement(3)}, ${placement(4)}, ${placement(5)}`;
    const district = district_hex[slot]! || 'null';
    list.add(
      `{ "q": ${q}, "r": ${r}, "district": ${district}, "segments": [${kinds}], "placements": [${ids}] }`,
    );
  };
  let done = 0;
  for (const row of land) {
    forEachListedHex(resolved, [row], 'all', add);
    yield* list.take();
    done += row.count;
    onDone(done);
  }
  yield* list.finish();
}

function inlinePlacement({ id, schematic, q, r, mirror, rotation, shift, locked }: Placement): string {
  return `{ "id": ${id}, "schematic": ${JSON.stringify(schematic)}, "q": ${q}, "r": ${r}, "mirror": ${mirror}, "rotation": ${rotation}, "shift": ${shift}, "locked": ${locked} }`;
}

function inlineWall(wall: CityWall): string {
  return inlineJson(plainWall(wall));
}

function* buildingPieces(city: City): Generator<string> {
  const list = new ListPieces(2);
  let added = 0;
  for (const building of fileBuildings(city)) {
    list.add(inlineJson(building));
    if (++added % PLACEMENTS === 0) yield* list.take();
  }
  yield* list.finish();
}

function inlineStatistics(
  { hexes, segments, covered, coverage, perSchematic }: Statistics,
  { publicAreas, landAreas, doors, doorsReached, walls, streets }: TownStatistics,
): string {
  const counts = [...perSchematic].map(([id, times]) => `${JSON.stringify(id)}: ${times}`);
  const placed = counts.length === 0 ? '{}' : `{ ${counts.join(', ')} }`;
  return `{ "hexes": ${hexes}, "segments": ${segments}, "covered": ${covered}, "coverage": ${coverage}, "perSchematic": ${placed}, "publicAreas": ${publicAreas}, "landAreas": ${landAreas}, "doors": ${doors}, "doorsReached": ${doorsReached}, "walls": ${inlineJson(walls)}, "streets": ${streets} }`;
}

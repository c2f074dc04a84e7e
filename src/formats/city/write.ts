import type { City, District, Placement } from '../../engine/city/city.ts';
import { VERSION } from '../form/header.ts';
import { blockJson, inlineJson, listJson, type Member } from '../json/inline.ts';
import { inlineKind } from '../kinds/write.ts';
import { blockRecipe, inlineRow } from '../recipe/write.ts';
import { unknownKinds } from '../schematic/check.ts';
import { blockSchematic } from '../schematic/write.ts';
import { canonicalCity } from './canonical.ts';
import { cityDigest } from './digest.ts';
import { forEachCoveredHex } from './hexes.ts';
import { describePlacement } from './placement.ts';
import { resolveCity, type ResolvedCity } from './resolve.ts';
import { cityStatistics, type Statistics } from './statistics.ts';

/**
 * The canonical text of a `sixfold/city` file.
 *
 * @throws RangeError when the city contradicts itself: a placement off the land or on another, an unknown schematic
 *   or kind
 */
export function writeCity(city: City): string {
  return cityPieces(city).join('');
}

/**
 * The canonical text in pieces, for cities whose text is longer than a string can be.
 *
 * @throws RangeError as {@link writeCity}
 */
export function cityPieces(value: City): string[] {
  const city = canonicalCity(value);
  for (const { id, hexes } of city.schematics)
    for (const { path, message } of unknownKinds(hexes, city.kinds, `schematic ${id}`))
      throw new RangeError(`${path}: ${message}`);
  const resolved = resolveCity(city, (_index, placement, blocked) => {
    throw new RangeError(`placement ${placement.id}: ${describePlacement(placement, blocked)}`);
  });
  const { engine, recipe, kinds, schematics, land, districts, placements, meta } = city;
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
    ['districts', listJson(districts.map(blockDistrict), 2)],
    ['placements', listJson(placements.map(inlinePlacement), 2)],
  ];
  const after: Member[] = [
    ['statistics', inlineStatistics(cityStatistics(city))],
    ['digest', inlineJson(cityDigest(city))],
  ];
  if (meta) after.push(['meta', inlineJson(meta)]);
  return [
    blockJson(before).slice(0, -'\n}'.length),
    ',\n  "hexes": [',
    ...hexLines(resolved, city),
    '],\n',
    blockJson(after).slice('{\n'.length),
    '\n',
  ];
}

/** Characters that are joined before they become a piece. */
const PIECE = 1 << 20;

function hexLines(resolved: ResolvedCity, { kinds, land }: City): string[] {
  const { board, kind_segment } = resolved;
  const names = ['null', ...kinds.map(({ id }) => inlineJson(id))];
  const pieces: string[] = [];
  let text = '';
  let separator = '\n    ';
  forEachCoveredHex(resolved, land, (q, r, slot) => {
    let segments = '';
    let ids = '';
    for (let index = 6 * slot; index < 6 * slot + 6; index++) {
      const comma = index === 6 * slot ? '' : ', ';
      const id = board.placement_segment[index]!;
      segments += comma + names[kind_segment[index]!]!;
      ids += comma + (id === 0 ? 'null' : String(id));
    }
    text += `${separator}{ "q": ${q}, "r": ${r}, "segments": [${segments}], "placements": [${ids}] }`;
    separator = ',\n    ';
    if (text.length >= PIECE) {
      pieces.push(text);
      text = '';
    }
  });
  if (text !== '' || pieces.length > 0) pieces.push(`${text}\n  `);
  return pieces;
}

function blockDistrict({ id, group, rows }: District): string {
  const members: Member[] = [
    ['id', String(id)],
    ['group', inlineJson(group)],
    ['rows', listJson(rows.map(inlineRow), 6)],
  ];
  return blockJson(members, 4);
}

function inlinePlacement({ id, schematic, q, r, mirror, rotation, shift, locked }: Placement): string {
  return `{ "id": ${id}, "schematic": ${JSON.stringify(schematic)}, "q": ${q}, "r": ${r}, "mirror": ${mirror}, "rotation": ${rotation}, "shift": ${shift}, "locked": ${locked} }`;
}

function inlineStatistics({ hexes, segments, covered, coverage, perSchematic }: Statistics): string {
  const counts = [...perSchematic].map(([id, times]) => `${JSON.stringify(id)}: ${times}`);
  const placed = counts.length === 0 ? '{}' : `{ ${counts.join(', ')} }`;
  return `{ "hexes": ${hexes}, "segments": ${segments}, "covered": ${covered}, "coverage": ${coverage}, "perSchematic": ${placed} }`;
}

import type { City, Placement } from '../../engine/city/city.ts';
import { VERSION } from '../form/header.ts';
import { blockJson, inlineJson, listJson, type Member } from '../json/inline.ts';
import { ListPieces } from '../json/list-pieces.ts';
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
import { blockDistrict } from './write-districts.ts';

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
  ];
  const after: Member[] = [
    ['statistics', inlineStatistics(cityStatistics(city))],
    ['digest', inlineJson(cityDigest(city))],
  ];
  if (meta) after.push(['meta', inlineJson(meta)]);
  return [
    blockJson(before).slice(0, -'\n}'.length),
    ',\n  "placements": ',
    ...placementPieces(placements),
    ',\n  "hexes": ',
    ...hexPieces(resolved, city),
    ',\n',
    blockJson(after).slice('{\n'.length),
    '\n',
  ];
}

function placementPieces(placements: readonly Placement[]): readonly string[] {
  const list = new ListPieces(2);
  for (const placement of placements) list.add(inlinePlacement(placement));
  return list.finish();
}

function hexPieces(resolved: ResolvedCity, { kinds, land }: City): readonly string[] {
  const { board, kind_segment } = resolved;
  const names = ['null', ...kinds.map(({ id }) => inlineJson(id))];
  const list = new ListPieces(2);
  forEachCoveredHex(resolved, land, (q, r, slot) => {
    const kind = (k: number) => names[kind_segment[6 * slot + k]!]!;
    const placement = (k: number) => board.placement_segment[6 * slot + k]! || 'null';
    // Written out, not looped: this is most of the time that a large city takes.
    const kinds = `${kind(0)}, ${kind(1)}, ${kind(2)}, ${kind(3)}, ${kind(4)}, ${kind(5)}`;
    const ids = `${placement(0)}, ${placement(1)}, ${placement(2)}, ${placement(3)}, ${placement(4)}, ${placement(5)}`;
    list.add(`{ "q": ${q}, "r": ${r}, "segments": [${kinds}], "placements": [${ids}] }`);
  });
  return list.finish();
}

function inlinePlacement({ id, schematic, q, r, mirror, rotation, shift, locked }: Placement): string {
  return `{ "id": ${id}, "schematic": ${JSON.stringify(schematic)}, "q": ${q}, "r": ${r}, "mirror": ${mirror}, "rotation": ${rotation}, "shift": ${shift}, "locked": ${locked} }`;
}

function inlineStatistics({ hexes, segments, covered, coverage, perSchematic }: Statistics): string {
  const counts = [...perSchematic].map(([id, times]) => `${JSON.stringify(id)}: ${times}`);
  const placed = counts.length === 0 ? '{}' : `{ ${counts.join(', ')} }`;
  return `{ "hexes": ${hexes}, "segments": ${segments}, "covered": ${covered}, "coverage": ${coverage}, "perSchematic": ${placed} }`;
}

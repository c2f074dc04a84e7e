import { listFits, countFits } from '../../engine/fit/all.ts';
import { standingConditions } from '../../engine/generate/standing-conditions.ts';
import { ANY_POSE, UNMIRRORED } from '../../engine/schematic/pose.ts';
import { blockJson, inlineJson } from '../../formats/json/inline.ts';
import { ListPieces } from '../../formats/json/list-pieces.ts';
import { readCityBoard } from '../city-board.ts';
import { readSchematicFile } from '../library.ts';
import { reportStep } from '../progress.ts';
import { writeOutput } from '../output/output.ts';

export interface FitsOptions {
  readonly mirror: boolean;
  readonly count: boolean;
  readonly schematics?: string;
  readonly out?: string;
}

/**
 * Runs `fits`: prints every distinct placement of a schematic that fits a city by the groups and the spacing of its
 * recipe, or their number.
 */
export async function runFits(cityFile: string, file: string, options: FitsOptions): Promise<void> {
  const schematic = readSchematicFile(file, options.schematics);
  const read = readCityBoard(cityFile);
  reportStep('searching for placements that fit');
  const conditions = standingConditions(read.city, read.board, schematic);
  const rules = options.mirror ? ANY_POSE : UNMIRRORED;
  const { neighborhood } = conditions;
  if (options.count && !neighborhood)
    return writeOutput([`${countFits(read.board, schematic.hexes, rules, conditions)}\n`], options.out);
  const nearby = neighborhood && { neighborhood, schematic };
  const fits = listFits(read.board, schematic.hexes, rules, conditions, nearby);
  if (options.count) return writeOutput([`${fits.length}\n`], options.out);
  const placements = new ListPieces(2);
  for (const { q, r, mirror, rotation, shift } of fits)
    placements.add(inlineJson({ q, r, mirror, rotation, shift }));
  const before = blockJson([['count', String(fits.length)]]).slice(0, -'\n}'.length);
  await writeOutput([before, ',\n  "placements": ', ...placements.finish(), '\n}\n'], options.out);
}

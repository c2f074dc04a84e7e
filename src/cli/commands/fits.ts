import { blockJson, inlineJson } from '../../formats/json/inline.ts';
import { ListPieces } from '../../formats/json/list-pieces.ts';
import { readCityBoard } from '../city-board.ts';
import { readSchematicFile } from '../library.ts';
import { reportStep } from '../progress.ts';
import { writeOutput } from '../output/output.ts';
import { standingFits, type StandingFlags } from '../standing-fits.ts';

export interface FitsOptions extends StandingFlags {
  readonly mirror: boolean;
  readonly count: boolean;
  readonly schematics?: string;
  readonly out?: string;
}

/**
 * Runs `fits`: prints every distinct placement of a schematic that fits a city by the conditions of its recipe, or
 * their number.
 */
export async function runFits(cityFile: string, file: string, options: FitsOptions): Promise<void> {
  const schematic = readSchematicFile(file, options.schematics);
  const read = readCityBoard(cityFile);
  reportStep('searching for placements that fit');
  const standing = standingFits(cityFile, read, schematic, options);
  if (options.count) return writeOutput([`${standing.count(options.mirror)}\n`], options.out);
  const fits = standing.list(options.mirror);
  const placements = new ListPieces(2);
  for (const { q, r, mirror, rotation, shift } of fits)
    placements.add(inlineJson({ q, r, mirror, rotation, shift }));
  const before = blockJson([['count', String(fits.length)]]).slice(0, -'\n}'.length);
  await writeOutput([before, ',\n  "placements": ', ...placements.finish(), '\n}\n'], options.out);
}

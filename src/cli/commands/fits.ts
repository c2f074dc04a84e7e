import { listFits, countFits } from '../../engine/fit/all.ts';
import { ANY_POSE, UNMIRRORED } from '../../engine/schematic/pose.ts';
import { blockJson, inlineJson } from '../../formats/json/inline.ts';
import { ListPieces } from '../../formats/json/list-pieces.ts';
import { readCityBoard } from '../city-board.ts';
import { readSchematicFile } from '../library.ts';
import { writeOutput } from '../output.ts';

export interface FitsOptions {
  readonly mirror: boolean;
  readonly count: boolean;
  readonly schematics?: string;
  readonly out?: string;
}

/** Every distinct placement of a schematic that fits a city, or their number. */
export async function runFits(cityFile: string, file: string, options: FitsOptions): Promise<void> {
  const schematic = readSchematicFile(file, options.schematics);
  const board = readCityBoard(cityFile);
  const rules = options.mirror ? ANY_POSE : UNMIRRORED;
  if (options.count) return writeOutput([`${countFits(board, schematic.hexes, rules)}\n`], options.out);
  const fits = listFits(board, schematic.hexes, rules);
  const placements = new ListPieces(2);
  for (const { q, r, mirror, rotation, shift } of fits)
    placements.add(inlineJson({ q, r, mirror, rotation, shift }));
  const before = blockJson([['count', String(fits.length)]]).slice(0, -'\n}'.length);
  await writeOutput([before, ',\n  "placements": ', ...placements.finish(), '\n}\n'], options.out);
}

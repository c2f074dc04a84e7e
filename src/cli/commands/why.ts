import { explainFit, type Blocked } from '../../engine/fit/explain.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import { orient, type Pose } from '../../engine/schematic/pose.ts';
import { blockJson, inlineJson, listJson } from '../../formats/json/inline.ts';
import { readCityBoard } from '../city-board.ts';
import { readSchematicFile } from '../library.ts';
import { writeOutput } from '../output.ts';

export interface WhyOptions extends Pose {
  readonly at: Hex;
  readonly schematics?: string;
  readonly out?: string;
}

/** Whether a placement fits a city, and every segment in its way with the reason. */
export async function runWhy(cityFile: string, file: string, options: WhyOptions): Promise<void> {
  const schematic = readSchematicFile(file, options.schematics);
  const board = readCityBoard(cityFile);
  const blocked = explainFit(board, orient(schematic.hexes, options), options.at);
  const text = blockJson([
    ['fits', String(blocked.length === 0)],
    ['blocked', listJson(blocked.map(inlineBlocked), 2)],
  ]);
  await writeOutput([`${text}\n`], options.out);
}

function inlineBlocked(blocked: Blocked): string {
  const { q, r, k: segment, reason } = blocked;
  const placement = blocked.reason === 'occupied' ? blocked.placement : undefined;
  return inlineJson({ q, r, segment, reason, placement });
}

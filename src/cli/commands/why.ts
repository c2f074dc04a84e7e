import { explainFit, type Blocked } from '../../engine/fit/explain.ts';
import { standingConditions } from '../../engine/generate/standing-conditions.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import { orient, type Pose } from '../../engine/schematic/pose.ts';
import { blockJson, inlineJson, listJson } from '../../formats/json/inline.ts';
import { readCityBoard } from '../city-board.ts';
import { readSchematicFile } from '../library.ts';
import { writeOutput } from '../output/output.ts';

export interface WhyOptions extends Pose {
  readonly at: Hex;
  readonly schematics?: string;
  readonly out?: string;
}

/** Runs `why`: prints whether a placement fits a city, and every blocked segment with its reason. */
export async function runWhy(cityFile: string, file: string, options: WhyOptions): Promise<void> {
  const schematic = readSchematicFile(file, options.schematics);
  const read = readCityBoard(cityFile);
  const conditions = standingConditions(read.city, read.board, schematic);
  const posed = orient(schematic.hexes, options);
  const nearby = { schematic, pose: options };
  const blocked = explainFit(read.board, posed, options.at, conditions, { nearby });
  const text = blockJson([
    ['fits', String(blocked.length === 0)],
    ['blocked', listJson(blocked.map(inlineBlocked), 2)],
  ]);
  await writeOutput([`${text}\n`], options.out);
}

function inlineBlocked(blocked: Blocked): string {
  const { q, r, k: segment, reason, placement } = blocked;
  return inlineJson({ q, r, segment, reason, placement });
}

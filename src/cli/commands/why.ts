import type { StandingBlocked } from '../../engine/generate/standing-fits.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import { blockJson, inlineJson, listJson } from '../../formats/json/inline.ts';
import { readCityBoard } from '../city-board.ts';
import { readSchematicFile } from '../library.ts';
import { writeOutput } from '../output/output.ts';
import { standingFits, type StandingFlags } from '../standing-fits.ts';

export interface WhyOptions extends Pose, StandingFlags {
  readonly at: Hex;
  readonly schematics?: string;
  readonly out?: string;
}

/** Runs `why`: prints whether a placement fits a city, and every blocked segment with each of its reasons. */
export async function runWhy(cityFile: string, file: string, options: WhyOptions): Promise<void> {
  const schematic = readSchematicFile(file, options.schematics);
  const read = readCityBoard(cityFile);
  const blocked = standingFits(cityFile, read, schematic, options).explain(options.at, options);
  const text = blockJson([
    ['fits', String(blocked.length === 0)],
    ['blocked', listJson(blocked.map(inlineBlocked), 2)],
  ]);
  await writeOutput([`${text}\n`], options.out);
}

function inlineBlocked(blocked: StandingBlocked): string {
  const { q, r, k: segment, reason, placement } = blocked;
  return inlineJson({ q, r, segment, reason, placement });
}

import { distinctPoses } from '../../engine/schematic/distinct.ts';
import { ANY_POSE, UNMIRRORED } from '../../engine/schematic/pose.ts';
import { inlineJson, listJson } from '../../formats/json/inline.ts';
import { readSchematicFile } from '../library.ts';
import { writeOutput } from '../output/output.ts';

export interface PosesOptions {
  readonly mirror: boolean;
  readonly schematics?: string;
  readonly out?: string;
}

/** Runs `poses`: prints the distinct poses of a schematic. */
export async function runPoses(file: string, options: PosesOptions): Promise<void> {
  const schematic = readSchematicFile(file, options.schematics);
  const poses = distinctPoses(schematic.hexes, options.mirror ? ANY_POSE : UNMIRRORED, schematic.around);
  const lines = poses.map(({ pose: { mirror, rotation, shift } }) => inlineJson({ mirror, rotation, shift }));
  await writeOutput([`${listJson(lines, 0)}\n`], options.out);
}

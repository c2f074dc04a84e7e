import { orientSchematic } from '../../engine/schematic/orient-schematic.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import { readSchematic } from '../../formats/schematic/read.ts';
import { writeSchematic } from '../../formats/schematic/write.ts';
import { unwrap } from '../input.ts';
import { readSchematicFile } from '../library.ts';
import { writeOutput } from '../output/output.ts';

export interface OrientOptions extends Pose {
  readonly schematics?: string;
  readonly out?: string;
}

/** Runs `orient`: writes a schematic in another pose, with its center still at hex (0, 0). */
export async function runOrient(file: string, options: OrientOptions): Promise<void> {
  const schematic = readSchematicFile(file, options.schematics);
  const text = writeSchematic(orientSchematic(schematic, options));
  // A shift can enlarge a schematic of the largest size beyond the limits of a file.
  unwrap(`${file}, oriented`, readSchematic(text));
  await writeOutput([text], options.out);
}

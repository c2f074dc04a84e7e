import { resolveCity } from '../../engine/city/resolve.ts';
import { readCity } from '../../formats/city/read.ts';
import { townStatistics } from '../../formats/city/statistics.ts';
import { inlineJson } from '../../formats/json/inline.ts';
import { Failure } from '../failure.ts';
import { readFileAs } from '../input.ts';
import { reportStep } from '../progress.ts';
import { writeOutput } from '../output/output.ts';

export interface ReachOptions {
  readonly out?: string;
}

/**
 * Runs `reach`: prints how far people get in a city, worked out from its file alone. Fails when the recipe asks for
 * reach and the city lacks it.
 */
export async function runReach(file: string, options: ReachOptions): Promise<void> {
  const city = readFileAs(file, readCity);
  reportStep('following the streets');
  const { publicAreas, landAreas, doors, doorsReached, walls } = townStatistics(
    city,
    resolveCity(city, () => 'go on'),
  );
  await writeOutput([`${inlineJson({ publicAreas, landAreas, doors, doorsReached, walls })}\n`], options.out);
  if (!city.recipe?.reach) return;
  const lines: string[] = [];
  if (publicAreas > landAreas)
    lines.push(`public ground is in ${publicAreas} pieces; its land is in ${landAreas}`);
  if (doorsReached < doors) lines.push(`${doors - doorsReached} of ${doors} doors are not reached`);
  if (walls.closed < walls.of) lines.push(`${walls.of - walls.closed} of ${walls.of} walls have a gap`);
  if (lines.length > 0) throw new Failure(lines.map((line) => `${file}: $.statistics: ${line}`));
}

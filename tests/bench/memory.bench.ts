import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost, told, type Benchmark } from '../support/bench.ts';
import type { FillMemory } from './fill-memory.ts';

const PROBE = fileURLToPath(new URL('./fill-memory.ts', import.meta.url));

/** Fills six million segments in a process of its own, where nothing else has touched the memory. */
export function measure(): Benchmark {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, '--expose-gc', PROBE],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the memory of a fill could not be measured: ${stderr}`);
  const { segments, inUse, resident, result } = JSON.parse(stdout) as FillMemory;
  const name = `memory of a city of ${segments} segments`;
  const unit = 'bytes per segment';
  return {
    measurements: [],
    verdicts: [
      atMost(
        16,
        `${name}: while it is filled, resident, beyond the result`,
        (resident - result) / segments,
        unit,
      ),
      told(`${name}: while it is filled, in use`, inUse / segments, unit),
      told(`${name}: the result`, result / segments, unit),
    ],
  };
}

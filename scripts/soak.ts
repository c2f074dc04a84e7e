/**
 * `npm run soak [seconds]` builds the app and works in it for three minutes, unless told otherwise: generates, edits
 * and undoes, while the memory in use must not grow by more than a tenth. The tests do the same for a few seconds.
 */
import { spawnSync } from 'node:child_process';
import { PROJECT, toolPath } from './tool.ts';

const [seconds = '180'] = process.argv.slice(2);
const runs = [
  [toolPath('vite'), 'build', '--logLevel', 'warn'],
  [toolPath('@playwright/test', 'playwright'), 'test', 'soak'],
];
for (const run of runs) {
  const { status } = spawnSync(process.execPath, run, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, SIXFOLD_SOAK_SECONDS: seconds },
  });
  process.exitCode = status ?? 1;
  if (status !== 0) break;
}

/**
 * `npm run soak [seconds] [kills]` builds the app and works in it for three minutes, unless told otherwise: generates,
 * edits and undoes, while the memory in use must not grow by more than a tenth; so too in a city of a million segments.
 * Then it kills a hundred browsers while they edit, none of which may lose more than a second of work, with
 * `SIXFOLD_KILL_WORK=typing` in the environment always at that sort of work. The tests of a change kill ten.
 */
import { spawnSync } from 'node:child_process';
import { PROJECT, toolPath } from './tool.ts';

const [seconds = '180', kills = '100'] = process.argv.slice(2);
const runs = [
  [toolPath('vite'), 'build', '--logLevel', 'warn'],
  [toolPath('@playwright/test', 'playwright'), 'test', '--project=deep', '--project=kills'],
];
for (const run of runs) {
  const { status } = spawnSync(process.execPath, run, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, SIXFOLD_SOAK_SECONDS: seconds, SIXFOLD_KILLS: kills },
  });
  process.exitCode = status ?? 1;
  if (status !== 0) break;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the project, with a slash at its end. */
export const PROJECT = fileURLToPath(new URL('../', import.meta.url));

/**
 * The script behind a command of an installed package, to run with `node`: the same on every platform, where the
 * links in `node_modules/.bin` are not.
 *
 * @throws Error when the package is not installed or has no such command
 */
export function toolPath(packageName: string, command: string = packageName): string {
  const folder = `${PROJECT}node_modules/${packageName}/`;
  const { bin } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return folder + file;
}

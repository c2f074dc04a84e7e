import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './tool.ts';

/** Name of the file with the notices, beside the code that they are about. */
export const NOTICES = 'NOTICES.txt';

/** The package that a module comes from, by the path of the module; `undefined` for one of ours. */
function packageOf(path: string): string | undefined {
  return /.*[\\/]?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1]?.replaceAll('\\', '/');
}

/**
 * The copyright notices and licenses of the packages that bundled modules come from, as their licenses ask for them.
 *
 * @param paths of all bundled modules
 * @throws Error for a package without a text of its license
 */
export function noticesOf(paths: Iterable<string>): string {
  const names = [...new Set([...paths].flatMap((path) => packageOf(path) ?? []))].sort();
  const notices = names.map((name) => {
    const folder = join(PROJECT, 'node_modules', ...name.split('/'));
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly version: string;
      readonly license: string;
    };
    const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)/i.test(one));
    if (file === undefined) throw new Error(`${name} has no text of its license`);
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  const head = 'Code of these packages is part of the files beside this one.\n';
  return [head, ...notices].join(`\n${'-'.repeat(80)}\n\n`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
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
 * @throws Error for a package without a license
 */
export function noticesOf(paths: Iterable<string>): string {
  const names = [...new Set([...paths].flatMap((path) => packageOf(path) ?? []))].sort();
  const notices = names.map((name) => {
    const folder = join(PROJECT, 'node_modules', ...name.split('/'));
    const { version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly version: string;
      readonly license?: string;
      readonly homepage?: string;
    };
    const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)/i.test(one));
    if (license === undefined) throw new Error(`${name} names no license`);
    // Some packages name a license and bring no text of it.
    const text = file === undefined ? (homepage ?? '') : readFileSync(join(folder, file), 'utf8').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  const head = 'Code of these packages is part of the files beside this one.\n';
  return [head, ...notices].join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Writes the notices of the packages whose code or fonts are part of what is built.
 *
 * @param inWorkers paths of modules of workers, which are bundled by themselves, as {@link workerModules} finds them
 */
export function notices(inWorkers: ReadonlySet<string> = new Set()): Rolldown.Plugin {
  return {
    name: 'notices',
    generateBundle() {
      const source = noticesOf([...this.getModuleIds(), ...inWorkers]);
      this.emitFile({ type: 'asset', fileName: NOTICES, source });
    },
  };
}

/** Adds the paths of the modules of a worker to a set. */
export function workerModules(found: Set<string>): Rolldown.Plugin {
  return {
    name: 'worker-modules',
    generateBundle() {
      for (const path of this.getModuleIds()) found.add(path);
    },
  };
}

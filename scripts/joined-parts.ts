import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Parts of the app that the built app loads as one file. */
export interface JoinedParts {
  /** The name of the file. */
  readonly name: string;
  /** Matches the modules that load the parts. */
  readonly from: RegExp;
  /** Matches the paths of the parts, as the modules write them. */
  readonly parts: RegExp;
}

const IMPORT = /(?<!typeof )\bimport\('(\.[^']+)'\)/g;
const ID = 'virtual:joined/';

/**
 * Lets the built app load many small parts as one file: a request costs the page more than a few lines of code. The first
 * group that matches has a part. In development and in tests each part is a file of its own.
 */
export function joinedParts(folder: string, groups: readonly JoinedParts[]): Plugin {
  const groupOf = (module: string, part: string) =>
    groups.find(({ from, parts }) => from.test(module) && parts.test(part));
  return {
    name: 'joined-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => join(folder, path).replaceAll('\\', '/'))
        .filter((path) => /\.tsx?$/.test(path));
      const parts = modules.flatMap((module) =>
        Array.from(readFileSync(module, 'utf8').matchAll(IMPORT), ([, part]) => part!)
          .filter((part) => groupOf(module, part)?.name === id.slice(ID.length + 1))
          .map((part) => resolve(dirname(module), part).replaceAll('\\', '/')),
      );
      return [...new Set(parts)]
        .map((part) => `export * as ${nameOf(part)} from ${JSON.stringify(part)};`)
        .join('\n');
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      handler: (code, module) =>
        code.replaceAll(IMPORT, (whole, part: string) => {
          const group = groupOf(module, part);
          const name = nameOf(resolve(dirname(module), part));
          return group ? `import('${ID}${group.name}').then((parts) => parts.${name})` : whole;
        }),
    },
  };
}

/** The name of a part among those of its group: modules of several folders have the same name. */
function nameOf(path: string): string {
  return `${basename(dirname(path))}_${basename(path)}`.replaceAll(/\W/g, '_');
}

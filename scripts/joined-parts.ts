import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

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
    groups.find(({ from, parts }) => from.test(module) && parts.test(part))?.name;
  let parts_group: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return {
    name: 'joined-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
    buildStart() {
      parts_group = undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      parts_group ??= partsIn(folder, groupOf);
      return Array.from(
        parts_group.get(id.slice(ID.length + 1)) ?? [],
        (part) => `export * as ${nameOf(part)} from ${JSON.stringify(part)};`,
      ).join('\n');
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      handler: (code, module) =>
        code.replaceAll(IMPORT, (whole, part: string) => {
          const group = groupOf(module, part);
          const name = nameOf(resolve(dirname(module), part));
          return group !== undefined ? `import('${ID}${group}').then((parts) => parts.${name})` : whole;
        }),
    },
  };
}

/**
 * Names the chunk of a group of parts: it holds all that they import and that no chunk before it has, so that they come
 * without the code of other parts.
 */
export function partsOf(name: string): Rolldown.CodeSplittingNameFunction {
  const imported = new Set<string>();
  return (module, context) => {
    if (imported.size === 0) {
      imported.add(`\0${ID}${name}`);
      for (const one of imported)
        for (const next of context.getModuleInfo(one)?.importedIds ?? []) imported.add(next);
    }
    return imported.has(module) ? name : null;
  };
}

/** The paths of the parts of each group, as the modules of a folder load them. */
function partsIn(
  folder: string,
  groupOf: (module: string, part: string) => string | undefined,
): ReadonlyMap<string, ReadonlySet<string>> {
  const parts_group = new Map<string, Set<string>>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path)) continue;
    const module = join(folder, path).replaceAll('\\', '/');
    for (const [, part] of readFileSync(module, 'utf8').matchAll(IMPORT)) {
      const group = groupOf(module, part!);
      if (group === undefined) continue;
      const parts = parts_group.get(group) ?? new Set();
      parts_group.set(group, parts.add(resolve(dirname(module), part!).replaceAll('\\', '/')));
    }
  }
  return parts_group;
}

/** The name of a part among those of its group: modules of several folders have the same name. */
function nameOf(path: string): string {
  return `${basename(dirname(path))}_${basename(path)}`.replaceAll(/\W/g, '_');
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  packageName,
  PROJECT,
  parseSource,
  readSources,
  resolveImport,
  type Source,
} from '../support/source.ts';

/** Which parts each part may import beside itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  formats: ['engine'],
  library: ['formats', 'engine'],
  worker: ['engine'],
  offline: [],
  cli: ['formats', 'engine'],
  app: ['worker', 'library', 'formats', 'engine'],
};

/** Which packages each part may import. The app may import all. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  engine: ['flatqueue', 'pure-rand'],
  formats: [
    '@noble/hashes',
    '@rgrove/parse-xml',
    '@valibot/to-json-schema',
    'fastest-levenshtein',
    'fflate',
    'jsep',
    'svgpath',
    'valibot',
  ],
  library: [],
  worker: ['comlink'],
  cli: ['@resvg/resvg-js', 'bullmq', 'commander', 'fflate', 'fontkit', 'ioredis', 'pg', 'piscina'],
  offline: [],
};

/** The app has no file system; its page is no place for what runs only in Node. */
const NODE_ONLY = ['@resvg/resvg-js', 'commander'];

const sources = readSources('src');

/** `engine` of `src/engine/hex/hex.ts`. */
function partOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The forbidden imports of a file, a line each. */
function wrongImports(source: Source): string[] {
  const part = partOf(source.path);
  return source.imports.flatMap((named) => {
    const target = resolveImport(source.path, named);
    const wrong =
      target === undefined ? wrongPackage(part, packageName(named)) : wrongFile(part, target, named);
    return wrong === undefined ? [] : [`${source.path} imports ${named}: ${wrong}`];
  });
}

function wrongPackage(part: string, name: string): string | undefined {
  const node = name.startsWith('node:');
  if (node) return part === 'cli' ? undefined : 'only the command line runs in Node';
  if (part === 'app') return NODE_ONLY.includes(name) ? 'the app does not run in Node' : undefined;
  return MAY_USE[part]?.includes(name) ? undefined : 'not among its packages';
}

function wrongFile(part: string, target: string, named: string): string | undefined {
  if (!existsSync(join(PROJECT, target))) return 'no such file; imports name their file with its ending';
  if (!target.startsWith('src/')) return wrongData(part, target);
  const other = partOf(target);
  if (other !== part && !MAY_IMPORT[part]?.includes(other)) return `${part} does not stand on ${other}`;
  return /\.(?:tsx?|css|json)(?:\?.*)?$/.test(named) ? undefined : 'not code, style or data';
}

/** Outside of `src` there are only the pieces that are built in, and the version. */
function wrongData(part: string, target: string): string | undefined {
  if (target === 'package.json' && part !== 'engine') return undefined;
  if (target.startsWith('schematics/') && target.endsWith('.json') && ['app', 'library'].includes(part))
    return undefined;
  return 'outside of the sources';
}

describe('imports', () => {
  test('point one way only, and name only packages of their part', () => {
    expect(sources.flatMap(wrongImports)).toEqual([]);
  });

  test('are seen in all their forms', () => {
    const text = `
      import { a } from '../app/a.ts';
      import type { B } from '../app/b.ts';
      export { c } from '../app/c.ts';
      export * from '../app/d.ts';
      type E = import('../app/e.ts').E;
      const f = await import('../app/f.ts');
      const g = new Worker(new URL('../app/g.ts', import.meta.url));
      import '../app/h.css';
      import { i } from 'react';
      import { j } from 'node:fs';`;
    const source = parseSource('src/engine/example.ts', text);
    expect(source.imports).toHaveLength(10);
    expect(wrongImports(source)).toHaveLength(10);
  });

  test('go in no circle within the engine', () => {
    expect(importCycle(sources.filter(({ path }) => partOf(path) === 'engine'))).toEqual([]);
  });

  test('that go in a circle are found', () => {
    const circle = [
      parseSource('src/engine/a.ts', `import { b } from './b.ts'; import { x } from './x.ts';`),
      parseSource('src/engine/b.ts', `import type { c } from './c.ts';`),
      parseSource('src/engine/c.ts', `import { a } from './a.ts';`),
      parseSource('src/engine/x.ts', ''),
    ];
    expect(importCycle(circle)).toEqual([
      'src/engine/a.ts',
      'src/engine/b.ts',
      'src/engine/c.ts',
      'src/engine/a.ts',
    ]);
  });
});

/** The first circle of imports, its first file again at the end; empty when there is none. */
function importCycle(files: readonly Source[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): string[] => {
    const start = trail.indexOf(path);
    if (start >= 0) return [...trail.slice(start), path];
    const file = byPath.get(path);
    if (!file || done.has(path)) return [];
    for (const named of file.imports) {
      const target = resolveImport(path, named);
      const found = target === undefined ? [] : walk(target, [...trail, path]);
      if (found.length > 0) return found;
    }
    done.add(path);
    return [];
  };
  for (const { path } of files) {
    const found = walk(path, []);
    if (found.length > 0) return found;
  }
  return [];
}

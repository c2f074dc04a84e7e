import { describe, expect, test } from 'vitest';
import { parseSource, readSources, resolveImport, type Source } from '../support/source.ts';

/** The folders of the app from the ground up: each imports only from those before it. */
const APP_LAYERS = ['kit', 'view', 'document', 'store', 'contrib', 'board', 'cityview', 'features', 'shell'];

const sources = readSources('src');

/** An import of one file of `src` by another, of whatever form. */
type Import = readonly [from: string, to: string];

function importsOf(files: readonly Source[]): Import[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap((named): Import[] => {
      const target = resolveImport(path, named);
      return target?.startsWith('src/') ? [[path, target]] : [];
    }),
  );
}

/** The folder of a file of the app, `features/heat` for a feature; `main.tsx` for what stands above all. */
function roomOf(path: string): string {
  const [, , layer = '', feature = ''] = path.split('/');
  return layer === 'features' ? `${layer}/${feature}` : layer;
}

function layerOf(path: string): number {
  const layer = APP_LAYERS.indexOf(path.split('/')[2]!);
  return layer < 0 ? APP_LAYERS.length : layer;
}

/** Imports of the app that go up or sideways, a line each. Only `main.tsx`, which puts the app together, sees all. */
function wrongWays(imports: readonly Import[]): string[] {
  return imports
    .filter(([from, to]) => {
      if (!from.startsWith('src/app/') || !to.startsWith('src/app/') || roomOf(from) === roomOf(to))
        return false;
      const isInside =
        layerOf(from) < APP_LAYERS.length &&
        to.startsWith('src/app/features/') &&
        !to.endsWith('/feature.ts');
      return layerOf(to) >= layerOf(from) || isInside;
    })
    .map(([from, to]) => `${from} -> ${to}`);
}

/**
 * Circles among the children of every folder, subfolders taken whole: what a folder holds can be read from the ground up.
 *
 * @returns a line for each circle: its children, and an import for each of its steps
 */
function circles(imports: readonly Import[]): string[] {
  const folders = new Map<string, Map<string, Map<string, Import>>>();
  for (const [from, to] of imports) {
    const [a, b] = [from.split('/'), to.split('/')];
    const depth = a.findIndex((name, index) => name !== b[index]);
    if (depth < 0) continue;
    const folder = a.slice(0, depth).join('/');
    const children = folders.get(folder) ?? new Map<string, Map<string, Import>>();
    folders.set(folder, children);
    const targets = children.get(a[depth]!) ?? new Map<string, Import>();
    children.set(a[depth]!, targets);
    if (!targets.has(b[depth]!)) targets.set(b[depth]!, [from, to]);
  }
  return [...folders].flatMap(([folder, children]) => {
    const circle = circleIn(children);
    if (circle.length === 0) return [];
    const steps = circle
      .slice(1)
      .map((child, index) => children.get(circle[index]!)!.get(child)!.join(' -> '));
    return [`${folder}: ${circle.join(' -> ')} (${steps.join('; ')})`];
  });
}

/** The first circle of a graph, its first node again at the end; empty when there is none. */
function circleIn(graph: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[] {
  const done = new Set<string>();
  const walk = (node: string, trail: readonly string[]): string[] => {
    const start = trail.indexOf(node);
    if (start >= 0) return [...trail.slice(start), node];
    if (done.has(node)) return [];
    for (const next of graph.get(node)?.keys() ?? []) {
      const found = walk(next, [...trail, node]);
      if (found.length > 0) return found;
    }
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const found = walk(node, []);
    if (found.length > 0) return found;
  }
  return [];
}

describe('the layers of the app', () => {
  test('point one way: features never import each other, and the shell sees only their lists', () => {
    expect(wrongWays(importsOf(sources))).toEqual([]);
  });

  test('are all there', () => {
    const found = new Set(
      sources.map(({ path }) => path.split('/')).map(([, part, layer]) => part === 'app' && layer),
    );
    expect(APP_LAYERS.filter((layer) => !found.has(layer))).toEqual([]);
  });

  test('that are broken are found', () => {
    const imports: Import[] = [
      ['src/app/kit/a.ts', 'src/app/store/b.ts'],
      ['src/app/features/heat/a.ts', 'src/app/features/walk/b.ts'],
      ['src/app/shell/a.ts', 'src/app/features/walk/b.ts'],
      ['src/app/shell/a.ts', 'src/app/features/walk/feature.ts'],
      ['src/app/features/walk/feature.ts', 'src/app/features/walk/b.ts'],
      ['src/app/main.tsx', 'src/app/shell/a.ts'],
      ['src/app/board/a.ts', 'src/app/kit/a.ts'],
    ];
    expect(wrongWays(imports)).toHaveLength(3);
  });
});

describe('circles of imports', () => {
  test('are nowhere in the sources, neither of files nor of folders', () => {
    expect(circles(importsOf(sources))).toEqual([]);
  });

  test('are found in all forms of imports', () => {
    const files = [
      parseSource('src/a/b/one.ts', `import type { Two } from '../c/two.ts';`),
      parseSource('src/a/c/two.ts', `const three = () => import('../c/three.ts');`),
      parseSource('src/a/c/three.ts', `const worker = new URL('../b/four.ts', import.meta.url);`),
    ];
    expect(circles(importsOf(files))).toEqual([
      'src/a: b -> c -> b (src/a/b/one.ts -> src/a/c/two.ts; src/a/c/three.ts -> src/a/b/four.ts)',
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PROJECT } from '../../scripts/tool.ts';
import { expect, test } from '../support/journey.ts';

/** Kilobytes of compressed JavaScript that opening the app may take, until there is a board to work on. */
const MOST = 175;

/** Kilobytes of compressed styles that come before it. */
const MOST_STYLES = 8;

/**
 * The modules that are loaded by a dynamic import before there is a board: the library and the city of a first visit.
 */
const AWAITED = ['src/app/document/builtin/built-in-document.ts'];

/** Files of many parts, of which none is on the page before there is a board. */
const JOINED = ['first', 'parts', 'commands', 'ground'].map((name) => `virtual:joined/${name}`);

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const built = `${PROJECT}dist/app/`;

function readManifest(): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
}

/** Chunks and all that they import statically. */
function withImports(manifest: Readonly<Record<string, Chunk>>, keys: readonly string[]): Chunk[] {
  const seen = new Set(keys);
  for (const key of seen) for (const next of manifest[key]!.imports ?? []) seen.add(next);
  return Array.from(seen, (key) => manifest[key]!);
}

/** In kilobytes, as a server sends it. */
function compressed(file: string): number {
  return gzipSync(readFileSync(built + file), { level: 9 }).length / 1000;
}

test('opening the app takes little code and few styles', { tag: '@must' }, () => {
  const manifest = readManifest();
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
  expect(entries).toHaveLength(1);
  const chunks = withImports(manifest, [...entries, ...AWAITED]);
  const files = [...new Set(chunks.map(({ file }) => file))];
  const sizes = files.map((file) => ({ file, size: compressed(file) })).sort((a, b) => b.size - a.size);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  const styling = [...styles].reduce((sum, file) => sum + compressed(file), 0);
  const list = sizes.map(({ file, size }) => `${size.toFixed(1)} KB ${file}`).join('\n');
  const report = `${total.toFixed(1)} KB of JavaScript, ${styling.toFixed(1)} KB of styles\n${list}`;
  console.log(report);
  expect(total, report).toBeLessThanOrEqual(MOST);
  expect(styling, report).toBeLessThanOrEqual(MOST_STYLES);
});

test('a workspace that is not on the page is no part of that', () => {
  const manifest = readManifest();
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
  const first = new Set(withImports(manifest, entries).map(({ file }) => file));
  for (const part of ['src/app/board/BoardStage.tsx', ...JOINED, ...AWAITED]) {
    expect(manifest[part], part).toBeDefined();
    expect(first, part).not.toContain(manifest[part]!.file);
  }
});

test('the page asks for the city of a first visit before its code has run', () => {
  const manifest = readManifest();
  const page = readFileSync(`${built}index.html`, 'utf8');
  const asked = withImports(manifest, AWAITED).map(({ file }) => file);
  for (const file of asked) expect(page).toContain(`href="./${file}"`);
  expect(page).toMatch(/<link rel="preload" as="fetch" href="\.\/assets\/start-[^"]+\.json" crossorigin>/);
});

test('the drawing of the ground comes without the code of other parts', () => {
  const manifest = readManifest();
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
  const first = new Set(withImports(manifest, entries).map(({ file }) => file));
  const ground = withImports(manifest, ['virtual:joined/ground']).filter(({ file }) => !first.has(file));
  const size = ground.reduce((sum, { file }) => sum + compressed(file), 0);
  expect(size).toBeLessThanOrEqual(16);
});

test('the licenses of the code and the fonts that are built in lie beside them', () => {
  const notices = readFileSync(`${built}NOTICES.txt`, 'utf8');
  for (const name of ['react', 'konva', 'fontkit', '@fontsource/noto-sans', '@fontsource/noto-sans-kr'])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build } from 'esbuild';
import MiniSearch from 'minisearch';
import { parse } from 'node-html-parser';
import { PROJECT } from '../tool.ts';
import { CONTENTS, pagePath } from './contents.ts';
import { fileReference } from './file-reference.ts';
import { makeGalleries } from './galleries.ts';
import { framePage, type Page } from './layout.ts';
import { libraryReference } from './library-reference.ts';
import { picturePath, relink, shownPath, type Targets } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import { showFile } from './shown-files.ts';
import { startPage } from './start-page.ts';

/** The number of pages and bytes of a built site. */
export interface Built {
  readonly pages: number;
}

/**
 * Builds the site into a folder, which it replaces.
 *
 * @throws Error for a link of a page to a file of the project that is not there
 */
export async function buildSite(folder: string): Promise<Built> {
  const galleries = await makeGalleries();
  const made = new Map([...galleries.pages, ...fileReference(), ...(await libraryReference())]);
  const sources = CONTENTS.flatMap(({ entries }) => entries.map(({ source }) => source));
  const targets: Targets = {
    pages: new Map(sources.map((source) => [source, pagePath(source)])),
    app: galleries.app,
    made: galleries.pictures,
    shown: new Set(),
    pictures: new Set(),
  };
  const pages: Page[] = [renderStart(targets)];
  for (const source of sources) {
    const text = made.get(source) ?? readFileSync(PROJECT + source, 'utf8');
    const { title, headings, tree } = renderMarkdown(text);
    const path = pagePath(source);
    relink(tree, source, path, targets);
    pages.push({ path, title, headings, content: tree.toString() });
  }
  const search = searchIndex(pages);
  // A folder's page names files that are shown, too: the set grows while it is gone through.
  for (const file of targets.shown) pages.push(renderFile(file, targets));
  rmSync(folder, { recursive: true, force: true });
  for (const page of pages) write(folder, page.path, framePage(page));
  for (const picture of targets.pictures) copyPicture(picture, folder, targets);
  await writeAssets(folder, search);
  return { pages: pages.length };
}

function renderStart(targets: Targets): Page {
  const tree = parse(startPage());
  relink(tree, 'docs/start.md', 'index.html', targets);
  return { path: 'index.html', title: 'Start', headings: [], content: tree.toString() };
}

function renderFile(file: string, targets: Targets): Page {
  const tree = parse(showFile(file));
  const path = shownPath(file);
  relink(tree, `${file}/folder.md`, path, targets);
  return { path, title: file, headings: [], content: tree.toString() };
}

/** The index of all headings with the text below them, as the script of the pages loads it. */
function searchIndex(pages: readonly Page[]): string {
  const index = new MiniSearch({ fields: ['heading', 'page', 'text'], storeFields: ['page', 'heading'] });
  const ids = new Set<string>();
  for (const { path, title, content } of pages) {
    if (path === 'index.html') continue;
    for (const { id, heading, text } of textParts(content, title)) {
      const target = id === '' ? path : `${path}#${id}`;
      if (!ids.has(target)) index.add({ id: target, page: title, heading, text });
      ids.add(target);
    }
  }
  return `window.sixfoldSearch = ${JSON.stringify(JSON.stringify(index))};\n`;
}

function textParts(content: string, title: string) {
  const parts = [{ id: '', heading: title, text: '' }];
  for (const element of parse(content).childNodes) {
    const match = /^<h([23]) id="([^"]+)"/.exec(element.toString());
    if (match) parts.push({ id: match[2]!, heading: element.text, text: '' });
    else parts.at(-1)!.text += ` ${element.text}`;
  }
  return parts;
}

function copyPicture(picture: string, folder: string, { made }: Targets): void {
  const text = made.get(picture);
  if (text === undefined) copy(PROJECT + picture, folder, picturePath(picture));
  else write(folder, picturePath(picture), text);
}

async function writeAssets(folder: string, search: string): Promise<void> {
  write(folder, 'assets/search.js', search);
  copy(`${PROJECT}scripts/docs/site.css`, folder, 'assets/site.css');
  copy(`${PROJECT}public/favicon.svg`, folder, 'assets/icon.svg');
  const font = 'inter-latin-wght-normal.woff2';
  copy(`${PROJECT}node_modules/@fontsource-variable/inter/files/${font}`, folder, 'assets/inter.woff2');
  // The app looks for this file before it offers the guide.
  write(folder, 'site.json', `${JSON.stringify({ start: 'index.html' })}\n`);
  await build({
    entryPoints: [`${PROJECT}scripts/docs/browser.ts`],
    outfile: join(folder, 'assets/site.js'),
    bundle: true,
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
  });
}

function write(folder: string, path: string, text: string): void {
  const file = join(folder, ...path.split(posix.sep));
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) throw new Error(`two pages are called ${path}`);
  writeFileSync(file, text);
}

function copy(file: string, folder: string, path: string): void {
  const target = join(folder, ...path.split(posix.sep));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
}

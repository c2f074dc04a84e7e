import { existsSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { PROJECT } from '../tool.ts';

/** The places that links of the pages can lead to, gathered while pages are rendered. */
export interface Targets {
  /** Paths of pages by their sources. */
  readonly pages: ReadonlyMap<string, string>;
  /** Links to the app by their names: `hamlet` is the fragment that opens that city. */
  readonly app: ReadonlyMap<string, string>;
  /** Pictures that are made, by their places. */
  readonly made: ReadonlyMap<string, string>;
  /** Files of the project that are shown as pages of their own; grows. */
  readonly shown: Set<string>;
  /** Pictures of the project to copy; grows. */
  readonly pictures: Set<string>;
}

/** Where the page of a file or folder of the project is. */
export function shownPath(file: string): string {
  return `source/${file}.html`;
}

/** Where a copy of a picture of the project is. */
export function picturePath(file: string): string {
  return `pictures/${file.replace(/^docs\//, '')}`;
}

/**
 * Changes the links and pictures of a page from those of its source, which lead to files of the project, to those of the
 * site. Files that are named in the text become links to their pages.
 *
 * @param source the path of the page's source
 * @param path where the page is on the site
 * @throws Error for a link to a file that is not there
 */
export function relink(tree: HTMLElement, source: string, path: string, targets: Targets): void {
  const to = (target: string) => posix.relative(posix.dirname(path), target);
  for (const image of tree.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const file = posix.join(posix.dirname(source), src);
    if (!targets.made.has(file) && !isFile(file)) throw new Error(`${source}: there is no picture ${src}`);
    targets.pictures.add(file);
    image.setAttribute('src', to(picturePath(file)));
    // A picture of the whole app is smaller in the text than on the screen.
    if (image.parentNode?.tagName === 'P')
      image.replaceWith(`<a class="picture" href="${to(picturePath(file))}">${image.outerHTML}</a>`);
  }
  for (const link of tree.querySelectorAll('a[href]:not(.picture)')) {
    const target = targetOf(link.getAttribute('href')!, source, targets);
    if (target === null) continue;
    const [file = '', fragment] = target.split('#');
    link.setAttribute('href', fragment === undefined ? to(file) : `${to(file)}#${fragment}`);
  }
  for (const code of tree.querySelectorAll('code')) {
    const file = code.text;
    if (code.closest('pre, a') || !/^[\w-]+\/[\w./-]+\.\w+$/.test(file)) continue;
    if (!file.startsWith('dist/') && isFile(file))
      code.replaceWith(
        `<a href="${to(targets.pages.get(file) ?? shown(file, targets))}">${code.outerHTML}</a>`,
      );
  }
}

/** Where a link of a source leads on the site; `null` for one that leads out of it, and stays. */
function targetOf(href: string, source: string, targets: Targets): string | null {
  if (href.startsWith('app:')) return appTarget(href.slice('app:'.length), source, targets);
  if (/^(?:https?|mailto):/.test(href) || href.startsWith('#')) return null;
  const [linked = '', fragment] = href.split('#');
  const file = posix.join(posix.dirname(source), decodeURI(linked)).replace(/\/$/, '');
  const page = targets.pages.get(file);
  if (page !== undefined) return fragment === undefined ? page : `${page}#${fragment}`;
  if (file.startsWith('public/') && isFile(file)) return file.replace(/^public/, '..');
  if (!existsSync(PROJECT + file)) throw new Error(`${source}: there is no ${href}`);
  return shown(file, targets);
}

function appTarget(name: string, source: string, targets: Targets): string {
  if (name === '') return '../index.html';
  const fragment = targets.app.get(name);
  if (fragment === undefined) throw new Error(`${source}: nothing called ${name} opens in the app`);
  return `../index.html${fragment}`;
}

function shown(file: string, targets: Targets): string {
  targets.shown.add(file);
  return shownPath(file);
}

function isFile(file: string): boolean {
  return existsSync(PROJECT + file) && statSync(PROJECT + file).isFile();
}

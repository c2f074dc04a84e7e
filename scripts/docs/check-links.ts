import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parse } from 'node-html-parser';

/** The attributes that name other files. */
const LINKS = { a: 'href', link: 'href', img: 'src', script: 'src' } as const;

interface Linked {
  readonly ids: ReadonlySet<string>;
  /** Where its links lead, as they are written. */
  readonly targets: readonly string[];
}

/**
 * The links of all pages in a folder that lead to a file, a picture or a place in a page that is not there, a line each.
 * Links to other servers are not followed.
 */
export function brokenLinks(folder: string): string[] {
  const pages = new Map<string, Linked>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) pages.set(resolve(folder, file), readPage(join(folder, file)));
  return [...pages].flatMap(([page, { targets }]) => {
    const name = relative(folder, page).split(sep).join('/');
    return targets.filter((target) => !isThere(page, target, pages)).map((target) => `${name}: ${target}`);
  });
}

function readPage(file: string): Linked {
  const tree = parse(readFileSync(file, 'utf8'));
  return {
    ids: new Set(tree.querySelectorAll('[id]').map(({ id }) => id)),
    targets: Object.entries(LINKS).flatMap(([tag, attribute]) =>
      tree.querySelectorAll(`${tag}[${attribute}]`).map((element) => element.getAttribute(attribute)!),
    ),
  };
}

function isThere(page: string, target: string, pages: ReadonlyMap<string, Linked>): boolean {
  if (/^(?:https?|mailto):/.test(target)) return true;
  const [path = '', fragment] = target.split('#');
  const file = path === '' ? page : resolve(dirname(page), decodeURI(path));
  // A folder would need a server that adds the name of its page.
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  const linked = pages.get(file);
  return fragment === undefined || linked === undefined || linked.ids.has(fragment);
}

/**
 * Makes the links of README.md absolute while the package is packed, and relative again: outside of the repository nobody
 * else finds the pages and pictures. `check` refuses to publish while the address of the repository is not the real one.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './tool.ts';

const README = join(PROJECT, 'README.md');

/** Links and pictures of Markdown to a file of the project. */
const LINK = /(!?)(\[[^\]]*\])\((?!https?:|mailto:|#)([^)\s]+)\)/g;

/** The address of the repository in a browser, from package.json. */
export function repositoryAddress(): string {
  const { repository } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    readonly repository: { readonly url: string };
  };
  return repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** The text with absolute links to pages and pictures of the newest state of a repository. */
export function withAbsoluteLinks(text: string, address: string): string {
  return text.replaceAll(
    LINK,
    (_link, picture: string, words: string, path: string) =>
      `${picture}${words}(${address}/${picture ? 'raw' : 'blob'}/HEAD/${path})`,
  );
}

/** The text that {@link withAbsoluteLinks} was given. */
export function withRelativeLinks(text: string, address: string): string {
  return text.replaceAll(`](${address}/raw/HEAD/`, '](').replaceAll(`](${address}/blob/HEAD/`, '](');
}

if (process.argv[1] === import.meta.filename) {
  const address = repositoryAddress();
  const text = readFileSync(README, 'utf8');
  switch (process.argv[2] ?? '') {
    case 'absolute':
      replaceReadme(withAbsoluteLinks(withRelativeLinks(text, address), address));
      break;
    case 'relative':
      replaceReadme(withRelativeLinks(text, address));
      break;
    case 'check':
      // A name below .example belongs to nobody, ever.
      if (new URL(address).hostname.endsWith('.example'))
        throw new Error(`package.json: repository is ${address}: name the real one before you publish`);
      break;
    default:
      throw new Error('absolute, relative or check?');
  }
}

/** Replaces the file as a whole: others read it at any moment. */
function replaceReadme(text: string): void {
  writeFileSync(`${README}.tmp`, text);
  renameSync(`${README}.tmp`, README);
}

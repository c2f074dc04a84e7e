import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { PROJECT } from '../tool.ts';
import { colorCode, escapeHtml } from './markdown.ts';

/** The HTML of a page that shows a file of the project, or lists the files of a folder. */
export function showFile(file: string): string {
  const title = `<h1>${escapeHtml(file)}</h1>`;
  if (statSync(PROJECT + file).isDirectory()) {
    const items = readdirSync(PROJECT + file, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `<li><a href="${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
    return `${title}<ul>${items.join('')}</ul>`;
  }
  const code = colorCode(readFileSync(PROJECT + file, 'utf8'), extname(file).slice(1));
  return `${title}<pre tabindex="0"><code>${code}</code></pre>`;
}

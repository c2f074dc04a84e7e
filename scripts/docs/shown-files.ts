import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { PROJECT } from '../tool.ts';
import { colorCode, escapeHtml } from './markdown.ts';

/** Lines of a file that are shown: all of a source, and the beginning of data. */
const MOST_LINES = { source: 2000, data: 100 };

/** The HTML of a page that shows a file of the project, or lists the files of a folder. */
export function showFile(file: string): string {
  const title = `<h1>${escapeHtml(file)}</h1>`;
  if (statSync(PROJECT + file).isDirectory()) {
    const items = readdirSync(PROJECT + file, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `<li><a href="${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
    return `${title}<ul>${items.join('')}</ul>`;
  }
  const lines = readFileSync(PROJECT + file, 'utf8').split('\n');
  const most = file.endsWith('.json') ? MOST_LINES.data : MOST_LINES.source;
  const rest = lines.length - most;
  const code = colorCode(lines.slice(0, most).join('\n'), extname(file).slice(1));
  return `${title}<pre tabindex="0"><code>${code}</code></pre>${rest > 0 ? `<p>… and ${rest} more lines.</p>` : ''}`;
}

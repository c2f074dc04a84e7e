import { posix } from 'node:path';
import { CONTENTS, pagePath } from './contents.ts';
import { escapeHtml, type Heading } from './markdown.ts';

/** A page, ready to be framed. */
export interface Page {
  /** Where it is on the site, with forward slashes. */
  readonly path: string;
  readonly title: string;
  readonly headings: readonly Heading[];
  /** The HTML of what the page is about. */
  readonly content: string;
}

/** The policy of every page: nothing but the files of the site. */
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const ALL = CONTENTS.flatMap(({ entries }) =>
  entries.map(({ source, label }) => ({ path: pagePath(source), label })),
);

/** A page as HTML: in the frame of all pages, with relative links, so that it works in any folder and as a file. */
export function framePage({ path, title, headings, content }: Page): string {
  const to = (target: string) => posix.relative(posix.dirname(path), target);
  const isStart = path === 'index.html';
  const name = isStart ? 'Sixfold documentation' : `${title} · Sixfold`;
  const toc = headings.filter(({ level }) => level <= 3);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}</title>
<link rel="icon" href="${to('assets/icon.svg')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
<script src="${to('assets/site.js')}"></script>
</head>
<body${isStart ? ' class="start"' : ''} data-root="${to('.') || '.'}">
<a class="skip" href="#content">Skip to the text</a>
<header class="bar">
<button type="button" class="icon menu" aria-expanded="false" aria-controls="pages" aria-label="Pages">${ICONS.menu}</button>
<a class="brand" href="${to('index.html')}"><img src="${to('assets/icon.svg')}" alt="" width="26" height="26"> Sixfold <span>docs</span></a>
<button type="button" class="search" aria-label="Search" aria-haspopup="dialog">${ICONS.search}<span>Search</span><kbd>/</kbd></button>
<button type="button" class="icon theme" aria-label="Dark or light">${ICONS.theme}</button>
<a class="open" href="${to('../index.html')}">Open the app</a>
</header>
<div class="columns">
<nav id="pages" class="pages" aria-label="Pages">${pageList(path, to)}</nav>
<main id="content" tabindex="-1">
<article>${content}</article>
${isStart ? '' : neighbors(path, to)}
</main>
${toc.length > 1 ? contents(toc) : ''}
</div>
</body>
</html>
`;
}

type To = (target: string) => string;

function pageList(here: string, to: To): string {
  return CONTENTS.map(({ title, entries }) => {
    const items = entries.map(({ source, label }) => {
      const target = pagePath(source);
      const current = target === here ? ' aria-current="page"' : '';
      return `<li><a href="${to(target)}"${current}>${escapeHtml(label)}</a></li>`;
    });
    return `<h2>${title}</h2><ul>${items.join('')}</ul>`;
  }).join('');
}

/** Links to the pages before and after. */
function neighbors(here: string, to: To): string {
  const at = ALL.findIndex(({ path }) => path === here);
  if (at < 0) return '';
  const link = (index: number, rel: 'prev' | 'next', word: string) => {
    const page = ALL[index];
    return page
      ? `<a rel="${rel}" href="${to(page.path)}"><small>${word}</small>${escapeHtml(page.label)}</a>`
      : '';
  };
  return `<nav class="neighbors" aria-label="Before and after">${link(at - 1, 'prev', 'Before')}${link(at + 1, 'next', 'Next')}</nav>`;
}

function contents(headings: readonly Heading[]): string {
  const items = headings.map(
    ({ level, id, text }) => `<li class="level-${level}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}

function icon(path: string): string {
  return `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}

const ICONS = {
  menu: icon('M4 6h16M4 12h16M4 18h16'),
  search: icon('M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M21 21l-5-5'),
  theme: icon('M12 3a6 6 0 0 0 9 9a9 9 0 1 1-9-9Z'),
};

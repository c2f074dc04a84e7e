import GithubSlugger from 'github-slugger';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import xml from 'highlight.js/lib/languages/xml';
import typescript from 'highlight.js/lib/languages/typescript';
import MarkdownIt from 'markdown-it';
import { parse, type HTMLElement } from 'node-html-parser';

hljs.registerLanguage('bash', bash);
hljs.registerLanguage('javascript', javascript);
hljs.registerLanguage('json', json);
// The nearest to GDScript.
hljs.registerLanguage('python', python);
hljs.registerLanguage('typescript', typescript);
hljs.registerLanguage('xml', xml);

const LANGUAGES: Readonly<Record<string, string>> = {
  gd: 'python',
  gdscript: 'python',
  html: 'xml',
  js: 'javascript',
  json: 'json',
  mjs: 'javascript',
  sh: 'bash',
  ts: 'typescript',
  tsx: 'typescript',
};

/** Lines of code as HTML, colored when the language, or the ending of a file, is known. */
export function colorCode(code: string, language: string): string {
  const known = LANGUAGES[language];
  return known === undefined ? escapeHtml(code) : hljs.highlight(code, { language: known }).value;
}

const markdown = new MarkdownIt({
  html: true,
  // An empty answer leaves the escaping to the library.
  highlight: (code, language) => (LANGUAGES[language] ? colorCode(code, language) : ''),
});

/** A heading of a page below its title. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** A rendered text: its HTML as a tree that can still be changed. */
export interface Rendered {
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly tree: HTMLElement;
}

/** Markdown as HTML. Headings have the ids that GitHub gives them; wide tables can be scrolled by keyboard, too. */
export function renderMarkdown(text: string): Rendered {
  const tree = parse(markdown.render(text), { comment: false });
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  let title = '';
  for (const element of tree.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    // A heading that is made may name its id itself: `### Reach {#reach-3}`.
    const named = / \{#([\w-]+)\}$/.exec(element.text)?.[1];
    if (named !== undefined) element.innerHTML = element.innerHTML.replace(/ \{#[\w-]+\}$/, '');
    const id = named ?? slugger.slug(element.text);
    const level = Number(element.tagName.slice(1));
    if (level === 1) title ||= element.text;
    element.setAttribute('id', id);
    if (level === 1) continue;
    headings.push({ level, id, text: element.text });
    element.innerHTML += `<a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(element.text)}"></a>`;
  }
  for (const table of tree.querySelectorAll('table'))
    table.replaceWith(
      `<div class="wide" tabindex="0" role="group" aria-label="Table">${table.outerHTML}</div>`,
    );
  for (const code of tree.querySelectorAll('pre')) code.setAttribute('tabindex', '0');
  return { title, headings, tree };
}

export function escapeHtml(text: string): string {
  return markdown.utils.escapeHtml(text);
}

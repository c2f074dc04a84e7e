import { CONTENTS } from './contents.ts';
import { escapeHtml } from './markdown.ts';

const ABOUT: Readonly<Record<string, string>> = {
  Guide: 'From the first city to your own pieces, step by step, with pictures.',
  'Try it': 'Ten towns, two packs and single pieces that open in the app.',
  'For other programs': 'Tiled, Godot, QGIS, Foundry and paper: which file, and how it comes in.',
  'File reference': 'Every member of every file, with its bounds and an example.',
  'Games and scripts': 'The same engine on the command line and as a library.',
  Project: 'How work is kept, how results are checked, and what has changed.',
};

/** The HTML of the start page, with links as in a source in `docs`. */
export function startPage(): string {
  const cards = CONTENTS.map(({ title, entries }) => {
    const links = entries.map(
      ({ source, label }) =>
        `<li><a href="${source.startsWith('docs/') ? source.slice('docs/'.length) : `../${source}`}">${escapeHtml(label)}</a></li>`,
    );
    return `<section><h2>${title}</h2><p>${ABOUT[title]}</p><ul>${links.join('')}</ul></section>`;
  });
  return `<div class="hero">
<div>
<h1>Hexagonal cities of hand-drawn pieces</h1>
<p>Paint houses, walls and fields once. Sixfold turns and shifts them, checks where they fit, and builds cities with
streets that lead somewhere and walls that close. The same seed always gives the same city.</p>
<p class="actions"><a class="try" href="app:">Open the app</a> <a href="guide/first-city.md">First city in two minutes</a></p>
</div>
<img src="guide/hero.webp" alt="A walled town in the editor, with its recipe on the right" width="1280" height="800">
</div>
<div class="sections">${cards.join('')}</div>
`;
}

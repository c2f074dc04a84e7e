import type { Command } from '../../contrib/command.ts';
import { tellProblem } from '../../kit/tell.ts';
import * as words from './words.ts';

/** The documentation lies beside the app; this file in it names its start page. */
const SITE = 'docs/';

export const guideCommand: Command = {
  id: 'guide',
  name: words.guide,
  keywords: words.guideAliases,
  keys: [],
  run: () => void openGuide(),
};

/** Opens the guide in a tab of its own. An app that was built without its documentation says so instead. */
async function openGuide(): Promise<void> {
  const start = await startPage();
  if (start === null) tellProblem(words.noGuide);
  else window.open(SITE + start, '_blank', 'noopener');
}

/** The start page of the documentation; `null` without one. A server may give the app for a file that is not there. */
async function startPage(): Promise<string | null> {
  try {
    const answer = await fetch(`${SITE}site.json`);
    const { start } = (await answer.json()) as { readonly start: string };
    return start;
  } catch {
    return null;
  }
}

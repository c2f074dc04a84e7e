import { CircleHelp } from 'lucide-react';
import { HeaderButton } from '../../contrib/HeaderButton.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { shortcutsCommand } from './palette-commands.ts';
import * as words from './first-words.ts';

/** The menu of help; a button of the keys stands in its place until it is here. */
export const HelpMenu = lazyPart(
  words.theHelpMenu,
  async () => (await import('./HelpMenu.tsx')).HelpMenu,
  <HeaderButton command={shortcutsCommand} label={words.help}>
    <CircleHelp size={18} />
  </HeaderButton>,
);

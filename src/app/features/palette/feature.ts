import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { HEADER_END, PAGE_DIALOGS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { HelpMenu } from './help-menu-part.tsx';
import { PaletteButtons } from './PaletteButtons.tsx';
import { paletteSlice, shortcutsSlice } from './palette-slices.ts';
import * as words from './first-words.ts';

const CommandPalette = lazyPart(
  words.theCommandPalette,
  async () => (await import('./CommandPalette.tsx')).CommandPalette,
);

const ShortcutsDialog = lazyPart(
  words.theShortcutsList,
  async () => (await import('./sheet/ShortcutsDialog.tsx')).ShortcutsDialog,
);

/** The palette of commands, and the list of their keys. */
export const palette: Feature = {
  id: 'palette',
  commands: () => import('./commands.ts'),
  fills: [
    fill(HEADER_END, 40, PaletteButtons),
    fill(PAGE_DIALOGS, 10, dialogOf(paletteSlice, CommandPalette)),
    fill(PAGE_DIALOGS, 40, dialogOf(shortcutsSlice, ShortcutsDialog)),
  ],
  firstParts: [HelpMenu],
  parts: [CommandPalette, ShortcutsDialog],
};

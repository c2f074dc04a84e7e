import { CircleHelp, Search } from 'lucide-react';
import { HeaderButton } from '../../contrib/HeaderButton.tsx';
import type { HeaderEnd } from '../../contrib/slots.ts';
import { commandsCommand, shortcutsCommand } from './palette-commands.ts';

/** The buttons that open the palette of commands and the list of shortcuts. */
export function PaletteButtons({ isNarrow }: HeaderEnd) {
  if (isNarrow) return null;
  return (
    <>
      <HeaderButton command={commandsCommand}>
        <Search size={18} />
      </HeaderButton>
      <HeaderButton command={shortcutsCommand}>
        <CircleHelp size={18} />
      </HeaderButton>
    </>
  );
}

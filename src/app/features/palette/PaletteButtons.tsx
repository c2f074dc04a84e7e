import { Search } from 'lucide-react';
import { HeaderButton } from '../../contrib/HeaderButton.tsx';
import type { HeaderEnd } from '../../contrib/slots.ts';
import { HelpMenu } from './help-menu-part.tsx';
import { commandsCommand } from './palette-commands.ts';

/** The buttons of the palette of commands and of help. */
export function PaletteButtons({ isNarrow }: HeaderEnd) {
  if (isNarrow) return null;
  return (
    <>
      <HeaderButton command={commandsCommand}>
        <Search size={18} />
      </HeaderButton>
      <HelpMenu />
    </>
  );
}

import { BoardStage } from '../board/board-stage-part.ts';
import type { Feature } from '../contrib/feature.ts';
import { fill } from '../contrib/slot.tsx';
import { HEADER_END } from '../contrib/slots.ts';
import { MoreButton } from './MoreButton.tsx';
import { Announcer, MoreMenu, Notices, PanelSwitch, SheetHandle, TooltipLayer } from './shell-parts.ts';
import { ThemeButton } from './ThemeButton.tsx';

/** The shell's own contributions. */
export const shell: Feature = {
  id: 'shell',
  commands: () => import('./commands.ts'),
  fills: [fill(HEADER_END, 30, ThemeButton), fill(HEADER_END, 90, MoreButton)],
  firstParts: [BoardStage, Notices, Announcer, TooltipLayer],
  parts: [PanelSwitch, SheetHandle, MoreMenu],
};

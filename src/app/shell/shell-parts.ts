import { lazyPart } from '../kit/lazy-part.tsx';
import * as words from './first-words.ts';

/** Messages that come and go at the edge of the page. */
export const Notices = lazyPart(words.messages, async () => (await import('./Notices.tsx')).Notices);

/** Nobody's pointer rests on a button before it is here. */
export const TooltipLayer = lazyPart(
  words.tooltips,
  async () => (await import('../kit/TooltipLayer.tsx')).TooltipLayer,
);

/** Screen readers announce it. */
export const Announcer = lazyPart(words.announcer, async () => (await import('./Announcer.tsx')).Announcer);

/** Only a narrow screen has it. */
export const MoreMenu = lazyPart(words.menu, async () => (await import('./MoreMenu.tsx')).MoreMenu);

/** Only a narrow screen has it. */
export const SheetHandle = lazyPart(
  words.sheetHandle,
  async () => (await import('./SheetHandle.tsx')).SheetHandle,
);

/** Only panels that can be pinned have it. */
export const PinButton = lazyPart(words.pinButton, async () => (await import('./PinButton.tsx')).PinButton);

/** Only a narrow screen has it. */
export const PanelSwitch = lazyPart(
  words.panelSwitch,
  async () => (await import('./PanelSwitch.tsx')).PanelSwitch,
);

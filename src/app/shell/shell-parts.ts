import { lazyPart } from '../kit/lazy-part.tsx';

/** Messages that come and go at the edge of the page. */
export const Notices = lazyPart('The messages', async () => (await import('./Notices.tsx')).Notices);

/** Only a narrow screen has it. */
export const MoreMenu = lazyPart('The menu', async () => (await import('./MoreMenu.tsx')).MoreMenu);

/** Only a narrow screen has it. */
export const PanelSwitch = lazyPart(
  'The panel switch',
  async () => (await import('./PanelSwitch.tsx')).PanelSwitch,
);

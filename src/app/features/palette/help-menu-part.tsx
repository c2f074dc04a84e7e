import { lazyPart } from '../../kit/lazy-part.tsx';
import { useAppStore } from '../../store/context.tsx';
import * as words from './first-words.ts';
import { HelpButton } from './HelpButton.tsx';
import { helpMenuSlice } from './palette-slices.ts';

/** The menu of help. Its button is there at once; pressed before the menu is, it opens as soon as it comes. */
export const HelpMenu = lazyPart(
  words.theHelpMenu,
  async () => (await import('./HelpMenu.tsx')).HelpMenu,
  <EarlyHelpButton />,
);

function EarlyHelpButton() {
  const store = useAppStore();
  return <HelpButton onClick={() => helpMenuSlice.set(store, { shown: true })} />;
}

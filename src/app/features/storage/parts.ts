import { lazyPart } from '../../kit/lazy-part.tsx';
import * as words from './first-words.ts';

export const SavePanel = lazyPart(words.statusPart, async () => (await import('./SavePanel.tsx')).SavePanel);

export const OtherTab = lazyPart(words.otherTabPart, async () => (await import('./OtherTab.tsx')).OtherTab);

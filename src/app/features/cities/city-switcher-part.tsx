import { lazyPart } from '../../kit/lazy-part.tsx';
import * as words from './first-words.ts';

/** Height of the name of the city, in CSS pixels. */
const SWITCHER_HEIGHT = 30;

/** The name of the city, whose place is kept free until its code has come: what stands below it never moves. */
export const CitySwitcher = lazyPart(
  words.switcherPart,
  async () => (await import('./CitySwitcher.tsx')).CitySwitcher,
  <div style={{ height: SWITCHER_HEIGHT }} />,
);

import { useStore } from 'zustand';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { viewings } from '../../store/viewing.ts';
import { sharedCity } from './shared-city.ts';
import * as words from './first-words.ts';

export const ShareBanner = lazyPart(
  words.bannerPart,
  async () => (await import('./ShareBanner.tsx')).ShareBanner,
);

/** The banner about a shared city, while one is looked at or on its way. */
export function SharedBanner() {
  const opened = useStore(viewings, (state) => sharedCity.of(state) !== null);
  return <ShareBanner opened={opened} />;
}

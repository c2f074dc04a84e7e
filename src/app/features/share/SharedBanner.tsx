import { useStore } from 'zustand';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { viewings } from '../../store/viewing.ts';
import { sharedCity } from './shared-city.ts';
import { sharedPack } from './shared-pack.ts';
import * as words from './first-words.ts';

export const ShareBanner = lazyPart(
  words.bannerPart,
  async () => (await import('./ShareBanner.tsx')).ShareBanner,
);

export const PackBanner = lazyPart(
  words.bannerPart,
  async () => (await import('./PackBanner.tsx')).PackBanner,
);

/** The banner about a shared city or pack, while one is looked at or on its way. */
export function SharedBanner() {
  const isCity = useStore(viewings, (state) => sharedCity.of(state) !== null);
  const isPack = useStore(viewings, (state) => sharedPack.of(state) !== null);
  return (
    <>
      <ShareBanner opened={isCity} />
      <PackBanner opened={isPack} />
    </>
  );
}

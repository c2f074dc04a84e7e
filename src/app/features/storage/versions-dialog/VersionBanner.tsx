import { useStore } from 'zustand';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { viewings } from '../../../store/viewing.ts';
import { earlierVersion } from '../earlier-version.ts';
import * as words from '../first-words.ts';

export const EarlierBanner = lazyPart(
  words.versionBarPart,
  async () => (await import('./EarlierBanner.tsx')).EarlierBanner,
);

/** The banner about an earlier version, while one is looked at. */
export function VersionBanner() {
  const opened = useStore(viewings, (state) => earlierVersion.of(state) !== null);
  return <EarlierBanner opened={opened} />;
}

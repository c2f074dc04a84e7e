import { useStore } from 'zustand';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { viewings } from '../../../store/viewing.ts';
import * as words from '../first-words.ts';

export const EarlierBanner = lazyPart(
  words.versionBarPart,
  async () => (await import('./EarlierBanner.tsx')).EarlierBanner,
);

/** The banner about an earlier version, while one is looked at. */
export function VersionBanner() {
  const kind = useStore(viewings, ({ viewing }) => viewing.kind);
  return <EarlierBanner opened={kind === 'earlier' || kind === 'earlier-broken'} />;
}

import { useStore } from 'zustand';
import type { PageBanner } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { viewings } from '../../store/viewing.ts';

export const ShareBanner = lazyPart(
  'What there is to say of a shared city',
  async () => (await import('./ShareBanner.tsx')).ShareBanner,
);

/** The banner about the city that is looked at, while it is another than the user's own. */
export function SharedBanner({ mine }: PageBanner) {
  const isViewing = useStore(viewings, (state) => state.viewing.kind !== 'none');
  return <ShareBanner opened={isViewing} mine={mine} />;
}

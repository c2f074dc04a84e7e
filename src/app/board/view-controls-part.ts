import { lazyPart } from '../kit/lazy-part.tsx';

export const ViewControls = lazyPart(
  'The zoom',
  async () => (await import('./ViewControls.tsx')).ViewControls,
);

import type { Feature } from '../../contrib/feature.ts';

export const cityBoard: Feature = {
  id: 'city-board',
  commands: () => import('./commands.ts'),
};

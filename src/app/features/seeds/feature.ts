import type { Feature } from '../../contrib/feature.ts';

export const seeds: Feature = {
  id: 'seeds',
  commands: () => import('./commands.ts'),
};

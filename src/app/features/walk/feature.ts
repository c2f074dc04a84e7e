import type { Feature } from '../../contrib/feature.ts';

export const walk: Feature = {
  id: 'walk',
  commands: () => import('./commands.ts'),
};

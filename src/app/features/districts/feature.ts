import type { Feature } from '../../contrib/feature.ts';

export const districts: Feature = {
  id: 'districts',
  commands: () => import('./commands.ts'),
};

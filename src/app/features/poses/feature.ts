import type { Feature } from '../../contrib/feature.ts';

export const poses: Feature = {
  id: 'poses',
  commands: () => import('./commands.ts'),
};

import type { Feature } from '../../contrib/feature.ts';

export const view: Feature = {
  id: 'view',
  commands: () => import('./commands.ts'),
};

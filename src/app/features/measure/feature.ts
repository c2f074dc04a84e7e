import type { Feature } from '../../contrib/feature.ts';

export const measure: Feature = {
  id: 'measure',
  commands: () => import('./commands.ts'),
};

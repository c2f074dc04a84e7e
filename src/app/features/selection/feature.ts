import type { Feature } from '../../contrib/feature.ts';

export const selection: Feature = {
  id: 'selection',
  commands: () => import('./commands.ts'),
};

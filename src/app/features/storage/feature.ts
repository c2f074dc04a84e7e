import type { Feature } from '../../contrib/feature.ts';

export const storage: Feature = {
  id: 'storage',
  commands: () => import('./commands.ts'),
};

import type { Feature } from '../../contrib/feature.ts';

export const library: Feature = {
  id: 'library',
  commands: () => import('./commands.ts'),
};

import type { Feature } from '../../contrib/feature.ts';

export const files: Feature = {
  id: 'files',
  commands: () => import('./commands.ts'),
};

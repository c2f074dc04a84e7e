import type { Feature } from '../../contrib/feature.ts';

export const land: Feature = {
  id: 'land',
  commands: () => import('./commands.ts'),
};

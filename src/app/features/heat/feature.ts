import type { Feature } from '../../contrib/feature.ts';

export const heat: Feature = {
  id: 'heat',
  commands: () => import('./commands.ts'),
};

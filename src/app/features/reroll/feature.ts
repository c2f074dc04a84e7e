import type { Feature } from '../../contrib/feature.ts';

export const reroll: Feature = {
  id: 'reroll',
  commands: () => import('./commands.ts'),
};

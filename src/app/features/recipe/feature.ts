import type { Feature } from '../../contrib/feature.ts';

export const recipe: Feature = {
  id: 'recipe',
  commands: () => import('./commands.ts'),
};

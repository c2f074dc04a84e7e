import type { Feature } from '../../contrib/feature.ts';

export const kinds: Feature = {
  id: 'kinds',
  commands: () => import('./commands.ts'),
};

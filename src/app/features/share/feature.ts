import type { Feature } from '../../contrib/feature.ts';

export const share: Feature = {
  id: 'share',
  commands: () => import('./commands.ts'),
};

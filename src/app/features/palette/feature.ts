import type { Feature } from '../../contrib/feature.ts';

export const palette: Feature = {
  id: 'palette',
  commands: () => import('./commands.ts'),
};

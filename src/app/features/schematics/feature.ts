import type { Feature } from '../../contrib/feature.ts';

export const schematics: Feature = {
  id: 'schematics',
  commands: () => import('./commands.ts'),
};

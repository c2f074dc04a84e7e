import type { Feature } from '../../contrib/feature.ts';

/** The app without a network: its versions, its installation and files that the system opens with it. */
export const offline: Feature = {
  id: 'offline',
  commands: () => import('./commands.ts'),
};

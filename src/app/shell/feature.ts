import type { Feature } from '../contrib/feature.ts';

/** The shell's own contributions. */
export const shell: Feature = {
  id: 'shell',
  commands: () => import('./commands.ts'),
};

import type { Feature } from '../../contrib/feature.ts';

export const checks: Feature = {
  id: 'checks',
};

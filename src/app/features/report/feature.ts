import type { Feature } from '../../contrib/feature.ts';

export const report: Feature = {
  id: 'report',
};

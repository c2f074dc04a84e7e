import type { Feature } from '../../contrib/feature.ts';

export const living: Feature = {
  id: 'living',
};

import type { LandStatistics } from '../engine/land/statistics.ts';

/** The measures of one island. */
export interface IslandSample {
  readonly seed: number;
  readonly rolls: number;
  readonly freed: number;
  readonly statistics: LandStatistics;
}

import type { Feature } from '../../contrib/feature.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import * as words from './first-words.ts';

const ReportPanel = lazyPart(words.panel, async () => (await import('./ReportPanel.tsx')).ReportPanel);

const CityStatistics = lazyPart(
  words.panel,
  async () => (await import('./CityStatistics.tsx')).CityStatistics,
);

/** The result of a generation, and figures of the city. */
export const report: Feature = {
  id: 'report',
  panels: [
    {
      id: 'report',
      workspace: 'city',
      side: 'right',
      order: 40,
      title: words.report,
      folds: true,
      Content: ReportPanel,
    },
    {
      id: 'statistics',
      workspace: 'city',
      side: 'right',
      order: 50,
      title: words.statistics,
      folds: true,
      Content: CityStatistics,
    },
  ],
  firstParts: [ReportPanel, CityStatistics],
};

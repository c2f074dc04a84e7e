import type { Feature } from '../../contrib/feature.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';

const ReportPanel = lazyPart('This panel', async () => (await import('./ReportPanel.tsx')).ReportPanel);

const CityStatistics = lazyPart(
  'This panel',
  async () => (await import('./CityStatistics.tsx')).CityStatistics,
);

/** The result of a generation, and figures of the city. */
export const report: Feature = {
  id: 'report',
  panels: [
    { id: 'report', workspace: 'city', side: 'right', order: 40, title: 'Report', Content: ReportPanel },
    {
      id: 'statistics',
      workspace: 'city',
      side: 'right',
      order: 50,
      title: 'Statistics',
      Content: CityStatistics,
    },
  ],
  firstParts: [ReportPanel, CityStatistics],
};

/** The words about the report and the figures of the city that the start of the app needs. */

export const report = 'Report';
export const statistics = 'Statistics';

// A panel that could not be loaded.
export const panel = 'This panel';

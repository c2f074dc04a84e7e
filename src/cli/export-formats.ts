/** The forms that a city can be written in. */
export const EXPORTS = ['json', 'svg', 'png', 'ascii', 'plomrogue', 'text-mapper'] as const;
export type ExportFormat = (typeof EXPORTS)[number];

/** Forms that a later version will write. */
export const LATER_EXPORTS: readonly string[] = ['tiled', 'geojson'];

/** Forms that are pictures. */
export const PICTURES: readonly ExportFormat[] = ['svg', 'png'];

/** The formats that a city can be exported to. */
export const EXPORTS = [
  'json',
  'svg',
  'png',
  'ascii',
  'plomrogue',
  'text-mapper',
  'tiled',
  'pdf',
  'geojson',
  'uvtt',
  'gltf',
] as const;
export type ExportFormat = (typeof EXPORTS)[number];

/** Formats that are no text. */
export const BINARY: readonly ExportFormat[] = ['png', 'pdf', 'tiled', 'gltf'];

/** Formats that show a picture. */
export const PICTURES: readonly ExportFormat[] = ['svg', 'png', 'pdf'];

/** Formats whose picture has a scale in pixels. */
export const SCALED_PICTURES: readonly ExportFormat[] = ['svg', 'png'];

/** The formats that a schematic can be exported to. */
export const SCHEMATIC_EXPORTS = ['svg', 'png', 'gltf'] as const satisfies readonly ExportFormat[];

/** The names of the options that are for schematics, too. */
export const SCHEMATIC_OPTIONS: ReadonlySet<string> = new Set([
  'to',
  'schematics',
  'style',
  'mood',
  'scale',
  'hexes',
  'meters',
  'joined',
  'flatRoofs',
  'out',
  'quiet',
]);

/** A page of the site in the list of all pages. */
export interface Entry {
  /** The Markdown of the page: a file of the project, or the name under which a script makes it. */
  readonly source: string;
  /** The name of the page in the list; its heading may be longer. */
  readonly label: string;
}

/** A part of the list of pages. */
export interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** All pages in reading order, but for the start page. */
export const CONTENTS: readonly Section[] = [
  {
    title: 'Guide',
    entries: [
      { source: 'docs/guide/first-city.md', label: 'First city' },
      { source: 'docs/guide/schematics.md', label: 'Paint a schematic' },
      { source: 'docs/guide/conditions.md', label: 'Conditions and fits' },
      { source: 'docs/guide/recipes.md', label: 'Recipes and packs' },
      { source: 'docs/guide/by-hand.md', label: 'Reroll, lock, edit' },
      { source: 'docs/guide/export.md', label: 'Export' },
      { source: 'docs/guide/phone-and-keyboard.md', label: 'Phone and keyboard' },
      { source: 'docs/guide/offline.md', label: 'Work offline' },
    ],
  },
  {
    title: 'Try it',
    entries: [
      { source: 'docs/cities.md', label: 'Cities to open' },
      { source: 'docs/pieces.md', label: 'Pieces to open' },
    ],
  },
  {
    title: 'For other programs',
    entries: [
      { source: 'docs/tiled.md', label: 'Tiled and Godot' },
      { source: 'docs/maps.md', label: 'QGIS and tabletops' },
      { source: 'docs/printing.md', label: 'Printing' },
      { source: 'docs/three-dimensions.md', label: '3D models' },
      { source: 'docs/city-file.md', label: 'Read a city' },
      { source: 'docs/packs.md', label: 'Packs and their tests' },
      { source: 'docs/atlas.md', label: 'Ask an atlas' },
    ],
  },
  {
    title: 'File reference',
    entries: [
      { source: 'docs/files/kinds.md', label: 'Kinds' },
      { source: 'docs/files/schematic.md', label: 'Schematic' },
      { source: 'docs/files/recipe.md', label: 'Recipe' },
      { source: 'docs/files/pack.md', label: 'Pack' },
      { source: 'docs/files/city.md', label: 'City' },
      { source: 'docs/backup.md', label: 'Backup' },
    ],
  },
  {
    title: 'Games and scripts',
    entries: [
      { source: 'docs/command-line.md', label: 'Command line' },
      { source: 'docs/scale.md', label: 'Many cities' },
      { source: 'docs/library.md', label: 'The library' },
      { source: 'docs/library/sixfold.md', label: 'sixfold' },
      { source: 'docs/library/formats.md', label: 'sixfold/formats' },
      { source: 'examples/README.md', label: 'Example programs' },
    ],
  },
  {
    title: 'Project',
    entries: [
      { source: 'docs/reliability.md', label: 'Reliability' },
      { source: 'docs/testing.md', label: 'Testing' },
      { source: 'docs/words.md', label: 'Words' },
      { source: 'docs/architecture.md', label: 'Architecture' },
      { source: 'CHANGELOG.md', label: 'Changes' },
    ],
  },
];

/** Where a source is on the site: `docs/guide/export.md` as `guide/export.html`, `examples/README.md` as `examples.html`. */
export function pagePath(source: string): string {
  return `${source.replace(/^docs\/|(?:\/README)?\.md$/g, '').toLowerCase()}.html`;
}

import { amount, number } from '../../kit/number-words.ts';

// SeedCell.tsx
export const seed = 'Seed';
export const onTheBoard = 'on the board';
export const moreLike = (seed: number) => `More like seed ${seed}`;
export const favoriteSeed = (seed: number) => `Favorite seed ${seed}`;
export const covered = (coverage: number) => `${(100 * coverage).toFixed(1)} % covered`;
export const placed = (placements: number) => `${number(placements)} placed`;
export const drawnSmaller = 'drawn smaller';

export const noCity = 'No city';

// SeedControls.tsx
export const firstSeed = 'First seed';
export const randomSeed = 'Begin at a random seed';
export const seeds = 'Seeds';
export const favoriteCount = (favorites: number) => `Favorites (${favorites})`;

// filter/FilterField.tsx
export const filter = 'Filter';
export const filterExample = 'coverage >= 60 % and doors > 200';
export const clearFilter = 'Clear the filter';
export const figures = 'Figures';
export const problemAt = (place: string, problem: string) =>
  (place === '' ? '' : `At “${place}”: `) + problem.charAt(0).toLowerCase() + problem.slice(1);

// filter/FilterSliders.tsx
export const sliders = 'Sliders';
export const findFigure = 'Find a figure';
export const noFigures = 'The cities do not differ in any figure yet.';
export const noSuchFigure = 'No figure that differs has this name.';
export const allFigures = (figures: number) => `All ${figures} figures`;
export const fewerFigures = 'Fewer figures';

// filter/FigureSlider.tsx
export const rangeOf = (from: string, to: string) => (from === to ? from : `${from} – ${to}`);
export const atLeast = (figure: string) => `${figure}, at least`;
export const atMost = (figure: string) => `${figure}, at most`;

// OrderFields.tsx
export const likeSeed = (seed: number) => `Likeness to seed ${seed}`;

// PicturesView.tsx
export const apart = (distance: number) =>
  distance === 0 ? 'the same figures' : `difference ${distance.toFixed(distance < 1 ? 2 : 1)}`;

// RowsSheet.tsx
export const view = 'View';
export const pictures = 'Pictures';
export const shownOf = (shown: number, of: number) => `${number(shown)} of ${number(of)} shown`;
export const notYet = 'this has to be worked out for every city first.';
export const workOut = (measures: readonly string[]) => `Work out ${measures.join(', ')}`;
export const comparing = (share: number) => `Comparing the cities: ${Math.round(100 * share)} %`;
export const nothingShown = 'No city that is made meets the filter.';

// TableButtons.tsx
export const tableHint = 'Numbers of all seeds shown, for a spreadsheet';
export const copyTable = 'Copy table';
export const saveTheTableCsv = 'Save the table (CSV)';
export const city = 'City';
export const buildings = 'Buildings';
export const placements = 'Placements';
export const mostFirst = 'Most first';
export const leastFirst = 'Least first';
export const sortBy = 'Sort by';

// KeepButton.tsx
export const keepFavorites = (favorites: number) =>
  favorites === 0 ? 'All kept' : `Keep ${amount(favorites, 'city', 'cities')}`;
export const allKept = 'The favorites are among your cities';
export const keepHint = 'Adds the favorites to your cities';
export const keeping = (done: number, of: number) => `Keeping ${done + 1} of ${of}`;
export const kept = (cities: number) => `${amount(cities, 'city is', 'cities are')} added to your cities.`;

// keep-cities.ts
export const keepStep = (seeds: number) => `Keep ${amount(seeds, 'city', 'cities')}`;
export const takeBackStep = (cities: number) => `Delete ${amount(cities, 'city', 'cities')}`;
/** The city of a seed is named after the open one, but for the seed that this one is named after in turn. */
export const keptName = (city: string, seed: number) =>
  `${city.replace(/ \(seed \d+\)$/, '')} (seed ${seed})`;
export const seedsWithout = (seeds: number) => `${amount(seeds, 'seed')} gave no city.`;

// SeedGrid.tsx
export const citiesBySeed = 'Cities by seed';

// SeedSheet.tsx
export const seedSheet = 'Seed sheet';
export const notWorkedOut = (reason: string) => `This cannot be worked out: ${reason}`;
export const notMade = (reason: string) => `The cities cannot be made: ${reason}.`;
export const tryAgain = 'Try again';
export const noFavorites = 'No seed of this recipe is a favorite yet: the star of a city makes it one.';
export const more = (seeds: number) => `${number(seeds)} more`;
export const made = (cities: number, failed: number) =>
  amount(cities, 'city', 'cities') + (failed > 0 ? `, ${number(failed)} seeds without one` : '');
export const madeOf = (running: boolean, made: number, wanted: number) =>
  `${running ? 'Making' : 'Stopped at'} ${number(made)} of ${number(wanted)}`;
export const progress = 'Progress';
export const stop = 'Stop';
export const continueWord = 'Continue';
export const tableCopied = (rows: number) =>
  `The numbers of ${number(rows)} seeds are copied: paste them into a spreadsheet.`;
export const copyRefused = 'The browser does not let the page copy: save the table as a file instead.';

// SeedSheetButton.tsx
export const compareManySeeds = 'Compare many seeds';

// measures.ts
export const coveredMeasure = 'Covered';
export const districts = 'Districts';
export const hexes = 'Hexes';
export const publicAreas = 'Public areas';
export const landAreas = 'Land areas';
export const doors = 'Doors';
export const doorsReached = 'Doors reached';
export const wallsClosed = 'Walls closed';
export const walls = 'Walls';
export const streets = 'Street segments';
export const meanBlock = 'Mean block';
export const meanDetour = 'Mean detour';

// seed-command.ts
export const compareCommand = 'Compare many seeds…';
export const compareAliases = 'seed sheet contact thumbnails survey favorites statistics';

// seed-pool.ts
export const stopped = 'making cities stopped';

// rows/unlike-figure.ts
export const unlikeFigure = 'Unlike the others';

// unlike/use-unlike.ts
export const comparingStopped = 'comparing the cities stopped';
export const notCompared = (reason: string) => `The cities cannot be compared: ${reason}.`;

// table.ts
export const problem = 'Problem';

// rows-table/RowsTable.tsx
export const tableOfCities = 'Table of cities';
export const noRows = 'No city passes the filter.';

// plot/ScatterPlot.tsx
export const across = 'Across';
export const upward = 'Up';
export const colorBy = 'Color';
export const oneColor = 'One color';
export const zoomToFilter = 'Zoom to the filter';
export const nothingToPlot = 'No city has both figures yet.';

// plot/PlotArea.tsx
export const plotOf = (upward: string, across: string) => `Plot of ${upward} over ${across}`;
export const plotHint =
  'Drag over points to filter by them. Arrow keys go from point to point, Enter opens a city.';

// plot/PointCard.tsx
export const seedNamed = (seed: number) => `Seed ${seed}`;
export const othersHere = (cities: number) => `and ${amount(cities, 'other city', 'other cities')} here`;
export const openCity = 'Open';
export const onlyThese = 'Only these';
export const closeCard = 'Close';

// views.ts
export const table = 'Table';
export const plot = 'Plot';
export const tablePart = 'The table of cities';
export const plotPart = 'The plot of cities';

// RowsSheet.tsx
export const firstAsPictures = (cities: number) =>
  `Pictures show the first ${number(cities)}; the table and the plot show all.`;

// atlas/read-atlas.ts
export const readingStopped = 'reading the atlas stopped';

// atlas/open-atlas.ts
export const readingAtlas = (name: string) => `Reading ${name}`;
export const noAtlas = (name: string, line: number, reason: string) =>
  `${name} has no line of an atlas: line ${number(line)} ${reason}.`;
export const emptyAtlas = (name: string) => `${name} is empty: an atlas has a line for each seed.`;
export const atlasNotRead = (name: string, reason: string) => `${name} cannot be read: ${reason}.`;

// atlas/atlas-origin.ts
export const noCityToCompare = 'no pictures, for no seed has a city.';
export const otherRecipe =
  'no pictures, for the open recipe makes other cities. Choose the bake.json together with the atlas, or open its recipe first.';
export const otherLibrary =
  'no pictures, for the schematics here make other cities. Import the library of the bake first.';
export const badBakeFile = (reason: string) => `no pictures, for the bake.json cannot be read: ${reason}.`;

export const isNoJson = 'it is no JSON';
export const hasNoRecipe = 'it has no recipe';

// atlas/atlas-rows.ts
export const figureLabels: Readonly<Record<string, string>> = {
  coverage: 'Covered',
  covered: 'Covered segments',
  placements,
  publicAreas: 'Public areas',
  landAreas: 'Land areas',
  doors: 'Doors',
  doorsReached: 'Doors reached',
  'walls.closed': 'Walls closed',
  'walls.of': 'Walls',
};

// atlas/AtlasSheet.tsx
export const atlasNamed = (name: string) => `Atlas ${name}`;

// atlas/AtlasState.tsx
export const badLines = (lines: number) => `${amount(lines, 'line')} cannot be read`;
export const badLine = (line: string, reason: string) => `Line ${line} ${reason}`;
export const moreBadLines = (lines: number) => `and ${amount(lines, 'more line')}`;

// atlas/SaveLines.tsx
export const saveLines = 'Save lines';
export const saveLinesHint = 'The lines of the cities shown, as they are in the atlas';
export const savingLines = 'Saving lines';

// atlas/open-city.ts
export const openingSeed = (seed: number) => `Opening seed ${seed}`;
export const openSeedStep = (seed: number) => `Open seed ${seed}`;

// commands.ts
export const showAtlas = 'Show the atlas';
export const atlasAliases = 'bake survey jsonl million rows table plot';

import { amount, number } from '../../kit/number-words.ts';

// CitiesDialog.tsx
export const cities = 'Cities';
export const newCity = 'New city';
export const newEmpty = 'Empty land';
export const newEmptyHint = 'to build on by hand';
export const newSameRecipe = 'This recipe, another seed';
export const newSameRecipeHint = 'generates at once';
export const importCity = 'Import…';
export const exportAll = 'Export all';
export const compare = 'Compare…';
export const allCities = 'All cities';
export const modKeys = { apple: '⌘', other: 'Ctrl' } as const;
export const hint = (mod: string) =>
  `Enter opens a city, F2 renames it, ${mod}+D duplicates it, ${mod}+E exports it, Alt+Up and Alt+Down move it, Delete deletes it.`;

// CitySwitcher.tsx
export const switcher = (name: string, place: number, of: number) => `City: ${name}, ${place} of ${of}`;
export const placeOf = (place: number, of: number) => `${place} of ${of}`;

// CityCard.tsx
export const openBadge = 'open';
export const generating = 'generating…';
export const pictureOf = (name: string) => `Map of ${name}`;
export const actionsFor = (name: string) => `Actions for ${name}`;
export const newNameOf = (name: string) => `New name of ${name}`;
export const hexCount = (hexes: number) => amount(hexes, 'hex', 'hexes');
export const placementCount = (placements: number) => `${number(placements)} placed`;
export const seedOf = (seed: number) => `seed ${seed}`;
export const byHand = 'no recipe';
export const rename = 'Rename';
export const duplicateWord = 'Duplicate';
export const exportWord = 'Export…';
export const compareWithOpen = 'Compare with open city';
export const moveEarlier = 'Move earlier';
export const moveLater = 'Move later';
export const deleteWord = 'Delete';
export const lastStays = 'the only city stays';

// commands.ts
export const openCityTitle = 'Open city';
export const openNamed = (name: string) => `Open city ${name}`;

// cities-commands.ts
export const commands = 'City';
export const citiesCommand = 'Cities…';
export const citiesAliases = 'switch open rename delete towns list map workspace several';
export const renameCity = 'Rename city';
export const renameAliases = 'name title town';
export const nextCity = 'Open next city';
export const previousCity = 'Open previous city';
export const switchAliases = 'switch town';
export const onlyOne = 'there is only one city';
export const newLikeThis = 'New city of this recipe';
export const newAliases = 'add town copy another';
export const duplicateCity = 'Duplicate city';
export const compareCommand = 'Compare cities…';
export const compareAliases = 'difference side by side figures statistics';

// city-actions.ts
export const newCityName = 'New city';
export const newCityStep = (name: string) => `New city “${name}”`;
export const duplicateStep = (name: string) => `Duplicate city “${name}”`;
export const renameStep = (name: string) => `Rename city to “${name}”`;
export const moveStep = (name: string) => `Move city “${name}”`;
export const restoreStep = (name: string) => `Restore city “${name}”`;
export const opened = (name: string) => `${name} is open.`;
export const duplicated = (name: string) => `${name} is added.`;
export const movedTo = (name: string, place: number, of: number) => `${name} is ${place} of ${of}.`;
export const deleted = (name: string) => `“${name}” is deleted.`;

// CompareDialog.tsx
export const compareTitle = 'Compare cities';
export const left = 'Left city';
export const right = 'Right city';
export const swap = 'Swap sides';
export const asPictures = 'Pictures';
export const sideBySide = 'Side by side';
export const overlaid = 'One over the other';
export const divider = 'Divider between the cities';
export const figure = 'Figure';
export const difference = 'Difference';
export const onlyDifferences = 'Only differences';
export const noDifferences = 'No figure differs.';
export const differing = (differ: number, of: number) =>
  `${number(differ)} of ${amount(of, 'figure')} differ`;

// compare-rows.ts
export const hexes = 'Hexes';
export const coveredFigure = 'Covered (%)';
export const placementsFigure = 'Placements';
export const buildings = 'Buildings';
export const districts = 'Districts';
export const groundFigure = 'Segments of ground';
export const streets = 'Segments of streets';
export const publicAreas = 'Public areas';
export const doors = 'Doors';
export const doorsReached = 'Doors reached';
export const walls = 'Walls';
export const wallsClosed = 'Walls closed';
export const blocks = 'Blocks';
export const detour = 'Mean detour';
export const none = '–';

// export-cities.ts
export const notExported = (reason: string) => `The cities could not be exported: ${reason}.`;

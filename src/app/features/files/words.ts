import { amount, number } from '../../kit/number-words.ts';

// DropTarget.tsx
export const dropHint = 'Drop schematics, packs, folders, cities, recipes or maps to import them';
export const files = 'Files';
export const droppedOne = 'The dropped text';
export const droppedText = (index: number) => `Dropped text ${index + 1}`;

// ExportMenu.tsx
export const exportMenu = 'Export';
export const city = 'City';
export const schematics = 'Schematics';
export const allForms = 'All forms, with a preview…';
export const withAPreview = 'With a preview…';
export const againAs = (form: string) => `Again, as ${form}`;
export const schematic = 'Schematic';

// FileItems.tsx
export const importFilesOrPacks = 'Import files or packs…';
export const importAFolder = 'Import a folder…';
export const libraryAsPackZip = 'Library as a pack (ZIP)';
export const libraryIntoAFolder = 'Library into a folder…';

// FileMenus.tsx
export const importMenu = 'Import';

// The dialogs.
export const cancel = 'Cancel';

// export-city.ts
export const theCity = 'The city';
export const writing = (name: string) => `Writing ${name}`;
export const cannotBeExportedAs = (what: string, name: string) => `${what} cannot be exported as ${name}`;
export const cannotBeExported = (what: string, reason: string) => `${what} cannot be exported: ${reason}`;

// export-library.ts
export const oneFileIs = '1 file is';
export const filesAre = (count: number) => `${count} files are`;
export const folderHasAll = (name: string) => `“${name}” has all of it already.`;
export const writtenTo = (what: string, name: string) => `${what} written to “${name}”.`;
export const cannotBeWritten = (name: string, reason: string) => `“${name}” cannot be written: ${reason}`;
export const emptySchematics = (names: readonly string[]) =>
  `${names.length === 1 ? `“${names[0]}” is` : `${names.length} schematics are`} empty: paint a segment first, then there is something to save.`;

// export/ExportDialog.tsx
export const theSchematic = (name: string) => `The schematic “${name}”`;
export const previewOf = (name: string) => `Preview of ${name}`;
export const copy = 'Copy';
export const isOnTheClipboard = (name: string) => `${name} is on the clipboard.`;
export const cannotBeCopied = (name: string, reason: string) => `${name} cannot be copied: ${reason}`;
export const moreThan = 'more than ';
export const notExportableAs = (form: string) => `It cannot be exported as ${form}:`;

// export/FormList.tsx
export const form = 'Form';
export const FORM_GROUP_NAMES = {
  games: 'For games',
  table: 'For the table',
  pictures: 'Pictures',
  'text-maps': 'Text maps',
  data: 'Data',
} as const;

// export/FormOptions.tsx
export const optionsOf = (form: string) => `Options of ${form}`;
export const pixelsPerHexEdge = 'Pixels per hex edge';
export const tooManyPixelsForPicture = 'Too many pixels for a picture';
export const pixels = (width: number, height: number) => `${number(width)} × ${number(height)} pixels`;
export const takeMaximum = (scale: number) => `Use ${scale}, the maximum`;
export const transparentSea = 'Transparent sea';
export const transparentGround = 'Transparent ground';
export const hexLines = 'Hex lines';
export const districts = 'Districts';
export const eachCharacterShows = 'Each character shows';
export const hexes = 'Hexes';
export const squares = 'Squares';
export const squaresAcross = 'Squares across';

// export/PicturePreview.tsx
export const previewCannotBeDrawn = (reason: string) => `The preview cannot be drawn: ${reason}`;

// export/forms/option-sets.ts
export const metersPerHexEdge = 'Meters per hex edge';
export const roofs = 'Roofs';
export const pitchedRoofs = 'Pitched';
export const flatRoofs = 'Flat';
export const placementObjects = 'One object per placement (Inkscape)';
export const joinedByKind = 'One object per kind';
export const squaresPerHexEdge = 'Squares per hex edge';
export const pixelsPerSquare = 'Pixels per square';
export const movementWalls = 'Walls around water and hedges';
export const unitsPerHexEdge = 'Units per hex edge';
export const coordinates = 'Coordinates';
export const coordinatesPlane = 'Plane';
export const coordinatesDegrees = 'Degrees';
export const coordinatesMercator = 'EPSG:3857';
export const longitude = 'Longitude';
export const latitude = 'Latitude';
export const paper = 'Paper';
export const hexEdgeMm = 'Hex edge, mm';
export const marginMm = 'Margin, mm';
export const overlapMm = 'Overlap, mm';
export const cutOuts = 'Pieces to cut out';
export const cutOutsOnce = 'Once';
export const cutOutsEach = 'Each';
export const cutOutsNone = 'None';
export const whiteSea = 'White sea';
export const style = 'Style';
export const mapStyle = 'Map';
export const planStyle = 'Plan';
export const styleOfSmall = (hexes: number) => `Style (a map up to ${number(hexes)} hexes)`;
export const mood = 'Mood';

// export/preview/PagesPreview.tsx
export const pages = 'Pages';
export const mapPages = (count: number, paper: string, isLying: boolean) =>
  `${amount(count, 'map page')} of ${paper}, ${isLying ? 'landscape' : 'portrait'}`;
export const cutOutSheets = (count: number) => `${amount(count, 'page')} of pieces to cut out`;
export const overviewAndBill = 'overview, legend and bill of pieces';
export const unprintedLetters = 'Letters that no font has';
export const moreUnprinted = (texts: number) => `and ${amount(texts, 'more text', 'more texts')}`;

// export/preview/turntable/ModelPreview.tsx
export const seenFrom = (turn: number, height: number) => `Turned by ${turn}°, seen from ${height}° above`;
export const dragToTurn = 'Drag to turn';

// export/preview/WallsPreview.tsx
export const walls = 'Walls';
export const squaresOf = (columns: number, rows: number) => `${number(columns)} × ${number(rows)} squares`;
export const wallsOf = (count: number) => amount(count, 'wall');
export const doorsOf = (count: number) => amount(count, 'door');

// export/preview/FeaturesPreview.tsx
export const featuresOf = (count: number) => amount(count, 'feature');

// export/preview/TiledPreview.tsx
export const layers = 'Layers';
export const tilesOf = (count: number) => amount(count, 'tile');
export const objectsOf = (count: number) => amount(count, 'object');

// export/forms
export const cityLayoutJson = 'City layout (JSON)';
export const schematicJson = 'Schematic (JSON)';
export const jsonHint = 'All of it, for Sixfold and games';
export const pictureSvg = 'Picture (SVG)';
export const svgHint = 'Layers, every building named';
export const picturePng = 'Picture (PNG)';
export const pngHint = 'Pixels, to show and to print';
export const textMapAscii = 'Text map (ASCII)';
export const asciiHint = 'A character per hex or square';
export const plomrogueMap = 'PlomRogue map';
export const forPlomRogue = 'For the game of that name';
export const textMapperMap = 'Text Mapper map';
export const textMapper = 'Text Mapper';
export const forTextMapper = 'For the mapper of hex crawls';
export const tiled = 'Tiled';
export const tiledMap = 'Tiled map (ZIP)';
export const tiledMapUse = 'Godot, Unity, Phaser and more';
export const tiledLacks =
  'The map has everything that stands, and can be imported again: no rules of the recipe.';
export const pdfSheets = 'Print (PDF)';
export const pdfSheetsUse = 'Pages at true scale, cut-outs';
export const gltf = 'glTF';
export const gltfModel = '3D model (glTF)';
export const gltfModelUse = 'Blender and game engines';
/** The first three of some names, and how many more there are. */
const listed = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

export const kindsStayBehind = (names: readonly string[]) =>
  `The file of a schematic holds no kinds: ${listed(names)} ${names.length === 1 ? 'stays' : 'stay'} behind. A pack holds both.`;
export const saveAsPack = 'Save as a pack';
export const gltfLacks = 'The model cannot be imported. Export JSON, too, to keep the work.';
export const uvttMap = 'Universal VTT';
export const uvttMapUse = 'Foundry, Owlbear: walls, doors';
export const uvttLacks = 'The map has a picture, walls and doors: no kinds, placements or districts.';
export const geojson = 'GeoJSON';
export const geojsonUse = 'QGIS and other map programs';
export const geojsonLacks =
  'All shapes with their kinds and placements. Only the land can be imported again.';
export const pictureLacks =
  'The file shows the city and cannot be imported. Export JSON, too, to keep the work.';
export const textMapLacks =
  'The file has the land and a character for each hex: no placements, districts or recipe.';
export const plomrogueLacks =
  'The file has the land and the ground to walk on: no kinds, placements or districts.';
export const textMapperLacks =
  'The file has the hexes with their kinds and districts: no segments, placements or recipe.';

// export/in-worker.ts
export const writingStopped = 'writing stopped';

// file-commands.ts
export const exportWithAPreview = 'Export with a preview…';
export const exportAliases = 'save download file picture image svg png print';
export const printCity = 'Print the city…';
export const printAliases = 'pdf paper sheets poster printer';
export const exportCityAsLastTime = 'Export the city as the last time';
export const exportAgainAliases = 'save download file repeat';
export const importAliases = 'open load zip json tiled tmx geojson map';
export const importFolderAliases = 'open load directory';
export const exportTheSchematicJson = 'Export the schematic (JSON)';
export const saveAliases = 'save download file';
export const exportLibraryAsPackZip = 'Export the library as a pack (ZIP)';
export const exportTheCity = (name: string) => `Export the city: ${name}`;

// import-picked.ts
export const waitUntilOtherFilesRead = 'Wait until the other files are read.';
export const answerOpenQuestionFirst = 'Answer the open question first.';
export const onlyTheAtlas = (others: number) =>
  `The atlas is opened. ${amount(others, 'other file')} did not come along: import them without it.`;
export const onlyTheBackup = (others: number) =>
  `The backup is opened. ${amount(others, 'other file')} did not come along: import them without it.`;
export const containsNoSixfoldFile = 'It contains no Sixfold file.';
export const fileCount = (count: number) => `${number(count)} files`;
export const reading = (name: string) => `Reading ${name}`;
export const cannotBeRead = (name: string, reason: string) => `${name} cannot be read: ${reason}`;
export const thisOne = 'This';
export const noneCanBeImported = (count: number) => `None of the ${count} files can be imported`;
export const cannotBeImported = (name: string) => `${name} cannot be imported`;

// import/import-texts.ts
export const skippedWithoutKinds = (before: number, count: number) =>
  `${before - count} skipped because kinds are missing.`;

// import/incoming-packs.ts
export const isPackAlready = (id: string, path: string) => `"${id}" is the pack in ${path} already`;
export const noFileOfPack = (id: string) => `there is no schematic "${id}" beside this file`;

// import/incoming.ts
export const isAnotherKindIn = (id: string, path: string) => `"${id}" is another kind in ${path}`;
export const isAnotherSchematicIn = (id: string, path: string) => `"${id}" is another schematic in ${path}`;
export const tooManyHexes = (most: string) =>
  `one import takes schematics of at most ${most} hexes in all; import fewer at a time`;
export const landTooWide = (columns: number, rows: number) =>
  `spreads over a box of ${columns} × ${rows} hexes, too large to show`;
export const theFileIsEmpty = 'the file is empty';
export const isTable = 'a table (CSV) is none of the forms that can be read';
export const jsonWithoutFormat = 'it is JSON, but none of Sixfold’s forms: it has no `format`';
export const jsonOfOtherFormat = (value: string) => `is ${value}: it is JSON, but none of Sixfold’s forms`;

// import/foreign-maps.ts
export const tilesetAlone = 'a tileset of Tiled has no land: import the map that uses it';

// import/open-files.ts
export const isPicture = (name: string) =>
  `a picture (${name}) cannot be read back: export the city as JSON for that`;
export const neitherTextNorPack = 'is neither UTF-8 text nor a pack';
export const holdsMoreThanFiles = (most: number) => `holds more than ${number(most)} files`;
export const holdsMoreThanMb = (most: number) => `holds more than ${most / 1024 / 1024} MB`;
export const theImport = 'The import';

// import/read-in-worker.ts
export const readingStopped = 'reading stopped';

// import/take.ts
export const importKinds = 'Import kinds';
export const importOfKind = (kind: string) => `Import ${kind}`;
export const importCities = 'Import cities';
export const importOfMany = (schematics: number) => `Import ${amount(schematics, 'schematic')}`;
export const importOfPack = (name: string) => `Import the pack ${name}`;
export const updateOfPack = (name: string) => `Update the pack ${name}`;
export const importOfPacks = (packs: number) => `Import ${amount(packs, 'pack')}`;
export const packIsNew = (name: string, schematics: number) =>
  `The pack “${name}” is in the library, with ${amount(schematics, 'schematic')}.`;
export const packIsSame = (name: string) => `The pack “${name}” is up to date.`;
export const packIsUpdated = (name: string, added: number, changed: number, removed: number) =>
  `The pack “${name}” is updated: ${added} added, ${changed} changed, ${removed} removed.`;
export const importAPack = 'Import a pack';
export const importCityAndRecipe = 'Import city and recipe';
export const newInLibrary = (name: string, asNew: string) => `“${name}” is in the library${asNew}.`;
export const manyNewInLibrary = (count: number) => `${count} schematics are new in the library.`;
export const replacedOne = (name: string) => `“${name}” replaced yours.`;
export const replacedMany = (count: number) => `${count} replaced yours.`;
export const skipped = (count: number) => `${count} skipped.`;
export const oneAlreadyThere = (name: string) => `“${name}” is already in the library.`;
export const manyAlreadyThere = (count: number) => `${count} are already in the library.`;
export const newKinds = (kinds: number) =>
  `${amount(kinds, 'kind')} ${kinds === 1 ? 'is' : 'are'} new in the palette.`;
export const everythingIsAlreadyHere = 'Everything is already here.';
export const recipeImported = 'The recipe was imported. Press Generate to build its city.';
export const cityImported = (count: number) => `The city is on the board, with ${number(count)} placements.`;
export const citiesAdded = (names: readonly string[]) =>
  names.length === 1
    ? `“${names[0]}” was added to your cities.`
    : `${number(names.length)} cities were added to yours: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}.`;
export const generateEach = 'Open each one and press Generate to build it.';
export const landImported = (hexes: number) =>
  `Land of ${number(hexes)} hexes was imported. Press Generate to build on it.`;

// import/unpack.ts
export const packMoreThanMb = (most: number) => `is a pack of more than ${most / 1024 / 1024} MB`;
export const notUnpacked = (reason: string) => `cannot be unpacked: ${reason}`;
export const pathTooLong = (start: string, most: number) =>
  `holds “${start}…”, a path of more than ${most} characters`;
export const packMoreThanFiles = (most: number) => `is a pack of more than ${number(most)} files`;

// paste-text.ts
export const pastedMap = 'Pasted map';
export const readingTheClipboard = 'Reading the clipboard';
export const clipboardNotRead = (reason: string) =>
  `The clipboard could not be read: ${reason}. Paste again to try once more.`;

// questions/BadFiles.tsx
export const moreProblems = (more: number) => `and ${number(more)} more`;

// questions/ClashDialog.tsx
export const forAll = (items: number) => `For all ${items}:`;
export const answerFor = (name: string) => `Answer for ${name}`;
export const cancelImport = 'Cancel import';

// questions/KindsDialog.tsx
export const keepMine = 'Keep mine';
export const useImported = 'Use imported';
export const keepBoth = 'Keep both';
export const kindClash = (name: string) => `Your palette has another “${name}”`;
export const kindClashes = (count: number) => `Your palette has ${count} of their kinds otherwise`;
export const kindClashHint =
  'Using the imported kind recolors whatever is painted with yours. If you keep both, the imported one gets a new id.';
export const yours = 'Yours';
export const theirs = 'Theirs';
export const glyphTrait = (glyph: string) => `glyph ${glyph}`;
export const buildingTrait = (footprint: string) => `building: ${footprint}`;
export const plainLook = 'the look of its pattern';
export const ownLook = 'a look of its own';
export const pictureTrait = (pattern: string) => `picture: ${pattern}`;
export const closedGround = 'closed';
export const openGround = 'open ground';
export const pictureByItsId = 'picture by its id';

// questions/LandDialog.tsx
export const importMap = 'Import the map';
export const addAsCity = 'Add as city';
export const mapHasLand = (hexes: number) =>
  `The map has ${amount(hexes, 'hex', 'hexes')} of land. Replacing the city removes:`;
export const mapRemovesNothing = (hexes: number) =>
  `The map has ${amount(hexes, 'hex', 'hexes')} of land. Replacing the city removes nothing else.`;
export const goingPlacements = (count: number, locked: number) =>
  amount(count, 'placement') + (locked > 0 ? `, ${number(locked)} of them locked` : '');
export const goingGround = (segments: number) => `${amount(segments, 'segment')} of ground`;
export const goingLand = (hexes: number) => `${amount(hexes, 'hex', 'hexes')} of drawn or imported land`;
export const districtsOf = (count: number) => amount(count, 'district');
export const districtsOutside = (count: number, all: number) =>
  `${number(count)} of ${amount(all, 'district')}, outside the map`;
export const madeDistricts = 'the districts of the recipe';
export const minimumsOf = (rules: number) => `the minimums of ${amount(rules, 'schematic')}`;
export const groupsOf = (rules: number) => `the groups of ${amount(rules, 'schematic')}`;
export const townPartsOf = (parts: number) => amount(parts, 'part of the town', 'parts of the town');
export const keepLimits = 'Keep districts and limits';
export const keepLimitsHint = (parts: readonly string[]) =>
  `Stays, as far as the map reaches: ${parts.join(', ')}.`;
export const dropLimitsHint = 'The recipe can then be met on any land.';
export const undoBringsBack = 'Undo brings it back.';
export const replaceCity = 'Replace the city';

// questions/MapFrame.tsx, TiledDialog.tsx, PolygonsDialog.tsx
export const mapOf = (name: string) => `Map of ${name}`;
export const changedOrMissing = 'Changed or missing';
export const takeOfMap = 'Import';
export const wholeCity = 'The whole city';
export const landAlone = 'The land alone';
export const hexesOfLand = (hexes: number) => `${amount(hexes, 'hex', 'hexes')} of land`;
export const cityParts = (hexes: number, placements: number, ground: number, districts: number) =>
  [
    amount(hexes, 'hex', 'hexes'),
    ...(placements > 0 ? [amount(placements, 'placement')] : []),
    ...(ground > 0 ? [goingGround(ground)] : []),
    ...(districts > 0 ? [districtsOf(districts)] : []),
  ].join(', ');
export const tilesWithoutKinds = (land: string) =>
  `${land}. No tile has a class, which would be the kind of its segments.`;
export const sizeOfHexes = 'Size of hexes';
export const byHexes = 'Hexes';
export const bySide = 'Hex edge';
export const hexesOfLandAbout = 'Hexes of land, about';
export const sideInUnits = 'Units per hex edge, meters for degrees';
export const coordinatesOf = 'Coordinates';
export const asTheFileSays = 'As the file says';
export const systemNames = { plane: 'Plane', degrees: 'Longitude and latitude', mercator: 'Web Mercator' };
export const seaOfMap = 'Sea';
export const polygons = 'polygons';
export const tiles = 'tiles';
export const seaByWords = (parts: string, count: number) =>
  `${parts.charAt(0).toUpperCase()}${parts.slice(1)} of water (${number(count)})`;
export const noSea = (parts: string) => `None: all ${parts} are land`;
export const seaByRule = (rule: string, count: number) => `${rule} (${number(count)})`;

// questions/RecipeDialog.tsx
export const recipeParts = (schematics: number, seed: number) =>
  `A recipe for ${amount(schematics, 'schematic')}, with seed ${seed}.`;
export const recipeChoice = (open: string) =>
  `Add it as a city to generate that city at once. Or replace the recipe of “${open}”, whose city stays until you generate.`;
export const replaceRecipe = 'Replace recipe';

// questions/MissingDialog.tsx
export const aKindIsMissing = 'A kind is missing';
export const kindsAreMissing = (count: number) => `${count} kinds are missing`;
export const missingKind =
  'Some schematics use a kind that is missing here. Add a plain kind in its place? You can edit it later.';
export const missingKinds =
  'Some schematics use kinds that are missing here. Add plain kinds in their place? You can edit them later.';
export const usedBy = (names: readonly string[], most: number) =>
  `, used by ${names.slice(0, most).join(', ')}${names.length > most ? ` and ${names.length - most} more` : ''}`;
export const skipTheseSchematics = 'Skip these schematics';
export const addPlainKind = 'Add plain kind';
export const addPlainKinds = 'Add plain kinds';

// questions/OverwriteDialog.tsx
export const overwriteOne = (folder: string) => `A file in “${folder}” has other contents`;
export const overwriteMany = (count: number, folder: string) =>
  `${count} files in “${folder}” have other contents`;
export const writeNewOnly = 'Write new only';
export const overwriteIt = 'Overwrite it';
export const overwriteThem = 'Overwrite them';

// questions/RefusedDialog.tsx
export const refused = 'Nothing was changed. Problem:';
export const refusedForMany = 'Nothing was changed. Problems:';

// questions/SchematicsDialog.tsx
export const replaceMine = 'Replace mine';
export const skip = 'Skip';
export const schematicClash = (name: string) => `A different schematic uses the id of “${name}”`;
export const schematicClashes = (count: number) => `Different schematics use ${count} of these ids`;
export const schematicClashHint = 'If you keep both, the imported one gets a new id. Cities do not change.';
export const inTheLibrary = 'In the library';
export const imported = 'Imported';
export const size = (name: string, segments: number) => `${name} · ${amount(segments, 'segment')}`;
export const differsIn = (parts: readonly string[]) => ` · differs in ${parts.join(', ')}`;

// questions/TakeOthersDialog.tsx
export const filesCannotBeImported = (count: number, all: number) =>
  `${count} of ${all} files cannot be imported`;
export const problemIn = (path: string) => `Problem in ${path}:`;
export const importTheOther = (others: number) => `Import the other ${others === 1 ? 'one' : others}`;

// questions/FailingDialog.tsx
export const testsFail = (tests: number) =>
  tests === 1 ? 'A test of the pack fails' : `${number(tests)} tests of the packs fail`;
export const testsFailHint =
  'Its author wrote down where its schematics must fit and must not. Here they do not do so: a kind may be another one.';
export const importAnyway = 'Import anyway';

// questions/UpdateDialog.tsx
export const updatePack = (name: string) => `Update the pack “${name}”?`;
export const updateReleases = (mine: string, theirs: string) =>
  mine === theirs || theirs === ''
    ? 'The library has this pack. Placements are updated as after your own edits.'
    : `From release ${mine === '' ? 'without a name' : mine} to ${theirs}. Placements are updated as after your own edits.`;
export const updateAdded = (count: number) => `${number(count)} added`;
export const updateChanged = (count: number) => `${number(count)} changed`;
export const updateRemoved = (count: number) => `${number(count)} removed`;
export const updateNow = 'Now';
export const updateThen = 'Updated';
export const updateSame = (count: number) =>
  `${amount(count, 'schematic')} ${count === 1 ? 'stays' : 'stay'} the same.`;
export const keepRemoved = 'Keep the removed schematics, without a pack';
export const update = 'Update';

// questions/ImportedCityDialog.tsx
export const importNamed = (name: string) => `Import “${name}”`;

// questions/WorksDialog.tsx
export const replaceYourRecipe = 'Replace your recipe';
export const someCities = (names: readonly string[]) =>
  names.length === 1 ? `The city “${names[0]}”` : `The ${number(names.length)} cities`;
export const addToCities = 'Add to your cities';
export const replaceOpen = 'Replace open city';
export const leaveOut = 'Leave out';
export const recipeName = 'recipe';
export const cityName = 'city';
export const citiesName = 'list of cities';
export const importBrings = (names: readonly string[]) => `The import brings a ${names.join(' and a ')}, too`;
export const untickedStay = 'Unticked parts stay unchanged.';

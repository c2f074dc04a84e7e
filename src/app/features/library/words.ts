import { amount, number } from '../../kit/number-words.ts';

// CityLibrary.tsx
export const stampHint = 'Select one to stamp it. Generate uses the ticked ones.';

// FolderItems.tsx
export const packDetails = 'Details…';
export const checkPack = 'Check pack…';
export const newSchematicIn = 'New schematic in this pack';
export const dissolvePack = 'Delete pack, keep schematics';
export const deletePackWith = (schematics: number) =>
  schematics === 0 ? 'Delete' : `Delete with ${amount(schematics, 'schematic')}`;

// FolderRow.tsx
export const noPack = 'No pack';
export const unnamedPack = 'Unnamed pack';
export const actionsForPack = (name: string) => `Actions for the pack ${name}`;

// PackDialog.tsx
export const newPack = 'New pack';
export const detailsOfPack = (name: string) => `Pack “${name}”`;
export const release = 'Release';
export const releaseExample = '1.0';
export const license = 'License';
/** Licenses that are offered; any other text can be typed. */
export const licenses = ['CC0 1.0', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-NC 4.0', 'MIT'];
export const cover = 'Cover';
export const firstSchematic = 'Its first schematic';
export const packId = 'Id';
export const packIdHint = 'An import with this id updates the pack in place.';
export const packOf = (schematics: number) => `${amount(schematics, 'schematic')} will be in it.`;
export const emptyPackHint = 'Use Move to pack in the menus of schematics, or drag them into it.';
export const create = 'Create';

// LibraryList.tsx
export const schematics = 'Schematics';

// LibraryPanel.tsx
export const noSchematicMatches = 'No schematic matches.';
export const ofSchematics = (shown: number, all: number) => `${shown} of ${all} schematics`;
export const theLibraryIsEmpty = 'The library is empty.';

// LibraryRow.tsx
export const actionsFor = (name: string) => `Actions for ${name}`;
export const segments = (segments: number) => (segments === 0 ? 'empty' : amount(segments, 'segment'));

// LibrarySearch.tsx
export const searchLibrary = 'Search library';
export const search = 'Search';
export const searchSchematics = (size: number) => `Search ${size} schematics`;
export const searchHint = 'Search name, id, tags or description; #farm finds a tag';
export const clearSearch = 'Clear search';
export const customOrder = 'Your order';
export const customOrderHint = 'As you drag them';
export const byName = 'By name';
export const bySizeLargestFirst = 'By size, largest first';
export const sort = (name: string) => `Sort: ${name}`;
export const sortLibrary = 'Sort library';
export const tags = 'Tags';
export const schematicCount = (schematics: number) => amount(schematics, 'schematic');
export const fewer = 'Fewer';
export const more = (more: number) => `${more} more`;

// MoreDetails.tsx
export const describe = 'Describe';
export const description = 'Description';
export const tag = 'Tag';
export const nameAuthorStep = 'Name the author of';
export const author = 'Author';
export const id = 'Id';
export const idHint =
  'The name of its file, and in recipes. Follows the name until the piece is exported or placed.';

// RenameField.tsx
export const newNameOf = (name: string) => `New name of ${name}`;

// RowMenu.tsx
export const moveToPack = 'Move to pack';
export const shareLink = 'Share by a link…';
export const newPackMenu = 'New pack…';
export const moveTo = { up: 'Move up', down: 'Move down' };
export const move = 'Move';
export const actionsForSchematics = (count: number) => `Actions for ${count} schematics`;
export const rename = 'Rename';
export const duplicate = 'Duplicate';
export const duplicateRows = (schematics: number) =>
  schematics > 1 ? `Duplicate ${schematics}` : 'Duplicate';
export const selectSeveralRows = 'Select several';
export const tagsMenu = (schematics: number) => (schematics > 1 ? `Tags of ${schematics}…` : 'Tags…');
export const exportRows = (schematics: number) =>
  schematics > 1 ? `Export ${schematics} as a pack` : 'Export';
export const deleteRows = (schematics: number) => (schematics > 1 ? `Delete ${schematics}` : 'Delete');
export const exportWord = 'Export';
export const deleteWord = 'Delete';

// SchematicDetails.tsx
export const citiesDoNotChange = 'cities do not change';
export const moreDetails = 'More';
export const size = (segments: number, hexes: number) =>
  `${amount(segments, 'segment')} on ${amount(hexes, 'hex', 'hexes')}`;
export const renameTo = (name: string) => `Rename to “${name}”`;
export const name = 'Name';

// SchematicLibrary.tsx
export const newPackHint = 'New pack · with the selected schematics';
export const newSchematic = 'New schematic';

// SelectedEntriesBar.tsx
export const selectedSchematics = 'Selected schematics';
export const selected = (schematics: number) =>
  schematics === 0 ? 'Click schematics to select them' : `${number(schematics)} selected`;
export const clearSelection = 'Clear selection';

// TagsDialog.tsx
export const tagsOf = (name: string) => `Tags of ${name}`;
export const tagsOfSchematics = (count: number) => `Tags of ${count} schematics`;
export const tagsSharedByAll = 'Tags shared by all';
export const tagsHint = 'Enter or a comma ends a tag.';
export const cancel = 'Cancel';
export const save = 'Save';

// TagsField.tsx
export const tagsExample = 'farm, old town …';

// commands.ts
export const library = 'Library';

// library-actions.ts
export const deleted = (what: string) => `Deleted ${what}. Cities do not change.`;
export const restore = 'Restore';
export const changeIdOf = 'Change id of';

// pack-actions.ts
export const newPackNamed = (name: string) => `New pack ${name}`;
export const editPack = (name: string) => `Edit pack ${name}`;
export const packDeleted = (name: string, schematics: number) =>
  `Deleted the pack “${name}” with ${amount(schematics, 'schematic')}. Cities do not change.`;
export const packDissolved = (name: string) => `Deleted the pack “${name}”. Its schematics stay.`;

// library-commands.ts
export const newPackCommand = 'New pack…';
export const newPackAliases = 'folder group collection create';
export const newAliases = 'add create draw';
export const duplicateSchematic = 'Duplicate schematic';
export const duplicateAliases = 'copy clone';
export const renameSchematic = 'Rename schematic';
export const renameAliases = 'name title';
export const deleteSchematic = 'Delete schematic';
export const openPreviousSchematic = 'Open previous schematic';
export const openNextSchematic = 'Open next schematic';

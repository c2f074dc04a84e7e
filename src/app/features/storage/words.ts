import { amount, number } from '../../kit/number-words.ts';

// AsideList.tsx
export const didNotWork = (reason: string) => `This did not work: ${reason}`;
export const setAside = 'Set aside';
export const openAgainNamed = (name: string) => `Open again: ${name}`;
export const openAgain = 'Open again';
export const downloadNamed = (name: string) => `Download: ${name}`;
export const download = 'Download';
export const deleteForGood = 'Delete for good';
export const deleteWord = 'Delete';

// OtherTab.tsx
export const openInOtherTab = 'Sixfold is open in another tab';
export const workIsThere =
  'The work goes on there, and is saved there. To go on here instead, take it over: the other tab then waits.';
export const unsavedHere =
  'Your last changes on this page are not saved yet. “Continue in this tab” saves them, and sets aside what was done in the other tab.';
export const editHere = 'Continue in this tab';

// RefusedWordsList.tsx
export const unusedChanges = 'Changes that could not be used';
export const downloadChanges = (name: string) => `Download changes: ${name}`;
export const deleteChanges = (name: string) => `Delete changes: ${name}`;

// SavePanel.tsx
export const savedAsYouGo = 'Saved in this browser as you go';
export const lastSaved = (timeIn: string) => `Last change saved ${timeIn}, with its undo history.`;
export const keptWithinASecond = 'Every change, with its undo history, is kept within a second.';
export const reloadThePage = 'Reload the page';
export const tryAgain = 'Try again';
export const saveFile = 'Save file';
export const forgetOlderSteps = 'Forget older steps';
export const undoHistory = 'Undo history';
export const historySize = (steps: number, bytes: string, most: string) =>
  `${amount(steps, 'step')}, ${bytes} of ${most}`;
export const backup = 'Backup';
export const backupHint =
  'One file with every work, its history and earlier versions, and your settings. Opening it adds its works to those here.';
export const openBackupCommand = 'Open a backup…';
export const storedInThisBrowser = 'Stored in this browser';
export const kept = 'Kept';
export const keptUntilCleared = 'until you clear the data of this site';
export const keptWhileSpace = 'unless the browser runs out of space. Save a backup of what matters.';
export const usedOf = (used: string, all: string) => `${used} of ${all}`;
export const startOverCommand = 'Start over with the built-in library…';
export const startOver = 'Start over';
export const startOverHint = 'The built-in schematics, kinds and city replace yours. Undo restores them.';
export const cancel = 'Cancel';

// SaveStatus.tsx
export const saving = 'Saving';
export const saved = 'Saved';
export const savingNow = 'Saving…';
export const openElsewhere = 'Open in another tab';

// aftercare.ts
export const damaged = (loss: string) => `It is damaged. ${loss}`;
export const damagedGoesOn = (loss: string, whereAside: string) =>
  `Your saved work is damaged. ${loss} The rest goes on as a copy. ${whereAside}`;

// aside-works.ts
export const tookPlace = 'Other work replaced it.';
export const openedAgain = 'Earlier work was opened again.';

// backup/add-backup.ts
export const noBackup = 'it is no backup of Sixfold, or its list of works is damaged';
export const backupIsNewer = 'it was made by a newer Sixfold: reload the page to get that';
export const madeByNewer = 'it was made by a newer Sixfold';
export const isNoJson = 'a part of it is no JSON';
export const stepWithoutNumber = 'a step of its history has no number';
export const workNotAdded = (moment: string, reason: string) =>
  `The work begun on ${moment} was left out: ${reason}.`;
export const fromBackup = (moment: string) => `From the backup of ${moment}.`;
export const dateAndTime = (date: string, time: string) => `${date}, ${time}`;

// backup/backup-commands.ts
export const saveAllWork = 'Save all work as a file';
export const backupAliases = 'backup back up everything history versions settings download move computer';

// backup/in-worker.ts
export const theBackupBroke = 'the backup broke';

// backup/backups.ts
export const asideFile = 'sixfold-set-aside.zip';
export const savingFile = (name: string) => `Saving ${name}`;
export const openingBackup = (name: string) => `Opening ${name}`;
export const backupNotOpened = (name: string, reason: string) => `${name} cannot be opened: ${reason}.`;
export const backupAdded = (moment: string, added: number, known: number, isOpened: boolean) => {
  const from = `from the backup of ${moment}`;
  const here = known > 0 ? ` ${known === 1 ? '1 was' : `${number(known)} were`} here already.` : '';
  if (added === 0)
    return known > 0 ? `All works ${from} are here already.` : `There is no work in the backup of ${moment}.`;
  const where = isOpened
    ? added === 1
      ? 'It is open.'
      : 'The one that was open is open again; the others are set aside: a click on “Saved” shows them.'
    : `${added === 1 ? 'It is' : 'They are'} set aside: a click on “Saved” shows ${added === 1 ? 'it' : 'them'}.`;
  return `${amount(added, 'work')} added ${from}. ${where}${here}`;
};

// check-city.ts
export const lessLand = 'less land';
export const noHexTwice = 'no hex twice';
export const landInNoOtherDistrict = 'land that is in no other district';
export const sidesOfTheLand = 'sides of land off which there is none';
export const landThatIsFree = 'land that is free';
export const schematicCity = 'a schematic of the city';

// check-document.ts
export const colorSuchAsB5533c = 'a color such as #b5533c';
export const onePrintableCharacter = 'one printable character';
export const atMostHexes = (most: number) => `at most ${most} hexes`;
export const hexNearCenter = (most: number) => `a hex at most ${most} from the center`;
export const placementInPlace = 'a placement in its place';
export const idsAllSchematics = 'the ids of all schematics';
export const idsAllCities = 'the ids of all cities';

// check-recipe.ts
export const anId = 'an id';
export const aCondition = 'a condition';
export const aSymbol = 'the path data of a symbol';
export const aNumberAbove0 = 'a number above 0';
export const atLeastOneGroup = 'at least one group';
export const atLeastOneNumber = 'at least one number';

// check.ts
export const aText = 'a text';
export const aTextUpTo = (most: number) => `a text of at most ${most} characters`;
export const trueOrFalse = 'true or false';
export const aNumber = (min: number, max: number) => `a number ${min}..${max}`;
export const aWholeNumber = (min: number, max: number) => `a whole number ${min}..${max}`;
export const oneOf = (list: string) => `one of ${list}`;
export const aList = 'a list';
export const aListOf = (length: number) => `a list of ${length}`;
export const noSuchKey = 'no such key';
export const another = (what: string) => `another ${what} than those before it`;
export const plainData = 'plain data';
export const aRecord = 'a record';

// commands.ts
export const general = 'General';

// damage-words.ts
export const damagedSetAside =
  'The damaged work is set aside as it was: a click on “Saved” shows it, to download it.';

// load-rest.ts
export const aStepIsMissing = 'a step is missing';
export const stepsUnreadable = (which: string, lost: number, all: number, because: string) =>
  `The ${which} ${number(lost)} of ${number(all)} steps of the history could not be read (${because}).`;

// open-work.ts
export const earlierWorkFound =
  'Earlier work is in this browser, too. It is set aside: a click on “Saved” shows it.';
export const damagedWhole = 'It is damaged. Nothing of it could be read.';
export const lastChangesUnused =
  'Changes that were made as the page was last left could not be used. They are kept: a click on “Saved” shows them, to download them.';
export const damagedParts = (list: string) => `It is damaged. ${list}`;
export const workWasDamaged = (list: string) =>
  `Your saved work was damaged: all that could be kept is open. ${list}`;
export const goesOnApart = 'What was done after it goes on as another work.';
export const foundWithoutNote = 'It was found without a note on why it is here.';
export const noteMissing = 'The note on which work was open is missing: the newest is open.';
export const oneMoreFound = '1 more stored work was found';
export const moreFound = (number: number) => `${number} more stored works were found`;
export const foundSetAside = (found: string, number: number) =>
  `${found} and set aside: a click on “Saved” shows ${number === 1 ? 'it' : 'them'}.`;
export const workUnreadable = (why: string, whereAside: string) =>
  `Your saved work could not be read (${why}). The built-in library is open. ${whereAside}`;
export const theyAreNoJson = 'They are no JSON.';
export const otherWorkIsOpen = 'other work is open';

// proof.ts
export const standsOnNoFreeLand = 'what stands in the city there does not stand on free land';

// repair-document.ts
export const textsWereCut = (cut: number) =>
  cut === 1
    ? 'A text that was too long was cut short.'
    : `${number(cut)} texts that were too long were cut short.`;
export const colorsOfGroups = 'colors of groups';
export const noCouldBeRead = (what: string) => `No ${what} could be read.`;
export const couldNotBeKept = (bad: number, all: number, what: string) =>
  `${bad} of ${all} ${what} could not be kept.`;
export const noKindsRead = (where: string) => `No kinds${where} could be read.`;
export const citiesUnreadable = 'The names of the cities could not be read whole.';
export const inCity = (name: string, loss: string) => `${name}: ${loss}`;
export const packsUnreadable = 'The packs of the library could not be read: their schematics stand alone.';
export const orderUnreadable = 'The order of the library could not be read whole.';
export const rulesOfTheRecipe = 'rules of the recipe';
export const recipeUnreadable = 'The recipe could not be read: another one is in its place.';
export const schematicsOfTheCity = 'schematics of the city';
export const partOfCityUnreadable = (what: string) => `${what} of the city could not be read.`;
export const theFreeData = 'The free data';
export const noteOnProgram = 'The note on the program';
export const theRecipe = 'The recipe';
export const ofTheCity = ' of the city';
export const landUnreadable = (reason: string) => `The land of the city could not be read: ${reason}.`;
export const districtsUnreadable = (reason: string) =>
  `The districts of the city could not be read: ${reason}.`;
export const noPlacementsRead = 'No placements could be read.';
export const noGroundRead = 'The ground of the city could not be read.';
export const hexesOfGround = 'hexes of ground';
export const openSidesLost = 'Some of the country beyond the land is sea now.';
export const noWallsRead = 'The walls of the city could not be read.';
export const wallsOfTheCity = 'walls';
export const wallsCut = 'Walls have gaps where placements could not be kept.';

// rescue.ts
export const cityNotWritten = (reason: string, part: string) =>
  `The city cannot be written as a file (${reason}). ${part}`;
export const citySaved = 'The city is saved as city.json.';
export const withoutStored = (reason: string) =>
  ` without what is stored in this browser, which could not be read (${reason})`;
export const everythingIsSavedAs = (file: string, without: string) =>
  `Everything is saved as ${file}${without}.`;
export const couldNotBeDrawn = 'It could not be drawn.';

// salvage.ts
export const sizeWasCountedAnew = (counted: number) =>
  `The size of ${counted === 1 ? '1 step' : `${counted} steps`} was counted anew.`;
export const nothingCouldBeRead = 'Nothing of it could be read.';
export const stepIsMissing = (number: number) => `step ${number + 1} is missing`;
export const historyCut = (which: string, lost: number, all: number, why: string) =>
  `The ${which} ${number(lost)} of ${amount(all, 'step')} of the history could not be kept (${why}).`;
export const opensAtLastStep = ' It opens at the last step.';
export const notesCouldNotBeRead = (list: string, where: string) =>
  `Notes that could not be read were made anew: ${list}.${where}`;

// save-work-file.ts
export const fileCouldNotBeSaved = (why: string) => `The file could not be saved: ${why}.`;

// trouble-words.ts
const keepsTrying = 'Sixfold keeps trying by itself.';
export const notSavedNoSpace = 'Not saved: no space';
export const noSpaceLeft = 'The browser has no space left';
export const noSpaceHint = `Your last changes are on this page only. Save them as a file, then make space: forget older undo steps, or delete what is set aside. ${keepsTrying}`;
export const notSavedHere = 'Not saved here';
export const storesNothing = 'This browser stores nothing for Sixfold';
export const storesNothingHint = `A private window or a setting can be the cause. You can work on, but all is on this page only: save it as a file before you close it. ${keepsTrying}`;
export const notSavedNewerVersion = 'Not saved: newer version';
export const workIsNewer = 'The saved work is from a newer Sixfold';
export const workIsNewerHint =
  'It is left as it is. Reload the page to get the newer version. What you change here is not saved: save it as a file if it matters.';
export const notSavedAnotherTab = 'Not saved: another tab';
export const anotherTabInWay = 'Another tab is in the way';
export const otherTabHint = `It has an older Sixfold open: close it or reload it. ${keepsTrying}`;
export const notSaved = 'Not saved';
export const savingFailed = 'Saving failed';
export const savingFailedHint = `Your last changes are on this page only. Save them as a file. ${keepsTrying}`;

// versions-dialog/EarlierBanner.tsx
export const earlierVersion = 'Earlier version';
export const lookingAtVersion = (timeIn: string) => `You are looking at the version saved ${timeIn}.`;
export const presentWorkUntouched =
  'Your present work is untouched; what you do here is not saved until you restore it.';
export const restore = 'Restore';
export const backToMyWork = 'Back to my work';
export const leaveTheEarlierVersion = 'Leave the earlier version?';
export const restoreIt = 'restore it';
export const versionNotShown = 'This version cannot be shown.';
export const versionNotShownWhy = (why: string) => `Your present work is as it was. The reason: ${why}.`;
export const close = 'Close';

// versions-dialog/VersionRow.tsx
export const beginning = 'Beginning';
export const versionNotOpened = (reason: string) =>
  `This version cannot be opened: ${reason}. Try the one before it.`;
export const openAt = (time: string) => `Open ${time}`;
export const open = 'Open';
export const saveFileAt = (time: string) => `Save file ${time}`;
export const cityFigures = ({
  hexes,
  placements,
  schematics,
  cities,
}: {
  readonly hexes: number;
  readonly placements: number;
  readonly schematics: number;
  readonly cities?: { readonly count: number; readonly open: string };
}) =>
  `${cities ? `${amount(cities.count, 'city', 'cities')}, open “${cities.open}”` : 'City'}: ${amount(hexes, 'hex', 'hexes')}, ${amount(placements, 'placement')}; ${amount(schematics, 'schematic')}`;

// versions-dialog/VersionsDialog.tsx
export const earlierVersions = 'Earlier versions';
export const versionsUnreadable = (reason: string) => `The earlier versions cannot be read: ${reason}.`;
export const noVersionKept = (reason: string) =>
  `No version could be kept lately: ${reason}. Sixfold tries again after your next change.`;
export const openVersionHint = 'Open a version to look at it beside your present work, which stays as it is.';
export const ofWorkSetAside = 'Of work that was set aside';
export const noEarlierVersionsYet = 'No earlier versions yet';
export const noVersionsHint =
  'While you work, Sixfold keeps some: five of the last minute, five of the last hour and five of the last day. The first one comes a few seconds after your next change.';

// versions-dialog/restore-version.ts
export const restoreTheVersionSaved = (when: string) => `Restore the version saved ${when}`;
export const restored = (when: string) =>
  `The version saved ${when} is your work now. Undo brings back what was here.`;

// versions-dialog/versions-command.ts
export const versionsCommand = 'Earlier versions…';
export const versionsAliases = 'snapshot restore recover copy lost history';

// versions/in-worker.ts
export const theVersionsBroke = 'the versions broke';

// versions/version-keeper.ts
export const noSpaceForThem = 'there is no space for them';

// versions/versions.worker.ts
export const itWasDeletedMeanwhile = 'it was deleted meanwhile';

/** The words of the page that the start of the app needs. */

export const skipToBoard = 'Go to the board';
export const product = 'Sixfold';
export const workspace = 'Workspace';
export const panels = 'Panels';
export const panelsOf = (side: string) => `Panels, ${side}`;
export const switchColors = (other: string) => `Switch to ${other} colors`;

// Commands.
export const schematicsCommand = 'Go to Schematics';
export const schematicsKeywords = 'workspace tab draw';
export const cityCommand = 'Go to the City';
export const cityKeywords = 'workspace tab';
export const boardCommand = 'Go to the board';
export const boardKeywords = 'focus canvas';
export const colorsCommand = 'Switch between light and dark colors';
export const colorsKeywords = 'theme night mode';

// Parts that could not be loaded.
export const messages = 'The messages';
export const tooltips = 'The tooltips';
export const announcer = 'The announcements';
export const menu = 'The menu';
export const sheetHandle = 'The handle of the panel';
export const panelSwitch = 'The panel switch';
export const pinButton = 'The pin';

// When drawing breaks.
export const broken = 'Something broke while this was drawn';
export const workIsThere = (error: string) => `Your city and schematics are still here. The error: ${error}`;
export const saveCity = 'Save the city';
export const saveEverything = 'Save everything';
export const undoLast = 'Undo last step';
export const tryAgain = 'Try again';
export const startOver = 'Start over';
export const startingOver =
  'Start over sets this work aside and opens the built-in library. A click on “Saved” then shows the work.';
export const failed = (error: string) => `That did not work. The error: ${error}`;
export const notDrawn = (error: string) => `it cannot be drawn: ${error}`;

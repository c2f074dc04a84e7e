/** The words of the history that the start of the app needs. */

export const undo = 'Undo';
export const undoKeywords = 'back';
export const noUndo = 'nothing to undo';
export const redo = 'Redo';
export const redoKeywords = 'again forward';
export const noRedo = 'nothing to redo';
export const historyCommand = 'History of steps';
export const historyKeywords = 'undo list panel';

// A step that the workspace on screen does not show.
export const undone = 'Undone';
export const redone = 'Redone';
export const doneIn = (done: string, workspace: string, step: string) => `${done} in ${workspace}: ${step}`;
export const show = 'Show';

/** Parts that could not be loaded. */
export const part = 'The history';

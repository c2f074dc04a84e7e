/** The words of installing and updating the app. */

export const commands = 'General';
export const install = 'Install Sixfold…';
export const installKeywords = 'app desktop offline home screen';
export const notOffered = 'the browser does not offer it now';
export const takeNewVersion = 'Reload for the new version';
export const takeNewVersionKeywords = 'update upgrade refresh';
export const noNewVersion = 'this is the newest version';
export const newVersion = 'A new version is ready.';
export const reload = 'Reload';
export const notRead = (why: string): string => `A file could not be opened: ${why}`;

/** The words of installing and updating the app. */

// commands.ts
export const commands = 'General';
export const install = 'Install Sixfold…';
export const installKeywords = 'app desktop offline home screen dock';
export const notOffered = 'it is installed, or the browser does not offer it';
export const update = 'Update Sixfold';
export const updateKeywords = 'upgrade refresh reload new version';
export const noNewVersion = 'this is the newest version';

// InstallDialog.tsx
export const installTitle = 'Install Sixfold';
export const ownWindow = 'It opens in a window of its own, from your desktop or home screen.';
export const withoutNetwork = 'It works without a network, as this page does after the first visit.';
export const opensFiles = 'Your system can open .json files and packs with it.';
export const sameWork = 'Your work stays on this device, and is the same as in this browser.';
export const ownWork =
  'It keeps work of its own, apart from that in Safari: take yours along with Export and Import.';
export const byHand =
  'In Safari, press Share and choose “Add to Home Screen”. On a Mac, choose “Add to Dock” in the File menu.';
export const installNow = 'Install';
export const cancel = 'Cancel';
export const close = 'Close';

// launches.ts
export const notRead = (why: string): string => `A file could not be opened: ${why}`;

// versions.ts
export const newVersion = 'A new version is ready.';
export const updateNow = 'Update';

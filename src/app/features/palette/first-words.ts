// feature.ts
export const theCommandPalette = 'The command palette';
export const theHelpMenu = 'The help menu';
export const help = 'Help';
export const theShortcutsList = 'The shortcuts list';

// palette-commands.ts
export const paletteCommand = 'Find a command';
export const paletteAliases = 'palette search menu help';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const shortcutsAliases = 'keys rebind mouse touch gestures help';

export type FileMenu = 'import' | 'export';

let wanted: FileMenu | null = null;

/** Has a menu open as soon as it is there: its button was pressed before its code had come. */
export function wantMenu(menu: FileMenu): void {
  wanted = menu;
}

/** The menu that is wanted, if any. */
export function wantedMenu(): FileMenu | null {
  return wanted;
}

/** Nothing is wanted any more. */
export function forgetMenu(): void {
  wanted = null;
}

import type { Command } from '../../contrib/command.ts';
import type { Workspace } from '../../store/session.ts';

/** Opens the context menu of the board on screen, as the menu key does. */
function openBoardMenu(): void {
  document
    .querySelector('[role="application"]')
    ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
}

/** The command of a board's context menu. The browser makes an event of its keys. */
export function menuCommand(id: string, name: string, workspace: Workspace): Command {
  return { id, name, keys: ['shift+f10', 'contextmenu'], native: true, workspace, run: openBoardMenu };
}

import type { LazyPart } from '../kit/lazy-part.tsx';
import type { Cancel } from './cancel.ts';
import type { CommandContribution } from './command-groups.ts';
import type { MenuItem } from './menu-item.ts';
import type { Panel } from './panel.ts';
import type { Offer } from './port.ts';
import type { Posed } from './posed.ts';
import type { SearchedCommands } from './searched-commands.ts';
import type { Spoken } from './spoken.ts';
import type { Fill } from './slot.tsx';
import type { ToolBarItem } from './tool-bar.ts';
import type { HungTool } from './tool-rack.ts';
import type { TakeKey } from './take-key.ts';

/** The module of a feature's commands, `commands.ts`. */
export interface CommandModule {
  readonly COMMANDS: readonly CommandContribution[];
  /** Ways in which Escape takes something back. */
  readonly CANCELS?: readonly Cancel[];
  /** Things that the commands of poses turn. */
  readonly POSED?: readonly Posed[];
  /** Buttons in the bars over the boards. */
  readonly TOOL_BAR?: readonly ToolBarItem[];
  /** Items of the menus of what boards show. */
  readonly VIEW_MENU?: readonly ToolBarItem[];
  /** Takes keys that are meant for something of the feature that is on its way. */
  readonly takeKey?: TakeKey;
  /** Tools of the boards that only commands take in hand. */
  readonly TOOLS?: readonly HungTool[];
  /** Items of the menu of help, beside the list of keys. */
  readonly HELP?: readonly MenuItem[];
  /** Announcements of changes of the state. */
  readonly SPOKEN?: readonly Spoken[];
  /** Commands that only a search of the palette finds. */
  readonly SEARCHED?: readonly SearchedCommands[];
  /** Items of the menu of a narrow header. */
  readonly MENU?: readonly MenuItem[];
}

/**
 * The contributions of a feature: all that the rest of the app knows of it. They are part of the first load, so that
 * components are lazy parts and commands come by an import of their own.
 */
export interface Feature {
  /** The name of its folder. */
  readonly id: string;
  /** Imports its commands with their keys; they come after the page. */
  readonly commands?: () => Promise<CommandModule>;
  readonly panels?: readonly Panel[];
  /** Components in the slots of the page and of the boards: dialogs, layers, buttons, lines of the status. */
  readonly fills?: readonly Fill[];
  /** Functions that it offers to other features. */
  readonly offers?: readonly Offer[];
  /** Tools of the boards. */
  readonly tools?: readonly HungTool[];
  /** Parts that are seen as soon as the page is. */
  readonly firstParts?: readonly Pick<LazyPart<never>, 'preload'>[];
  /** Parts that are fetched one by one while the page rests, so that a click opens them at once. */
  readonly parts?: readonly Pick<LazyPart<never>, 'preload'>[];
}

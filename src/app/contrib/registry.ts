import type { AppStore } from '../store/store.ts';
import type { Cancel } from './cancel.ts';
import type { CommandContribution } from './command-groups.ts';
import type { Feature } from './feature.ts';
import type { Posed } from './posed.ts';
import type { ToolBarItem } from './tool-bar.ts';
import type { Workspace } from '../store/session.ts';
import type { MenuItem } from './menu-item.ts';
import type { Panel } from './panel.ts';
import type { SearchedCommands } from './searched-commands.ts';
import type { Spoken } from './spoken.ts';
import { openPorts } from './port.ts';
import { fillSlots } from './slot.tsx';
import { hangTools } from './tool-rack.ts';
import type { TakeKey } from './take-key.ts';

let features: readonly Feature[] = [];
let cancels: readonly Cancel[] = [];
let posed: readonly Posed[] = [];
let bars: readonly ToolBarItem[] = [];
let views: readonly ToolBarItem[] = [];
let keyTakers: readonly TakeKey[] = [];
let menu: readonly MenuItem[] = [];
let help: readonly MenuItem[] = [];
let spoken: readonly Spoken[] = [];
let searched: readonly SearchedCommands[] = [];

/** Makes the contributions of features known; to be called once, before anything is rendered. */
export function registerFeatures(all: readonly Feature[]): void {
  features = all;
  fillSlots(all.flatMap(({ fills = [] }) => fills));
  openPorts(all.flatMap(({ offers = [] }) => offers));
  hangTools(all.flatMap(({ tools = [] }) => tools));
}

/** Panels of all workspaces, in their order. */
export function allPanels(): readonly Panel[] {
  return features.flatMap(({ panels = [] }) => panels).toSorted((a, b) => a.order - b.order);
}

/** Imports the commands of all features. */
export async function importCommands(): Promise<readonly CommandContribution[]> {
  const modules = await Promise.all(features.flatMap(({ commands }) => commands?.() ?? []));
  hangTools(
    [...features, ...modules.map(({ TOOLS = [] }) => ({ tools: TOOLS }))].flatMap(({ tools = [] }) => tools),
  );
  cancels = modules.flatMap(({ CANCELS = [] }) => CANCELS).toSorted((a, b) => a.order - b.order);
  menu = modules.flatMap(({ MENU = [] }) => MENU).toSorted((a, b) => a.order - b.order);
  help = modules.flatMap(({ HELP = [] }) => HELP).toSorted((a, b) => a.order - b.order);
  spoken = modules.flatMap(({ SPOKEN = [] }) => SPOKEN);
  searched = modules.flatMap(({ SEARCHED = [] }) => SEARCHED);
  keyTakers = modules.flatMap(({ takeKey }) => takeKey ?? []);
  posed = modules.flatMap(({ POSED = [] }) => POSED);
  bars = modules.flatMap(({ TOOL_BAR = [] }) => TOOL_BAR).toSorted((a, b) => a.order - b.order);
  views = modules.flatMap(({ VIEW_MENU = [] }) => VIEW_MENU);
  return modules.flatMap(({ COMMANDS }) => COMMANDS);
}

/** Items of the menu of a narrow header; none before the commands are here. */
export function menuItems(): readonly MenuItem[] {
  return menu;
}

/** Items of the menu of help; none before the commands are here. The same list each time. */
export function helpItems(): readonly MenuItem[] {
  return help;
}

/** The announcements of all features; none before the commands are here. */
export function allSpoken(): readonly Spoken[] {
  return spoken;
}

/** Commands that only a search of the palette finds; none before the commands are here. */
export function searchedCommands(): readonly SearchedCommands[] {
  return searched;
}

/** Parts that are fetched one by one while the page rests. */
export function laterParts(): NonNullable<Feature['parts']> {
  return features.flatMap(({ parts = [] }) => parts);
}

/** Parts that are seen as soon as the page is. */
export function firstParts(): NonNullable<Feature['parts']> {
  return features.flatMap((feature) => feature.firstParts ?? []);
}

/**
 * Takes one thing back that is under way: what Escape does.
 *
 * @returns whether there was any
 */
export function cancelOne(store: AppStore): boolean {
  return cancels.some(({ run }) => run(store));
}

/**
 * Gives a key to what it is meant for, if that is on its way.
 *
 * @returns whether the key is taken
 */
export function giveKey(store: AppStore, key: string): boolean {
  return keyTakers.some((takeKey) => takeKey(store, key));
}

/** The things on the board of a workspace that the commands of poses turn. */
export function posedIn(workspace: Workspace): Posed | undefined {
  return posed.find((one) => one.workspace === workspace);
}

/** The items of the menus of what boards show; none before the commands are here. The same list each time. */
export function viewMenus(): readonly ToolBarItem[] {
  return views;
}

/** The buttons in the bar over a board, in their order; none before the commands are here. The same list each time. */
export function toolBars(): readonly ToolBarItem[] {
  return bars;
}

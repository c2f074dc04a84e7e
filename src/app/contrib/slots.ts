import type { Schematic } from '../../engine/schematic/schematic.ts';
import type { Workspace } from '../store/session.ts';
import { createSlot, type Slot } from './slot.tsx';

/** The group of undo and redo in the header. */
export const HEADER_HISTORY = createSlot('header.history');

/** Lines beside them that report on the work as a whole. */
export const HEADER_STATUS = createSlot('header.status');

/** Properties of the components at the end of the header. */
export interface HeaderEnd {
  /** Whether there is room for few of them only: the menu of the header lists the others. */
  readonly isNarrow: boolean;
}

/** Buttons at the end of the header. */
export const HEADER_END = createSlot<HeaderEnd>('header.end');

/** Strips between the header and the board. */
export const PAGE_BANNERS = createSlot('page.banners');

/** Components for the user's own work: they are there while no other lies over it. */
export const OWN_WORK = createSlot('page.own-work');

/** Dialogs above the page. */
export const PAGE_DIALOGS = createSlot('page.dialogs');

/** The board of each workspace, and the components that belong to it alone. */
export const BOARDS: Readonly<Record<Workspace, Slot<object>>> = {
  schematics: createSlot('board.schematics'),
  city: createSlot('board.city'),
};

/** Properties of the component beside a schematic in the library of the City workspace. */
export interface LibraryAside {
  readonly schematic: Schematic;
  /** The tab index of the part that can be operated. */
  readonly tabIndex: number;
}

/** The component beside each schematic in the library of the City workspace. */
export const CITY_LIBRARY_ASIDE = createSlot<LibraryAside>('city.library-aside');

import { createSlice } from '../../store/slice.ts';

/** The palette of commands. */
interface PaletteState {
  readonly shown: boolean;
  /** Text typed for the palette before its code was here; a line feed at its end when Enter was pressed. */
  readonly typed: string;
}

/** Whether the palette is open, and with what. */
export const paletteSlice = createSlice<PaletteState>('palette', { shown: false, typed: '' });

/** The list of shortcuts: whether it is open. */
export const shortcutsSlice = createSlice('shortcuts', { shown: false });

/** The menu of help: whether it is open. */
export const helpMenuSlice = createSlice('helpMenu', { shown: false });

/** Colors of the board itself; what stands on it has the colors of its kinds. All are CSS colors. */
export interface BoardTheme {
  /** Behind everything, before the first picture is there. */
  readonly background: string;
  /** Hairlines between segments. */
  readonly segmentLine: string;
  /** Outlines of hexes. */
  readonly hexLine: string;
  /** Ring about the board when it has the keyboard. */
  readonly focus: string;
  /** Color of the segments under the pointer. */
  readonly hover: string;
  readonly selection: string;
  /** Over segments that would be emptied. */
  readonly erased: string;
  /** A ghost's segments where it fits, and where it does not. */
  readonly fits: string;
  readonly blocked: string;
  /** The mark on the axis of rotation. */
  readonly center: string;
  /** Letters on the board, and the rim about them. */
  readonly label: string;
  readonly labelHalo: string;
}

export const LIGHT_BOARD: BoardTheme = {
  background: '#f6f1e7',
  segmentLine: '#6b5d4a2e',
  hexLine: '#5c4f3d66',
  focus: '#2b7f73',
  hover: '#123f39',
  selection: '#0e7c86',
  erased: '#ffffff99',
  fits: '#2f8f4e',
  blocked: '#d3332f',
  center: '#b3263a',
  label: '#26231f',
  labelHalo: '#fffdf7e6',
};

export const DARK_BOARD: BoardTheme = {
  background: '#22262b',
  segmentLine: '#f3ead61f',
  hexLine: '#f3ead64d',
  focus: '#58b0a1',
  hover: '#fdf6e3',
  selection: '#5fd3dd',
  erased: '#16191c99',
  fits: '#6fce8a',
  blocked: '#ff6b5e',
  center: '#ff8a96',
  label: '#f6f1e7',
  labelHalo: '#1b1d1be6',
};

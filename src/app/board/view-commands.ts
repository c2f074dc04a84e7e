import { BOARD_OPTIONS, type BoardOption } from './board-options.ts';
import type { Command } from '../contrib/command.ts';
import { wheelZooms } from './wheel-preference.ts';
import * as words from './words.ts';

export const zoomInCommand: Command = {
  id: 'zoom-in',
  name: words.zoomIn,
  keys: ['+', '='],
  repeats: true,
  run: ({ board }) => board?.zoomIn(),
};

export const zoomOutCommand: Command = {
  id: 'zoom-out',
  name: words.zoomOut,
  keys: ['-', '_'],
  repeats: true,
  run: ({ board }) => board?.zoomOut(),
};

export const fitCommand: Command = {
  id: 'fit',
  name: words.fit,
  keywords: words.fitKeywords,
  keys: ['0'],
  run: ({ board }) => board?.fit(),
};

export const fullScaleCommand: Command = {
  id: 'zoom-full',
  name: words.fullScale,
  keywords: words.fullScaleKeywords,
  keys: ['z'],
  run: ({ board }) => board?.zoomToFull(),
};

export const ZOOM_COMMANDS: readonly Command[] = [
  zoomInCommand,
  zoomOutCommand,
  fitCommand,
  fullScaleCommand,
];

export const wheelCommand: Command = {
  id: 'wheel-zooms',
  name: words.wheelCommand,
  keywords: words.wheelKeywords,
  keys: [],
  run: () => wheelZooms.set(!wheelZooms.get()),
};

function optionCommand(id: string, title: string, key: string, option: BoardOption): BoardOptionCommand {
  return {
    id,
    name: words.showOrHide(title),
    title,
    keys: [key],
    option,
    run: () => BOARD_OPTIONS[option].set(!BOARD_OPTIONS[option].get()),
  };
}

export interface BoardOptionCommand extends Command {
  readonly option: BoardOption;
  /** The name of the overlay in the menu. */
  readonly title: string;
}

/** In the order of the menu. */
export const BOARD_OPTION_COMMANDS: readonly BoardOptionCommand[] = [
  optionCommand('show-grid', words.grid, 'shift+g', 'grid'),
  optionCommand('show-coordinates', words.coordinates, 'shift+c', 'coordinates'),
  optionCommand('show-segment-names', words.segmentNames, 'shift+n', 'segmentNames'),
];

import { BOARD_OPTIONS, type BoardOption } from './board-options.ts';
import type { Command } from '../contrib/command.ts';

export const zoomInCommand: Command = {
  id: 'zoom-in',
  name: 'Zoom in',
  keys: ['+', '='],
  repeats: true,
  run: ({ board }) => board?.zoomIn(),
};

export const zoomOutCommand: Command = {
  id: 'zoom-out',
  name: 'Zoom out',
  keys: ['-', '_'],
  repeats: true,
  run: ({ board }) => board?.zoomOut(),
};

export const fitCommand: Command = {
  id: 'fit',
  name: 'Fit to view',
  keywords: 'zoom whole all center',
  keys: ['0'],
  run: ({ board }) => board?.fit(),
};

export const fullScaleCommand: Command = {
  id: 'zoom-full',
  name: 'Zoom to 100 %',
  keywords: 'actual size reset',
  keys: ['z'],
  run: ({ board }) => board?.zoomToFull(),
};

export const ZOOM_COMMANDS: readonly Command[] = [
  zoomInCommand,
  zoomOutCommand,
  fitCommand,
  fullScaleCommand,
];

function optionCommand(id: string, title: string, key: string, option: BoardOption): BoardOptionCommand {
  return {
    id,
    name: `Show or hide ${title.toLowerCase()}`,
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
  optionCommand('show-grid', 'Grid', 'shift+g', 'grid'),
  optionCommand('show-coordinates', 'Coordinates', 'shift+c', 'coordinates'),
  optionCommand('show-segment-names', 'Segment names', 'shift+n', 'segmentNames'),
];

import { ARROW_KEYS } from '../../view/board-cursor.ts';
import type { Command } from '../../contrib/command.ts';
import { recipeFits } from '../../cityview/recipe-fits.ts';
import type { AppState } from '../../store/store.ts';
import { takeNextFit } from './next-fit.ts';
import { stamping } from '../../cityview/stamping.ts';
import { panning } from '../../cityview/city-tool.ts';

const WORKSPACE = 'city' as const;

const hasGhost = (state: AppState) => stamping.of(state) !== null;
const NO_GHOST = 'nothing is in hand';

export const panCityCommand: Command = {
  id: 'pan-city',
  name: 'Pan the city',
  keywords: 'hand move scroll drag',
  keys: ['p'],
  workspace: WORKSPACE,
  run: ({ store }) => panning.take(store, {}),
};

const FIXED_TAB = 'Tab goes through the poses that fit as long as something is in hand; Escape puts it down.';

/** Takes the next pose that fits where one is on the board. With nothing in hand, Tab leaves the board as ever. */
export const nextFitCommand: Command = {
  id: 'next-fit',
  name: 'Next fitting pose',
  keywords: 'ghost dial turn',
  keys: ['tab'],
  fixedKeys: FIXED_TAB,
  repeats: true,
  onBoard: true,
  workspace: WORKSPACE,
  enabled: hasGhost,
  lacking: NO_GHOST,
  run: ({ store }) => takeNextFit(store, 1),
};

export const fitBeforeCommand: Command = {
  id: 'fit-before',
  name: 'Previous fitting pose',
  keywords: 'ghost dial turn',
  keys: ['shift+tab'],
  fixedKeys: FIXED_TAB,
  repeats: true,
  onBoard: true,
  workspace: WORKSPACE,
  enabled: hasGhost,
  lacking: NO_GHOST,
  run: ({ store }) => takeNextFit(store, -1),
};

export const recipeFitsCommand: Command = {
  id: 'recipe-fits',
  name: 'Follow recipe when stamping',
  keywords: 'rules groups spacing rotations limits',
  keys: [],
  workspace: WORKSPACE,
  run: () => recipeFits.set(!recipeFits.get()),
};

/** The commands of the keyboard cursor on the city's board. */
export const CITY_BOARD_COMMANDS: readonly Command[] = [
  ...ARROW_KEYS.map(([way, key]): Command => ({
    id: `city-walk-${way}`,
    name: `Go ${way}, or move the selection`,
    keys: [key],
    repeats: true,
    onBoard: true,
    workspace: WORKSPACE,
    run: ({ cursor }) => cursor?.walk(way),
  })),
  ...ARROW_KEYS.map(([way, key]): Command => ({
    id: `city-stride-${way}`,
    name: `Go five ${way}`,
    keys: [`shift+${key}`],
    repeats: true,
    onBoard: true,
    workspace: WORKSPACE,
    run: ({ cursor }) => cursor?.stride?.(way),
  })),
  {
    id: 'city-act',
    name: 'Stamp, select, or use tool at cursor',
    keys: ['enter'],
    onBoard: true,
    workspace: WORKSPACE,
    run: ({ cursor }) => cursor?.act(),
  },
  nextFitCommand,
  fitBeforeCommand,
];

/** The commands of the piece in hand. */
export const GHOST_COMMANDS: readonly Command[] = [recipeFitsCommand];

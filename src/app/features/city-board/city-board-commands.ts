import { ARROW_KEYS } from '../../view/board-cursor.ts';
import type { Command } from '../../contrib/command.ts';
import { recipeFits } from '../../cityview/recipe-fits.ts';
import { takeNextFit } from './next-fit.ts';
import { stampOver } from '../../cityview/stamp-over.ts';
import { stamping } from '../../cityview/stamping.ts';
import { panning } from '../../cityview/city-tool.ts';
import * as words from './words.ts';

const WORKSPACE = 'city' as const;

export const panCityCommand: Command = {
  id: 'pan-city',
  name: words.panTheCity,
  keywords: words.panAliases,
  keys: ['p'],
  workspace: WORKSPACE,
  run: ({ store }) => panning.take(store, {}),
};

/** Takes another pose that fits where one is on the board. With nothing in hand, Tab leaves the board as ever. */
function fitCommand(id: string, name: string, key: string, step: 1 | -1): Command {
  return {
    id,
    name,
    keywords: words.posesAliases,
    keys: [key],
    fixedKeys: words.nextFitHint,
    repeats: true,
    onBoard: true,
    workspace: WORKSPACE,
    enabled: (state) => stamping.of(state) !== null,
    lacking: words.nothingIsInHand,
    run: ({ store }) => takeNextFit(store, step),
  };
}

const recipeFitsCommand: Command = {
  id: 'recipe-fits',
  name: words.followRecipeWhenStamping,
  keywords: words.followAliases,
  keys: [],
  workspace: WORKSPACE,
  run: () => recipeFits.set(!recipeFits.get()),
};

const stampOverCommand: Command = {
  id: 'stamp-over',
  name: words.stampOverCommand,
  keywords: words.stampOverKeywords,
  keys: ['o'],
  workspace: WORKSPACE,
  enabled: (state) => stamping.of(state) !== null,
  lacking: words.nothingIsInHand,
  run: ({ store }) => stampOver.set(store, { on: !stampOver.of(store.getState()).on }),
};

/** The commands of the keyboard cursor on the city's board. */
export const CITY_BOARD_COMMANDS: readonly Command[] = [
  ...ARROW_KEYS.map(([way, key]): Command => ({
    id: `city-walk-${way}`,
    name: words.goOrMoveSelection(way),
    keys: [key],
    repeats: true,
    onBoard: true,
    workspace: WORKSPACE,
    run: ({ cursor }) => cursor?.walk(way),
  })),
  ...ARROW_KEYS.map(([way, key]): Command => ({
    id: `city-stride-${way}`,
    name: words.goFive(way),
    keys: [`shift+${key}`],
    repeats: true,
    onBoard: true,
    workspace: WORKSPACE,
    run: ({ cursor }) => cursor?.stride?.(way),
  })),
  {
    id: 'city-act',
    name: words.useToolCommand,
    keys: ['enter'],
    onBoard: true,
    workspace: WORKSPACE,
    run: ({ cursor }) => cursor?.act(),
  },
  fitCommand('next-fit', words.nextFittingPose, 'tab', 1),
  fitCommand('fit-before', words.previousFittingPose, 'shift+tab', -1),
];

/** The commands of the piece in hand. */
export const GHOST_COMMANDS: readonly Command[] = [recipeFitsCommand, stampOverCommand];

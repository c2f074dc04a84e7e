import type { Command } from '../../../contrib/command.ts';
import { NEEDS_SCHEMATIC } from '../../../contrib/needs-schematic.ts';
import * as words from '../words.ts';
import { FOLDS, isSymmetric, MIRRORINGS, NO_SYMMETRY, symmetryInHand, type Symmetry } from './symmetry.ts';

function symmetryCommand(
  id: string,
  name: string,
  keys: readonly string[],
  next: (symmetry: Symmetry) => Partial<Symmetry>,
): Command {
  return {
    id,
    name,
    keywords: words.symmetryAliases,
    keys,
    workspace: 'schematics',
    ...NEEDS_SCHEMATIC,
    run: ({ store }) => symmetryInHand.set(store, next(symmetryInHand.of(store.getState()))),
  };
}

/** The entry behind another one, after the last the first. */
function after<One>(list: readonly One[], one: One): One {
  return list[(list.indexOf(one) + 1) % list.length]!;
}

/** The next number of turned copies. */
export const nextFoldCommand = symmetryCommand('next-symmetry', words.nextFold, ['x'], ({ fold }) => ({
  fold: after(FOLDS, fold),
}));

/** The commands that choose the symmetry of painting. */
export const SYMMETRY_COMMANDS: readonly Command[] = [
  nextFoldCommand,
  symmetryCommand('next-mirroring', words.nextMirroring, ['shift+x'], ({ mirroring }) => ({
    mirroring: after(MIRRORINGS, mirroring),
  })),
  ...FOLDS.filter((fold) => fold > 1).map((fold) =>
    symmetryCommand(`symmetry-${fold}`, words.symmetryNamed(words.foldNames[fold]), [], () => ({ fold })),
  ),
  {
    ...symmetryCommand('no-symmetry', words.symmetryNamed(words.noSymmetry), [], () => NO_SYMMETRY),
    enabled: (state) => NEEDS_SCHEMATIC.enabled(state) && isSymmetric(symmetryInHand.of(state)),
    lacking: words.noSymmetryInHand,
  },
];

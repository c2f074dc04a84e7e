import type { Cancel } from '../contrib/cancel.ts';
import type { CommandContribution } from '../contrib/command-groups.ts';
import { escapeCommand } from '../contrib/escape-command.ts';
import { APP_COMMANDS } from './app-commands.ts';
import { callOffLast, cancelGesture } from '../store/store.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 20, commands: APP_COMMANDS },
  { title: words.commands, order: 70, commands: [escapeCommand] },
];

export const CANCELS: readonly Cancel[] = [
  { order: 10, run: callOffLast },
  {
    order: 20,
    run(store) {
      const isUnderWay = store.getState().gesture !== null;
      if (isUnderWay) cancelGesture(store);
      return isUnderWay;
    },
  },
];

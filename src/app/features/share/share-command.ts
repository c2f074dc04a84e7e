import type { Command } from '../../contrib/command.ts';
import { endGesture, setSession } from '../../store/store.ts';

export const shareCommand: Command = {
  id: 'share',
  name: 'Share the city by a link…',
  keywords: 'copy link url address send publish',
  keys: [],
  run({ store }) {
    endGesture(store);
    setSession(store, { shareShown: true });
  },
};

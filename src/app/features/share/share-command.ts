import type { Command } from '../../contrib/command.ts';
import { endGesture } from '../../store/store.ts';
import { shareSlice } from './share-slice.ts';

export const shareCommand: Command = {
  id: 'share',
  name: 'Share the city by a link…',
  keywords: 'copy link url address send publish',
  keys: [],
  run({ store }) {
    endGesture(store);
    shareSlice.set(store, { shown: true });
  },
};

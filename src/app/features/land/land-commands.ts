import type { Command } from '../../contrib/command.ts';
import { setSession } from '../../store/store.ts';
import { drawing, erasing } from './drawing.ts';

export const drawLandCommand: Command = {
  id: 'draw-land',
  name: 'Draw land',
  keys: ['l'],
  workspace: 'city',
  run: ({ store }) => drawing.take(store, {}),
};

export const eraseLandCommand: Command = {
  id: 'erase-land',
  name: 'Erase land',
  keys: ['shift+l'],
  workspace: 'city',
  run: ({ store }) => erasing.take(store, {}),
};

export const landGalleryCommand: Command = {
  id: 'land-gallery',
  name: 'Compare islands…',
  keywords: 'land gallery procedures shapes',
  keys: [],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityDialog: 'islands' }),
};

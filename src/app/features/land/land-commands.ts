import type { Command } from '../../contrib/command.ts';
import { drawing, erasing } from './drawing.ts';
import { gallerySlice } from './gallery-slice.ts';

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
  run: ({ store }) => gallerySlice.set(store, { shown: true }),
};

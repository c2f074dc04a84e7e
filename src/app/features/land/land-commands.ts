import type { Command } from '../../contrib/command.ts';
import { drawing, erasing } from './drawing.ts';
import { gallerySlice } from './gallery-slice.ts';
import * as words from './words.ts';

export const drawLandCommand: Command = {
  id: 'draw-land',
  name: words.drawLand,
  keys: ['l'],
  workspace: 'city',
  run: ({ store }) => drawing.take(store, {}),
};

export const eraseLandCommand: Command = {
  id: 'erase-land',
  name: words.eraseLand,
  keys: ['shift+l'],
  workspace: 'city',
  run: ({ store }) => erasing.take(store, {}),
};

export const landGalleryCommand: Command = {
  id: 'land-gallery',
  name: words.compareIslands,
  keywords: words.compareKeywords,
  keys: [],
  workspace: 'city',
  run: ({ store }) => gallerySlice.set(store, { shown: true }),
};

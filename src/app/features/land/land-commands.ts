import type { Command } from '../../contrib/command.ts';
import { drawing, erasing } from './drawing.ts';
import { stepRadius } from './land-brush.ts';
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

function brushCommand(id: string, name: string, key: string, step: 1 | -1): Command {
  return {
    id,
    name,
    keywords: words.brushKeywords,
    keys: [key],
    repeats: true,
    workspace: 'city',
    enabled: (state) => drawing.of(state) !== null || erasing.of(state) !== null,
    lacking: words.notDrawing,
    run: () => stepRadius(step),
  };
}

export const BRUSH_COMMANDS: readonly Command[] = [
  brushCommand('land-brush-smaller', words.smallerBrush, '[', -1),
  brushCommand('land-brush-larger', words.largerBrush, ']', 1),
];

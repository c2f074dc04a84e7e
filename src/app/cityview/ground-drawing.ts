import { loadPieceArt } from './piece-art.ts';
import { whenIdle } from '../kit/idle.ts';
import { addSigns, forgetPosedShapes } from '../board/posed-shape.ts';
import type { GroundDrawing, GroundSource } from './ground-source.ts';

const NOTHING: GroundDrawing = {
  kindsOf: ({ kinds }) => kinds,
  under: () => [],
  reshaped: () => {},
  colorSea: () => null,
  over: () => [],
};

let make: ((source: GroundSource) => GroundDrawing) | undefined;
const waiting = new Set<() => void>();

/**
 * The drawing of a city's ground; nothing until that part of the program is there.
 *
 * @param onReady called when it is
 */
export function drawingOf(source: GroundSource, onReady: () => void): GroundDrawing {
  if (make) return make(source);
  waiting.add(onReady);
  return NOTHING;
}

/** Loads the part of the program that draws streets, water, walls and town houses; it is no part of the first load. */
export async function loadGroundDrawing(): Promise<void> {
  const [{ GroundView }, { addLaterArts }, { pictureOfAround }] = await Promise.all([
    import('./ground-view.ts'),
    import('../../formats/picture/art/later-arts.ts'),
    import('../../formats/picture/art/signs.ts'),
  ]);
  addLaterArts();
  addSigns(pictureOfAround);
  // Pictures that were painted without that art are painted again.
  forgetPosedShapes();
  make = (source) => new GroundView(source);
  for (const tell of waiting) tell();
  waiting.clear();
  whenIdle(() => void loadPieceArt());
}

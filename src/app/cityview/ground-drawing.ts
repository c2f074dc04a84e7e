import type { LATER_DRAWING } from './later-drawing.ts';
import { loadPieceArt } from './piece-art.ts';
import { whenIdle } from '../kit/idle.ts';
import { addSigns, forgetPosedShapes } from '../board/posed-shape.ts';
import type { ChangedCells, SegmentColors } from '../board/paint/segment-colors.ts';
import type { CityDocument } from '../document/document.ts';
import type { GroundDrawing, GroundSource } from './ground-source.ts';

const NOTHING: GroundDrawing = {
  kindsOf: ({ kinds }) => kinds,
  under: () => [],
  reshaped: () => {},
  over: () => [],
};

let make: ((source: GroundSource) => GroundDrawing) | undefined;
let later: typeof LATER_DRAWING | undefined;
const waiting = new Set<() => void>();
const waitingForSea = new Set<() => void>();

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

/**
 * Colors the sea beside country that goes on from the land; nothing until that part of the program is there.
 *
 * @param onReady called when it is
 * @returns the cells that have changed; `null` for none
 */
export function colorSea(
  colors: SegmentColors,
  city: Pick<CityDocument, 'land' | 'open'>,
  onReady: () => void,
): ChangedCells | null {
  if (!later) waitingForSea.add(onReady);
  return later?.colorSea(colors, city) ?? null;
}

/** Loads the part of the program that draws streets, water, walls and town houses; it is no part of the first load. */
export async function loadGroundDrawing(): Promise<void> {
  const [{ GroundView }, { addLaterArts }] = await Promise.all([
    import('./ground-view.ts'),
    import('../../formats/picture/art/later-arts.ts'),
  ]);
  addLaterArts();
  // Pictures that were painted without that art are painted again.
  forgetPosedShapes();
  make = (source) => new GroundView(source);
  for (const tell of waiting) tell();
  waiting.clear();
  whenIdle(() => void loadPieceArt());
  ({ LATER_DRAWING: later } = await import('./later-drawing.ts'));
  addSigns(later.pictureOfAround);
  for (const tell of waitingForSea) tell();
  waitingForSea.clear();
}

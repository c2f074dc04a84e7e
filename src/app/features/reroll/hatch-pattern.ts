/** Device pixels between lines of the hatch, along the axes. */
const STEP = 8;

const tiles = new Map<string, HTMLCanvasElement>();

/**
 * A pattern of slanted lines of a color. Their distance on the screen is the same at every scale, and they do not move
 * with the board.
 */
export function hatchPattern(canvas: CanvasRenderingContext2D, color: string): CanvasPattern {
  let tile = tiles.get(color);
  if (!tile) tiles.set(color, (tile = drawTile(color)));
  const pattern = canvas.createPattern(tile, 'repeat')!;
  pattern.setTransform(canvas.getTransform().inverse());
  return pattern;
}

function drawTile(color: string): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = STEP;
  tile.height = STEP;
  const canvas = tile.getContext('2d')!;
  canvas.strokeStyle = color;
  canvas.globalAlpha = 0.75;
  canvas.lineWidth = 1.5;
  for (const from of [-STEP, 0, STEP]) {
    canvas.moveTo(from, STEP);
    canvas.lineTo(from + STEP, 0);
  }
  canvas.stroke();
  return tile;
}

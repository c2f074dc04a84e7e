/** How a line looks; its width in the units of the canvas. */
interface Line {
  readonly color: string;
  readonly width: number;
}

/**
 * Strokes a line and, below it, a broader light one that sets it off from whatever it lies on.
 *
 * @param path what is stroked; the current path of the canvas when absent
 */
export function strokeWithHalo(
  canvas: CanvasRenderingContext2D,
  line: Line,
  halo: Line,
  path?: Path2D,
): void {
  for (const { color, width } of [halo, line]) {
    canvas.strokeStyle = color;
    canvas.lineWidth = width;
    if (path) canvas.stroke(path);
    else canvas.stroke();
  }
}

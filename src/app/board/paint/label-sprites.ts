/** How labels are written. */
export interface LabelStyle {
  /** Height of the font in device pixels. */
  readonly size: number;
  /** CSS colors of the letters, and of the rim that keeps them apart from what they stand on. */
  readonly ink: string;
  readonly halo: string;
}

interface Sprite {
  /** Place in the sheet, in device pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How far the text itself goes, without its rim. */
  readonly advance: number;
}

/** Pixels of the sheet: several hundred numbers on the finest screens. */
const SHEET = { width: 2048, height: 1024 };

/**
 * Short texts written once on a sheet and copied from it: a rim about letters takes a browser many times longer than
 * the copy of a few pixels.
 */
export class LabelSprites {
  readonly style: LabelStyle;
  readonly #context: CanvasRenderingContext2D;
  readonly #sprites = new Map<string, Sprite>();
  readonly #rim: number;
  readonly #height: number;
  #nextX = 0;
  #nextY = 0;

  constructor(style: LabelStyle) {
    this.style = style;
    const canvas = document.createElement('canvas');
    canvas.width = SHEET.width;
    canvas.height = SHEET.height;
    this.#context = canvas.getContext('2d')!;
    this.#rim = Math.ceil(style.size * 0.2);
    this.#height = Math.ceil(style.size * 1.2) + 2 * this.#rim;
  }

  /** Writes what is not on the sheet yet. All that is drawn next is named here at once. */
  prepare(texts: Iterable<string>): void {
    const all = [...texts];
    if (all.every((text) => this.#write(text))) return;
    this.#sprites.clear();
    this.#context.clearRect(0, 0, SHEET.width, SHEET.height);
    [this.#nextX, this.#nextY] = [0, 0];
    for (const text of all) this.#write(text);
  }

  /** Width of a prepared text in device pixels. */
  advance(text: string): number {
    return this.#sprites.get(text)?.advance ?? 0;
  }

  /** Draws a prepared text that begins at `left` and is as far above as below `middle`, in device pixels. */
  draw(context: CanvasRenderingContext2D, text: string, left: number, middle: number): void {
    const sprite = this.#sprites.get(text);
    if (!sprite) return;
    const { x, y, width } = sprite;
    const height = this.#height;
    // On whole pixels the copy is exact.
    const [toX, toY] = [Math.round(left) - this.#rim, Math.round(middle - height / 2)];
    context.drawImage(this.#context.canvas, x, y, width, height, toX, toY, width, height);
  }

  /** @returns false when the sheet is full */
  #write(text: string): boolean {
    if (this.#sprites.has(text)) return true;
    const context = this.#context;
    const { size, ink, halo } = this.style;
    context.font = `600 ${size}px 'Inter Variable', system-ui, sans-serif`;

    const advance = context.measureText(text).width;
    const width = Math.ceil(advance) + 2 * this.#rim;
    if (this.#nextX + width > SHEET.width) [this.#nextX, this.#nextY] = [0, this.#nextY + this.#height];
    if (this.#nextY + this.#height > SHEET.height) return false;
    const [x, y] = [this.#nextX, this.#nextY];
    this.#nextX += width;
    this.#sprites.set(text, { x, y, width, advance });
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 2 * this.#rim * 0.9;
    context.strokeStyle = halo;
    context.fillStyle = ink;
    const [left, middle] = [x + this.#rim, y + this.#height / 2];
    context.strokeText(text, left, middle);
    context.fillText(text, left, middle);
    return true;
  }
}

import { LAYERS, type Form, type Layer, type Mark, type Style } from './picture.ts';

/** Greatest width of the lines around ground, in side lengths. */
const BORDER = 0.05;

/** The brush gathers the marks of a picture, one list per layer. Equal styles share one object. */
export class Brush {
  /** Index of the building that is being painted. */
  building = 0;
  /** Whether ground has no thin line around it: polygons get one of their own color, so that no gap shows. */
  borderless = false;
  readonly #layers = new Map<Layer, Mark[]>(LAYERS.map((layer) => [layer, []]));
  readonly #styles = new Map<string | null, Style[]>();

  /** Adds rings: outer ones clockwise, holes counterclockwise. */
  rings(layer: Layer, rings: readonly (readonly number[])[], fill: string, stroke?: string, width = 0): void {
    if (rings.length > 0) this.#mark(layer, { kind: 'polygon', rings }, fill, stroke ?? null, width);
  }

  /** Adds simple polygons, which may run in either direction. */
  polygons(
    layer: Layer,
    rings: readonly (readonly number[])[],
    fill: string,
    stroke?: string,
    width = 0,
  ): void {
    this.rings(layer, rings.map(clockwise), fill, stroke, width);
  }

  lines(layer: Layer, lines: readonly (readonly number[])[], stroke: string, width: number): void {
    if (lines.length > 0) this.#mark(layer, { kind: 'lines', lines }, null, stroke, width);
  }

  /** Adds circles, each as x, y, radius. */
  circles(layer: Layer, circles: readonly number[], fill: string | null, stroke?: string, width = 0): void {
    if (circles.length > 0) this.#mark(layer, { kind: 'circles', circles }, fill, stroke ?? null, width);
  }

  /** All marks in painter's order. */
  marks(): Mark[] {
    const marks: Mark[] = [];
    return marks.concat(...this.#layers.values());
  }

  #mark(layer: Layer, form: Form, fill: string | null, line: string | null, width: number): void {
    const isBorder = this.borderless && layer === 'ground' && line !== null && width <= BORDER;
    if (isBorder && fill === null) return;
    const stroke = isBorder ? fill : line;
    let styles = this.#styles.get(fill);
    if (!styles) this.#styles.set(fill, (styles = []));
    let style = styles.find((known) => known.stroke === stroke && known.width === width);
    if (!style) styles.push((style = { fill, stroke, width }));
    this.#layers.get(layer)!.push({ layer, style, form, building: this.building });
  }
}

function clockwise(ring: readonly number[]): readonly number[] {
  let area = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    area += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!;
  if (area >= 0) return ring;
  const turned: number[] = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) turned.push(ring[i]!, ring[i + 1]!);
  return turned;
}

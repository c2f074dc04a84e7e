import type { Drawing, DrawnLayer, DrawnPlacement } from '../svg/drawing.ts';
import type { DrawnPath, PosedParts } from '../svg/parts.ts';
import { grownBounds, type Bounds } from '../picture/picture.ts';
import { decimal, pathOperators, transparencyEntries, type Transparencies } from './operators.ts';
import { written, type PdfFile, type Ref } from './file.ts';

/** Parts of placements, from the ground up. */
const PARTS = ['ground', 'shadows', 'standing'] as const;
type Part = (typeof PARTS)[number];

/** Drawings that are written into a file once, and shown on its pages by their names. */
export class Forms {
  readonly #file: PdfFile;
  readonly #names = new Map<string, Ref>();
  readonly #transparencies: Transparencies = new Set();
  /** The resources of the forms: the graphics states that all of them use. */
  readonly #states: Ref;

  constructor(file: PdfFile) {
    this.#file = file;
    this.#states = file.reserve();
  }

  /** Writes paths as a form, once for each name. Returns whether there is anything to show. */
  add(name: string, bounds: Bounds, paths: readonly DrawnPath[]): boolean {
    if (paths.length === 0) return false;
    if (this.#names.has(name)) return true;
    const { left, top, right, bottom } = grownBounds(bounds, 0.1);
    const box = [left, top, right, bottom].map(decimal).join(' ');
    const ref = this.#file.reserve();
    this.#names.set(name, ref);
    const resources = `<< /ExtGState ${written(this.#states)} >>`;
    this.#file.putStream(
      ref,
      `/Type /XObject /Subtype /Form /BBox [${box}] /Resources ${resources}`,
      `1 j 1 J\n${pathOperators(paths, this.#transparencies)}`,
    );
    return true;
  }

  /** Writes the resources of pages, when all forms are there. */
  finish(resources: Ref, fonts: string): void {
    const names = [...this.#names].map(([name, ref]) => `/${name} ${written(ref)}`);
    this.#file.put(this.#states, transparencyEntries(this.#transparencies));
    this.#file.put(
      resources,
      `<< /Font ${fonts} /XObject << ${names.join(' ')} >> /ExtGState ${written(this.#states)} >>`,
    );
  }

  /** The operators that show layers of a drawing, in the plane of the city. */
  layers(layers: readonly DrawnLayer[], bounds: Bounds): string[] {
    return layers.flatMap(({ id, paths }) => (this.add(`L-${id}`, bounds, paths) ? [`/L-${id} Do`] : []));
  }

  /** The operators that show placements, part by part, so that shadows fall on the ground of neighbors. */
  placements(placements: readonly Pick<DrawnPlacement, 'x' | 'y' | 'parts'>[], set = 'P'): string[] {
    return PARTS.flatMap((part) =>
      placements.flatMap(({ x, y, parts }) => {
        const name = `${set}${parts.number}-${part}`;
        if (!this.add(name, parts.bounds, pathsOf(parts, part))) return [];
        return [`q 1 0 0 1 ${decimal(x)} ${decimal(y)} cm /${name} Do Q`];
      }),
    );
  }

  /** The operators that show a whole drawing, of some of its placements. */
  drawing(
    { under, ground, over }: Pick<Drawing, 'under' | 'ground' | 'over'>,
    placements: readonly DrawnPlacement[],
    bounds: Bounds,
  ): string[] {
    return [
      ...this.layers([...under, ...ground], bounds),
      ...this.placements(placements),
      ...this.layers(over, bounds),
    ];
  }
}

function pathsOf({ flat, lots, shadows, standing }: PosedParts, part: Part): readonly DrawnPath[] {
  switch (part) {
    case 'ground':
      return [...flat.flatMap(({ paths }) => paths), ...lots];
    case 'shadows':
      return shadows;
    case 'standing':
      return standing.flatMap(({ paths }) => paths);
  }
}

import type { Camera, Size } from '../../view/camera.ts';
import { addChange } from '../paint/cell-changes.ts';
import type { CellRectangle, SegmentColors } from '../paint/segment-colors.ts';
import { pixelsAlong } from '../placing.ts';
import type { Backdrop, ColoredScene } from './backdrop.ts';
import { ColorLookup } from './color-lookup.ts';
import { isGraphicsCard, rendererOf } from './graphics-card.ts';

/** Where the cells of a texture lie. */
type Extent = Pick<SegmentColors, 'strip0' | 'column0' | 'strips' | 'columns'>;

/** The content of the textures on the card. */
interface Uploaded {
  readonly colors: SegmentColors;
  /** The colors grow in place: this is how they were. */
  readonly extent: Extent;
  readonly palette: ColoredScene['palette'];
}

/**
 * The color of every pixel, looked up by the graphics card: exact from any camera, and anew for every frame. Changed
 * colors go to the card when they are shown. While the browser takes the card away, nothing can be shown.
 */
class ExactBackdrop implements Backdrop {
  readonly #canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  /** The most cells of a strip, and the most strips, that a texture holds. */
  readonly #mostCells: number;
  readonly #listening = new AbortController();
  #lookup: ColorLookup | undefined;
  #scene: ColoredScene | undefined;
  #uploaded: Uploaded | undefined;
  /** The colors, with their extent, for which the card had no memory. */
  #refused: Pick<Uploaded, 'colors' | 'extent'> | undefined;
  #changes: CellRectangle[] = [];

  /** @throws Error when the card does not take the program */
  constructor(gl: WebGL2RenderingContext, canvas: HTMLCanvasElement) {
    this.#gl = gl;
    this.#canvas = canvas;
    this.#lookup = new ColorLookup(gl);
    this.#mostCells = Number(gl.getParameter(gl.MAX_TEXTURE_SIZE));
    canvas.style.position = 'absolute';
    this.hide();
    const { signal } = this.#listening;
    canvas.addEventListener('webglcontextlost', (event) => this.#lose(event), { signal });
    canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal });
  }

  get canShow(): boolean {
    const colors = this.#scene?.colors;
    if (!colors || !this.#lookup || this.#gl.isContextLost()) return false;
    const most = this.#mostCells;
    return colors.strips <= most && colors.columns <= most && !isOf(this.#refused, colors);
  }

  setScene(scene: ColoredScene): void {
    // Changes are not reported while the colors are not its scene.
    if (scene.colors !== this.#scene?.colors) this.#uploaded = undefined;
    this.#scene = scene;
  }

  invalidate(cells: CellRectangle): void {
    if (this.#uploaded) addChange(this.#changes, cells);
  }

  show(camera: Camera, size: Size, pixelRatio: number): void {
    const lookup = this.#lookup;
    const scene = this.#scene;
    if (!lookup || !scene) return;
    if (!this.#upload(lookup, scene)) return this.hide();
    this.#resize(size, pixelRatio);
    lookup.draw({
      originX: camera.originX * pixelRatio,
      originY: camera.originY * pixelRatio,
      side: camera.scale * pixelRatio,
    });
    this.#canvas.style.visibility = '';
  }

  hide(): void {
    this.#canvas.style.visibility = 'hidden';
  }

  remove(): void {
    this.#listening.abort();
    this.#lookup = undefined;
    this.#canvas.remove();
    giveBack(this.#gl);
  }

  /** @returns whether the card has all of the scene */
  #upload(lookup: ColorLookup, { colors, palette }: ColoredScene): boolean {
    const before = this.#uploaded;
    this.#uploaded = undefined;
    const extent = extentOf(colors);
    if (!isOf(before, colors)) {
      if (!lookup.setCells(colors)) {
        this.#refused = { colors, extent };
        return false;
      }
    } else for (const change of this.#changes) lookup.setSomeCells(colors, change);
    this.#changes = [];
    if (before?.palette !== palette) lookup.setPalette(palette);
    this.#uploaded = { colors, extent, palette };
    return true;
  }

  #resize(size: Size, pixelRatio: number): void {
    const canvas = this.#canvas;
    const [width, height] = [pixelsAlong(size.width, pixelRatio), pixelsAlong(size.height, pixelRatio)];
    // To give a canvas a size, even the one it has, takes new memory.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    Object.assign(canvas.style, {
      left: '0',
      top: '0',
      width: `${width / pixelRatio}px`,
      height: `${height / pixelRatio}px`,
    });
  }

  #lose(event: Event): void {
    // Without this, the browser does not give the context back.
    event.preventDefault();
    this.#lookup = undefined;
    this.#uploaded = undefined;
    this.hide();
  }

  #restore(): void {
    this.#refused = undefined;
    try {
      this.#lookup = new ColorLookup(this.#gl);
    } catch {
      // Lost once more already: the next time it is given back there may be a program.
      this.#lookup = undefined;
    }
  }
}

/**
 * Puts a backdrop that is drawn by a graphics card into an element.
 *
 * @param accepts whether a renderer is good enough, by its name
 * @returns `undefined` when there is no such renderer
 */
export function openExactBackdrop(
  element: HTMLElement,
  accepts: (renderer: string) => boolean = isGraphicsCard,
): Backdrop | undefined {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  });
  if (!gl) return undefined;
  try {
    if (accepts(rendererOf(gl))) {
      const backdrop = new ExactBackdrop(gl, canvas);
      element.append(canvas);
      return backdrop;
    }
  } catch {
    // A card that cannot do it is as good as none: another backdrop shows the colors, if coarser.
  }
  giveBack(gl);
  return undefined;
}

/** Ends a context now, not when its memory is collected: a page may have sixteen of them or so. */
function giveBack(gl: WebGL2RenderingContext): void {
  gl.getExtension('WEBGL_lose_context')?.loseContext();
}

function extentOf({ strip0, column0, strips, columns }: SegmentColors): Extent {
  return { strip0, column0, strips, columns };
}

/** Whether something was of these colors as large as they are now. */
function isOf(
  one: Pick<Uploaded, 'colors' | 'extent'> | undefined,
  colors: SegmentColors,
): one is Pick<Uploaded, 'colors' | 'extent'> {
  return (
    one?.colors === colors &&
    one.extent.strip0 === colors.strip0 &&
    one.extent.column0 === colors.column0 &&
    one.extent.strips === colors.strips &&
    one.extent.columns === colors.columns
  );
}

import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Palette } from '../paint/palette.ts';
import type { RasterView } from '../paint/scanline.ts';
import type { CellRectangle, SegmentColors } from '../paint/segment-colors.ts';

/** One triangle over all of the canvas. */
const VERTEX_SHADER = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0);
}`;

/** Colors in a row of the palette's texture. */
const PALETTE_ROW = 256;

/**
 * The arithmetic of a scanline for one pixel. Positions count from a vertex of the lattice near the corner of the canvas,
 * which the processor subtracts in full precision: what the floats of a card round away is a thousandth of a pixel at
 * most, however far that is from hex (0, 0).
 */
const FRAGMENT_SHADER = `#version 300 es
precision highp float;
precision highp int;
uniform highp usampler2D cells;
uniform highp sampler2D palette;
uniform ivec2 firstCell;
uniform ivec2 extent;
uniform bool goesOn;
uniform ivec2 corner;
uniform vec2 cornerRest;
uniform vec2 perPixel;
uniform float height;
out vec4 color;

void main() {
  vec2 place = cornerRest + vec2(gl_FragCoord.x, height - gl_FragCoord.y) * perPixel;
  float row = floor(place.y);
  float depth = place.y - row;
  int strip = corner.y + int(row);
  int odd = strip & 1;
  float along = place.x + (depth - float(odd)) * 0.5;
  float pair = floor(along);
  int column = 2 * (corner.x + int(pair)) + odd + (along - pair < depth ? 0 : 1);
  ivec2 cell = ivec2(column, strip) - firstCell;
  ivec2 nearest = clamp(cell, ivec2(0), extent - 1);
  uint index = goesOn || cell == nearest ? texelFetch(cells, nearest, 0).r : 0u;
  ivec2 entry = ivec2(index % ${PALETTE_ROW}u, index / ${PALETTE_ROW}u);
  color = entry.y < textureSize(palette, 0).y ? texelFetch(palette, entry, 0) : vec4(0.0);
}`;

/** Numbers of the program that the processor sets. */
type Uniform = 'firstCell' | 'extent' | 'goesOn' | 'corner' | 'cornerRest' | 'perPixel' | 'height';

/** The units that the textures are bound to. */
const CELLS = 0;
const PALETTE = 1;

/**
 * Gives every pixel of a WebGL canvas the color of the segment under its center, as `rasterize` does: the colors are a
 * texture of integers, a texel for each cell, and the graphics card looks every pixel up.
 */
export class ColorLookup {
  readonly #gl: WebGL2RenderingContext;
  readonly #uniforms: Readonly<Record<Uniform, WebGLUniformLocation | null>>;

  /** @throws Error when the card does not take the program */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    const program = link(gl);
    const uniformOf = (name: string) => gl.getUniformLocation(program, name);
    gl.useProgram(program);
    this.#uniforms = {
      firstCell: uniformOf('firstCell'),
      extent: uniformOf('extent'),
      goesOn: uniformOf('goesOn'),
      corner: uniformOf('corner'),
      cornerRest: uniformOf('cornerRest'),
      perPixel: uniformOf('perPixel'),
      height: uniformOf('height'),
    };
    for (const [unit, name] of [
      [CELLS, 'cells'],
      [PALETTE, 'palette'],
    ] as const) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
      // Neither levels nor interpolation: integers have none, and without this the texture is not complete.
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
      gl.uniform1i(uniformOf(name), unit);
    }
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, Uint16Array.BYTES_PER_ELEMENT);
  }

  /**
   * Takes all colors over.
   *
   * @returns whether the card has the memory for them
   */
  setCells(colors: SegmentColors): boolean {
    const gl = this.#gl;
    const { strip0, column0, strips, columns } = colors;
    gl.uniform2i(this.#uniforms.firstCell, column0, strip0);
    gl.uniform2i(this.#uniforms.extent, columns, strips);
    gl.activeTexture(gl.TEXTURE0 + CELLS);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R16UI, columns, strips, 0, gl.RED_INTEGER, gl.UNSIGNED_SHORT, null);
    if (gl.getError() !== gl.NO_ERROR) return false;
    this.setSomeCells(colors, colors);
    return true;
  }

  /** Takes the colors of a rectangle over, when all have been taken over before and the extent is as it was. */
  setSomeCells(colors: SegmentColors, rectangle: CellRectangle): void {
    const gl = this.#gl;
    gl.uniform1i(this.#uniforms.goesOn, colors.second === 0 ? 0 : 1);
    const top = Math.max(rectangle.strip0, colors.strip0);
    const left = Math.max(rectangle.column0, colors.column0);
    const strips = Math.min(rectangle.strip0 + rectangle.strips, colors.strip0 + colors.strips) - top;
    const columns = Math.min(rectangle.column0 + rectangle.columns, colors.column0 + colors.columns) - left;
    if (strips <= 0 || columns <= 0) return;
    gl.activeTexture(gl.TEXTURE0 + CELLS);
    gl.pixelStorei(gl.UNPACK_ROW_LENGTH, colors.stride);
    gl.texSubImage2D(
      gl.TEXTURE_2D,
      0,
      left - colors.column0,
      top - colors.strip0,
      columns,
      strips,
      gl.RED_INTEGER,
      gl.UNSIGNED_SHORT,
      colors.index_cell,
      colors.rowStart(top) + left - colors.column0,
    );
    gl.pixelStorei(gl.UNPACK_ROW_LENGTH, 0);
  }

  setPalette(palette: Palette): void {
    const gl = this.#gl;
    const rows = Math.max(1, Math.ceil(palette.length / PALETTE_ROW));
    const filled = new Uint32Array(rows * PALETTE_ROW);
    filled.set(palette);
    const bytes = new Uint8Array(filled.buffer);
    gl.activeTexture(gl.TEXTURE0 + PALETTE);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, PALETTE_ROW, rows, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  }

  /** Draws all of the canvas. */
  draw({ originX, originY, side }: RasterView): void {
    const gl = this.#gl;
    const { width, height } = gl.canvas;
    const stripHeight = side * STRIP_HEIGHT;
    const [x, y] = [-originX / side, -originY / stripHeight];
    const [pair, strip] = [Math.floor(x), Math.floor(y)];
    gl.uniform2i(this.#uniforms.corner, pair, strip);
    gl.uniform2f(this.#uniforms.cornerRest, x - pair, y - strip);
    gl.uniform2f(this.#uniforms.perPixel, 1 / side, 1 / stripHeight);
    gl.uniform1f(this.#uniforms.height, height);
    gl.viewport(0, 0, width, height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`no lookup of colors: ${gl.getProgramInfoLog(program) ?? 'the context is lost'}`);
  return program;
}

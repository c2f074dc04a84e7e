/** Triangles in space: x to the right, y up, z toward the viewer. */
export interface Triangles {
  /** x, y, z of each vertex. */
  readonly positions: Float32Array;
  /** Red, green and blue of each vertex, 0..255 in sRGB; a triangle has the color of its first one. */
  readonly colors: Uint8Array;
  /** Three vertices of each triangle, counterclockwise seen from outside. */
  readonly indices: Uint32Array;
}

/** The direction from which a model is seen, in radians. */
export interface View {
  /** The turn of the model about its upright axis. */
  readonly turn: number;
  /** The height of the eye over the horizon, 0..π/2. */
  readonly height: number;
}

/** The middle of a model and how far it reaches. */
export interface Reach {
  readonly x: number;
  readonly z: number;
  /** Distance of the farthest corner from the upright axis through the middle. */
  readonly radius: number;
  readonly top: number;
}

/** The direction of the light, in the coordinates of the eye, of length 1. */
const LIGHT = { x: -0.48, y: 0.72, z: 0.5 };

/** The part of a color that is seen in the shade. */
const AMBIENT = 0.56;

export function reachOf({ positions }: Triangles): Reach {
  let [left, right, back, front, top] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  for (let i = 0; i < positions.length; i += 3) {
    left = Math.min(left, positions[i]!);
    right = Math.max(right, positions[i]!);
    top = Math.max(top, positions[i + 1]!);
    back = Math.min(back, positions[i + 2]!);
    front = Math.max(front, positions[i + 2]!);
  }
  const [x, z] = [(left + right) / 2, (back + front) / 2];
  let square = 0;
  for (let i = 0; i < positions.length; i += 3)
    square = Math.max(square, (positions[i]! - x) ** 2 + (positions[i + 2]! - z) ** 2);
  return { x, z, radius: Math.sqrt(square), top };
}

/** Draws a model in parallel projection over transparent pixels, the nearest triangle of each pixel. */
export function renderModel(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  { positions, colors, indices }: Triangles,
  reach: Reach,
  view: View,
): void {
  data.fill(0);
  const near = new Float32Array(width * height).fill(-Infinity);
  const [c, s] = [Math.cos(view.turn), Math.sin(view.turn)];
  const [ch, sh] = [Math.cos(view.height), Math.sin(view.height)];
  // Turned in any way it fits.
  const scale = Math.min(
    (0.48 * width) / reach.radius,
    (0.48 * height) / (reach.radius * sh + (reach.top * ch) / 2),
  );
  const corner = new Float64Array(9);
  for (let t = 0; t < indices.length; t += 3) {
    for (let i = 0; i < 9; i += 3) {
      const vertex = 3 * indices[t + i / 3]!;
      const x = positions[vertex]! - reach.x;
      const y = positions[vertex + 1]!;
      const z = positions[vertex + 2]! - reach.z;
      const across = c * x - s * z;
      const toward = s * x + c * z;
      corner[i] = width / 2 + scale * across;
      corner[i + 1] = height / 2 + scale * (sh * toward - ch * (y - reach.top / 2));
      corner[i + 2] = scale * (ch * toward + sh * y);
    }
    drawTriangle(data, near, width, height, corner, colors, 3 * indices[t]!);
  }
}

/** Draws a triangle where it is nearer than what is there. What faces away is not seen. */
function drawTriangle(
  data: Uint8ClampedArray,
  near: Float32Array,
  width: number,
  height: number,
  corner: Float64Array,
  colors: Uint8Array,
  color: number,
): void {
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = corner as unknown as Nine;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  // The screen's y runs down, so that counterclockwise triangles have negative areas.
  if (area >= 0) return;
  const light = lightOf(corner);
  const [red, green, blue] = [colors[color]! * light, colors[color + 1]! * light, colors[color + 2]! * light];
  const first = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const last = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  for (let y = first; y <= last; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
      const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
      const w = 1 - u - v;
      if (u < 0 || v < 0 || w < 0) continue;
      const depth = u * az + v * bz + w * cz;
      const pixel = y * width + x;
      if (depth <= near[pixel]!) continue;
      near[pixel] = depth;
      data[4 * pixel] = red;
      data[4 * pixel + 1] = green;
      data[4 * pixel + 2] = blue;
      data[4 * pixel + 3] = 255;
    }
  }
}

type Nine = [number, number, number, number, number, number, number, number, number];

/** The part of the light that a triangle reflects, 0..1, by the angle at which the light meets it. */
function lightOf(corner: Float64Array): number {
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = corner as unknown as Nine;
  const [ux, uy, uz] = [bx - ax, ay - by, bz - az];
  const [vx, vy, vz] = [cx - ax, ay - cy, cz - az];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(x * x + y * y + z * z);
  if (length === 0) return AMBIENT;
  const cosine = (x * LIGHT.x + y * LIGHT.y + z * LIGHT.z) / length;
  return AMBIENT + (1 - AMBIENT) * Math.max(0, cosine);
}

/** A point of a model in side lengths: x to the right, y up, z toward the viewer, which is down in the plane. */
export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Triangles, counterclockwise seen from outside. */
export interface Mesh {
  /** x, y, z of each vertex. */
  readonly positions: Float32Array;
  /** x, y, z of the outward unit normal at each vertex. */
  readonly normals: Float32Array;
  /** Three vertices of each triangle. */
  readonly indices: Uint32Array;
}

/** Gathers the triangles of a mesh. */
export class MeshBuilder {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #indices: number[] = [];

  get isEmpty(): boolean {
    return this.#indices.length === 0;
  }

  /** Adds a vertex. @returns its index */
  vertex({ x, y, z }: Point3, normal: Point3): number {
    // Adding zero avoids negative zeros.
    this.#positions.push(x + 0, y + 0, z + 0);
    this.#normals.push(normal.x + 0, normal.y + 0, normal.z + 0);
    return this.#positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#indices.push(a, b, c);
  }

  /** Adds a flat convex face, its corners counterclockwise seen from outside. */
  face(corners: readonly Point3[]): void {
    const normal = normalOf(corners[0]!, corners[1]!, corners[2]!);
    const vertices = corners.map((corner) => this.vertex(corner, normal));
    for (let i = 2; i < vertices.length; i++) this.triangle(vertices[0]!, vertices[i - 1]!, vertices[i]!);
  }

  /** The mesh, its lengths multiplied by `scale`. */
  finish(scale: number): Mesh {
    return {
      positions: Float32Array.from(this.#positions, (value) => scale * value),
      normals: Float32Array.from(this.#normals),
      indices: Uint32Array.from(this.#indices),
    };
  }
}

/** The unit normal of a triangle whose corners run counterclockwise. */
function normalOf(a: Point3, b: Point3, c: Point3): Point3 {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(x * x + y * y + z * z);
  return { x: x / length, y: y / length, z: z / length };
}

import { expect } from 'vitest';
import type { Mesh } from '../../../src/formats/gltf/mesh.ts';

type Triple = readonly [number, number, number];

/** The corners of each triangle. */
export function triangles({ positions, indices }: Mesh): Triple[][] {
  const at = (vertex: number): Triple => [
    positions[3 * vertex]!,
    positions[3 * vertex + 1]!,
    positions[3 * vertex + 2]!,
  ];
  return Array.from({ length: indices.length / 3 }, (_, i) => [
    at(indices[3 * i]!),
    at(indices[3 * i + 1]!),
    at(indices[3 * i + 2]!),
  ]);
}

/** The volume inside of a closed mesh. */
export function volumeOf(mesh: Mesh): number {
  let volume = 0;
  for (const [a, b, c] of triangles(mesh) as [Triple, Triple, Triple][])
    volume +=
      (a[0] * (b[1] * c[2] - b[2] * c[1]) -
        a[1] * (b[0] * c[2] - b[2] * c[0]) +
        a[2] * (b[0] * c[1] - b[1] * c[0])) /
      6;
  return volume;
}

/** Number of triangles along each edge, in one direction and in the other, by the two ends of the edge. */
function edgesOf(mesh: Mesh): Map<string, { ahead: number; back: number; isUpright: boolean }> {
  const edges = new Map<string, { ahead: number; back: number; isUpright: boolean }>();
  const name = (point: Triple) => point.map((value) => Math.round(1e4 * value) + 0).join(' ');
  for (const corners of triangles(mesh))
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % 3]!;
      const [first, second] = [name(from), name(to)];
      const key = first < second ? `${first}|${second}` : `${second}|${first}`;
      const isUpright = Math.abs(from[0] - to[0]) < 1e-4 && Math.abs(from[2] - to[2]) < 1e-4;
      const edge = edges.get(key) ?? { ahead: 0, back: 0, isUpright };
      edge[first < second ? 'ahead' : 'back']++;
      edges.set(key, edge);
    });
  return edges;
}

/**
 * A mesh is closed, and its normals are those of its triangles. Each edge is in two triangles; only an upright one, in
 * which a solid touches itself, can be in four.
 */
export function expectClosed(mesh: Mesh): void {
  for (const [key, { ahead, back, isUpright }] of edgesOf(mesh)) {
    expect(ahead, key).toBe(back);
    expect(ahead, key).toBeLessThanOrEqual(isUpright ? 3 : 1);
  }
  triangles(mesh).forEach(([a, b, c], i) => {
    const [u, v] = [b, c].map((to) => to!.map((value, axis) => value - a![axis]!)) as [number[], number[]];
    const cross = [
      u[1]! * v[2]! - u[2]! * v[1]!,
      u[2]! * v[0]! - u[0]! * v[2]!,
      u[0]! * v[1]! - u[1]! * v[0]!,
    ];
    const length = Math.hypot(...cross);
    expect(length).toBeGreaterThan(0);
    for (let corner = 0; corner < 3; corner++) {
      const at = 3 * mesh.indices[3 * i + corner]!;
      for (let axis = 0; axis < 3; axis++)
        expect(mesh.normals[at + axis]).toBeCloseTo(cross[axis]! / length, 3);
    }
  });
}

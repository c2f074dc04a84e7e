import type { Material, Model, ModelNode, Part } from './model.ts';

/** Numbers of the format: component types, and uses of a part of the buffer. */
const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

/** The parts of the one buffer, in this order. */
const VIEWS = ['positions', 'normals', 'indices'] as const;
type View = (typeof VIEWS)[number];

/** The JSON document of a model in glTF 2.0, and the pieces of its buffer. */
export function gltfDocument(model: Model): { readonly content: object; readonly buffer: Uint8Array[] } {
  const writer = new DocumentWriter();
  const children = model.nodes.map((node) => writer.node(node));
  const root = writer.push('nodes', { name: model.title, children });
  return writer.finish(root);
}

/** Gathers the lists of a document, whose elements refer to each other by index. */
class DocumentWriter {
  readonly #lists = {
    nodes: [] as object[],
    meshes: [] as object[],
    materials: [] as object[],
    accessors: [] as object[],
  };
  readonly #meshes = new Map<readonly Part[], number>();
  readonly #materials = new Map<Material, number>();
  readonly #pieces: Record<View, Uint8Array[]> = { positions: [], normals: [], indices: [] };
  readonly #bytes: Record<View, number> = { positions: 0, normals: 0, indices: 0 };

  push(list: 'nodes' | 'meshes' | 'materials' | 'accessors', element: object): number {
    return this.#lists[list].push(element) - 1;
  }

  node({ name, parts, at, extras, children = [] }: ModelNode): number {
    const below = children.map((child) => this.node(child));
    return this.push('nodes', {
      name,
      ...(parts.length > 0 && { mesh: this.#mesh(name, parts) }),
      ...(at && { translation: [at.x, 0, at.z] }),
      ...(below.length > 0 && { children: below }),
      ...(extras && { extras }),
    });
  }

  finish(root: number): { readonly content: object; readonly buffer: Uint8Array[] } {
    let byteOffset = 0;
    const bufferViews = VIEWS.map((view) => {
      const byteLength = this.#bytes[view];
      const start = byteOffset;
      byteOffset += byteLength;
      return {
        buffer: 0,
        byteOffset: start,
        byteLength,
        ...(view !== 'indices' && { byteStride: 12 }),
        target: view === 'indices' ? ELEMENT_ARRAY_BUFFER : ARRAY_BUFFER,
      };
    });
    const content = {
      asset: { version: '2.0', generator: 'Sixfold' },
      scene: 0,
      scenes: [{ nodes: [root] }],
      ...this.#lists,
      bufferViews,
      buffers: [{ byteLength: byteOffset }],
    };
    return { content, buffer: VIEWS.flatMap((view) => this.#pieces[view]) };
  }

  #mesh(name: string, parts: readonly Part[]): number {
    const known = this.#meshes.get(parts);
    if (known !== undefined) return known;
    const primitives = parts.map(({ material, mesh }) => ({
      attributes: {
        POSITION: this.#accessor('positions', mesh.positions, bounds(mesh.positions)),
        NORMAL: this.#accessor('normals', mesh.normals),
      },
      indices: this.#accessor('indices', mesh.indices),
      material: this.#material(material),
    }));
    const index = this.push('meshes', { name, primitives });
    this.#meshes.set(parts, index);
    return index;
  }

  #material(material: Material): number {
    const known = this.#materials.get(material);
    if (known !== undefined) return known;
    const { name, color, kind } = material;
    const index = this.push('materials', {
      name,
      pbrMetallicRoughness: {
        baseColorFactor: [...linearColor(color), 1],
        metallicFactor: 0,
        roughnessFactor: 0.9,
      },
      ...(kind !== null && { extras: { kind } }),
    });
    this.#materials.set(material, index);
    return index;
  }

  #accessor(view: View, values: Float32Array | Uint32Array, range: object = {}): number {
    const byteOffset = this.#bytes[view];
    this.#pieces[view].push(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    this.#bytes[view] += values.byteLength;
    return this.push('accessors', {
      bufferView: VIEWS.indexOf(view),
      byteOffset,
      componentType: view === 'indices' ? UNSIGNED_INT : FLOAT,
      count: view === 'indices' ? values.length : values.length / 3,
      type: view === 'indices' ? 'SCALAR' : 'VEC3',
      ...range,
    });
  }
}

/** The least and greatest of each coordinate. */
function bounds(positions: Float32Array): { readonly min: number[]; readonly max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    min[i % 3] = Math.min(min[i % 3]!, value);
    max[i % 3] = Math.max(max[i % 3]!, value);
  });
  return { min, max };
}

/** The red, green and blue of a color `#rrggbb`, 0..1, in linear light. */
function linearColor(color: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return Math.round(1e6 * linear) / 1e6;
  });
}

import type { Kind } from '../../engine/schematic/kind.ts';
import type { Mesh } from './mesh.ts';
import { MeshBuilder } from './mesh.ts';
import type { Material, Part } from './model.ts';

/** The color of doors. */
const DOOR_COLOR = '#4a3427';

/** The materials of a city's kinds, each made once. */
export class Materials {
  readonly doors: Material = { name: 'Door', color: DOOR_COLOR, kind: null };
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #materials = new Map<string, Material>();

  constructor(kinds: readonly Kind[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.id, kind]));
  }

  /**
   * The kind of an id.
   *
   * @throws RangeError for an unknown kind
   */
  kind(id: string): Kind {
    const kind = this.#kinds.get(id);
    if (!kind) throw new RangeError(`the city has no kind "${id}"`);
    return kind;
  }

  ofKind({ id, name, color }: Kind): Material {
    let material = this.#materials.get(id);
    if (!material) this.#materials.set(id, (material = { name, color, kind: id }));
    return material;
  }
}

/** Meshes under construction, by material. */
export class PartBuilders {
  readonly #builders = new Map<Material, MeshBuilder>();

  of(material: Material): MeshBuilder {
    let builder = this.#builders.get(material);
    if (!builder) this.#builders.set(material, (builder = new MeshBuilder()));
    return builder;
  }

  /** The parts that have triangles, in the order of their first use. */
  finish(scale: number): Part[] {
    const parts: { material: Material; mesh: Mesh }[] = [];
    for (const [material, builder] of this.#builders)
      if (!builder.isEmpty) parts.push({ material, mesh: builder.finish(scale) });
    return parts;
  }
}

import { DIRECTIONS, type Hex } from '../../engine/hex/hex.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { equalPoses, PLAIN_POSE, poseSegment, type Pose } from '../../engine/schematic/pose.ts';
import { SegmentColors } from '../board/segment-colors.ts';
import { numberKinds } from '../board/color-indices.ts';
import type { SchematicDocument } from '../store/document.ts';

type Hexes = SchematicDocument['hexes'];

const NOTHING: Hexes = {};

/** The colors of a schematic on its board, in a pose. They follow the document hex by hex. */
export class SchematicView {
  readonly colors = new SegmentColors({ strip0: 0, column0: 0, strips: 0, columns: 0 });
  #hexes: Hexes = NOTHING;
  #pose: Pose = PLAIN_POSE;
  #kinds: readonly Kind[] = [];
  #color_kind = new Map<string, number>();

  update(hexes: Hexes, pose: Pose, kinds: readonly Kind[]): void {
    if (kinds !== this.#kinds || !equalPoses(pose, this.#pose)) {
      this.#follow(NOTHING);
      this.#pose = pose;
      this.#kinds = kinds;
      this.#color_kind = numberKinds(kinds);
    }
    this.#follow(hexes);
  }

  #follow(hexes: Hexes): void {
    const before = this.#hexes;
    if (hexes === before) return;
    for (const key of Object.keys(before)) if (hexes[key] === undefined) this.#paintHex(key, undefined);
    for (const [key, segments] of Object.entries(hexes)) if (segments !== before[key]) this.#paintHex(key, segments);
    this.#hexes = hexes;
  }

  #paintHex(key: string, segments: Hexes[string] | undefined): void {
    const { q, r } = parseHexKey(key);
    for (const k of DIRECTIONS) {
      const kind = segments?.[k] ?? null;
      const color = kind === null ? 0 : (this.#color_kind.get(kind) ?? 0);
      this.colors.setSegment(poseSegment({ q, r, k }, this.#pose), color);
    }
  }
}

/** The hex of a key that `hexKey` made. */
export function parseHexKey(key: string): Hex {
  const [q, r] = key.split(',').map(Number) as [number, number];
  return { q, r };
}

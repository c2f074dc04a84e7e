import { hexMask, landBox, slotOf, type Box } from '../board/board.ts';
import { liesAlong } from './lies-along.ts';
import { onesIn } from './bits.ts';
import type { Hex } from '../hex/hex.ts';
import type { District } from '../land/district.ts';
import { forEachHex, type LandRow } from '../land/row.ts';
import type { Pose } from '../schematic/pose.ts';
import type { PaintedHex } from '../schematic/schematic.ts';

/** The hexes of a shape, and the segments that it needs in each, as a mask. */
interface MaskedHexes {
  readonly q_hex: ArrayLike<number>;
  readonly r_hex: ArrayLike<number>;
  readonly mask_hex: ArrayLike<number>;
}

/** The direction of each district: one of the three lines of turns, 0..2. */
export class Directions {
  readonly #box: Box;
  /** 1 + index of the district of each slot, by ascending id; 0 for none. */
  readonly #district_hex: Uint16Array | Uint32Array;
  /** The direction of each district, by ascending id. */
  readonly #direction_district: readonly number[];

  /** @param draw gives the direction of each district, in the order of `districts` */
  constructor(land: readonly LandRow[], districts: readonly District[], draw: () => number) {
    this.#box = landBox(land);
    const drawn = districts.map((district) => ({ district, direction: draw() }));
    drawn.sort((a, b) => a.district.id - b.district.id);
    this.#direction_district = drawn.map(({ direction }) => direction);
    const slots = this.#box.columns * this.#box.rows;
    const district_hex = drawn.length < 2 ** 16 ? new Uint16Array(slots) : new Uint32Array(slots);
    drawn.forEach(({ district: { rows } }, index) =>
      forEachHex(rows, (hex) => {
        const slot = slotOf(this.#box, hex);
        if (slot >= 0) district_hex[slot] = index + 1;
      }),
    );
    this.#district_hex = district_hex;
  }

  /**
   * The direction of the district that holds most segments of a shape whose hexes are counted from `at`; of several, that
   * of the lowest id. `null` where no district holds any.
   */
  directionOf({ q_hex, r_hex, mask_hex }: MaskedHexes, at: Hex): number | null {
    const only = this.#onlyDistrict(q_hex, r_hex, at);
    if (only !== null) return only === 0 ? null : this.#direction_district[only - 1]!;
    const segments_district = new Map<number, number>();
    let [best, most] = [0, 0];
    for (let index = 0; index < q_hex.length; index++) {
      const slot = slotOf(this.#box, { q: at.q + q_hex[index]!, r: at.r + r_hex[index]! });
      const district = slot < 0 ? 0 : this.#district_hex[slot]!;
      if (district === 0) continue;
      const segments = (segments_district.get(district) ?? 0) + onesIn(mask_hex[index]!);
      segments_district.set(district, segments);
      if (segments > most || (segments === most && district < best)) [best, most] = [district, segments];
    }
    return best === 0 ? null : this.#direction_district[best - 1]!;
  }

  /** The district in which all hexes lie, 0 for none; `null` where they lie in several, as few do. */
  #onlyDistrict(q_hex: ArrayLike<number>, r_hex: ArrayLike<number>, { q, r }: Hex): number | null {
    let only = -1;
    for (let index = 0; index < q_hex.length; index++) {
      const slot = slotOf(this.#box, { q: q + q_hex[index]!, r: r + r_hex[index]! });
      const district = slot < 0 ? 0 : this.#district_hex[slot]!;
      if (only >= 0 && district !== only) return null;
      only = district;
    }
    return only < 0 ? 0 : only;
  }

  /** Whether an oriented shape with its center at a hex lies along the direction of its district in its pose. */
  allows(hexes: readonly PaintedHex[], at: Hex, pose: Pose): boolean {
    const q_hex = hexes.map(({ q }) => q);
    const r_hex = hexes.map(({ r }) => r);
    return liesAlong(pose, this.directionOf({ q_hex, r_hex, mask_hex: hexes.map(hexMask) }, at));
  }
}

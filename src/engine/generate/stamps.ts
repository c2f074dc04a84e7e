/**
 * The new placements in the order of placing, as flat arrays that grow, because objects would take too much memory in a
 * city of millions of segments.
 *
 *     supply_stamp[index]   index of the schematic's rule in the recipe
 *     shape_stamp[index]    index of its shape among those of that supply
 *     pose_stamp[index]     index of the pose among the equal poses of that shape
 *     slot_stamp[index]     slot of the first hex of the shape
 */
export class Stamps {
  supply_stamp = new Uint16Array(256);
  shape_stamp = new Uint8Array(256);
  pose_stamp = new Uint8Array(256);
  slot_stamp = new Uint32Array(256);
  count = 0;

  add(supply: number, shape: number, pose: number, slot: number): void {
    if (this.count === this.slot_stamp.length) this.#grow();
    this.supply_stamp[this.count] = supply;
    this.shape_stamp[this.count] = shape;
    this.pose_stamp[this.count] = pose;
    this.slot_stamp[this.count] = slot;
    this.count++;
  }

  #grow(): void {
    const room = 2 * this.slot_stamp.length;
    this.supply_stamp = copyInto(new Uint16Array(room), this.supply_stamp);
    this.shape_stamp = copyInto(new Uint8Array(room), this.shape_stamp);
    this.pose_stamp = copyInto(new Uint8Array(room), this.pose_stamp);
    this.slot_stamp = copyInto(new Uint32Array(room), this.slot_stamp);
  }
}

function copyInto<T extends Uint8Array | Uint16Array | Uint32Array>(larger: T, values: T): T {
  larger.set(values);
  return larger;
}

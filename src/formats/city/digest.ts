import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { City } from '../../engine/city/city.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { poseIndex, POSES } from '../../engine/schematic/pose-group.ts';
import type { Placement, Placements } from '../../engine/schematic/placement.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import { HashedText, type Hash } from './hashed-text.ts';

const LAND = utf8ToBytes('{"land":{"rows":');
const DISTRICTS = utf8ToBytes('},"districts":');
const PLACEMENTS = utf8ToBytes(',"placements":');
const GROUND = utf8ToBytes(',"ground":');
const OPEN_ID = utf8ToBytes('{"id":');
const NEXT_ID = utf8ToBytes(',{"id":');
const OPEN_R = utf8ToBytes('{"r":');
const OPEN_Q = utf8ToBytes('{"q":');
const R = utf8ToBytes(',"r":');
const Q = utf8ToBytes(',"q":');
const COUNT = utf8ToBytes(',"count":');
const SEGMENTS = utf8ToBytes(',"segments":');
const CLOSE = utf8ToBytes('}');
const OPEN_LIST = utf8ToBytes('[');
const COMMA = utf8ToBytes(',');
const CLOSE_LIST = utf8ToBytes(']');

/**
 * `sha256:` and the SHA-256, in hexadecimal, of the UTF-8 bytes of `{"land":…,"districts":…,"placements":…}`: these
 * members in the order of the city's file, without white space, and `ground` after them when there is any. Equal layouts
 * have equal digests, whichever recipe or program made them.
 *
 * @param hash a SHA-256 to which nothing was added yet, where the machine has a faster one than JavaScript
 */
export function cityDigest(
  city: Pick<City, 'land' | 'districts' | 'ground'> & { readonly placements: Placements },
  hash: Hash = sha256.create(),
): string {
  const { land, districts, placements, ground = [] } = city;
  const text = new HashedText(hash);
  text.add(LAND);
  addRows(text, land);
  text.add(DISTRICTS);
  addList(text, districts, ({ id, group, rows }) => {
    text.add(OPEN_ID);
    text.addInteger(id);
    text.add(utf8ToBytes(`,"group":${JSON.stringify(group)},"rows":`));
    addRows(text, rows);
    text.add(CLOSE);
  });
  text.add(PLACEMENTS);
  addPlacements(text, placements);
  if (ground.length > 0) {
    text.add(GROUND);
    addGround(text, ground);
  }
  text.add(CLOSE);
  return `sha256:${bytesToHex(text.digest())}`;
}

function addRows(text: HashedText, rows: readonly LandRow[]): void {
  addList(text, rows, ({ r, q, count }) => {
    text.add(OPEN_R);
    text.addInteger(r);
    text.add(Q);
    text.addInteger(q);
    text.add(COUNT);
    text.addInteger(count);
    text.add(CLOSE);
  });
}

function addPlacements(text: HashedText, placements: Placements): void {
  const schematicOf = remembered((id: string) => `,"schematic":${JSON.stringify(id)},"q":`);
  const text_pose: Uint8Array[] = [];
  text.add(OPEN_LIST);
  for (let index = 0; index < placements.length; index++) {
    const placement = placements.at(index)!;
    const { id, schematic, q, r, locked } = placement;
    text.add(index > 0 ? NEXT_ID : OPEN_ID);
    text.addInteger(id);
    text.add(schematicOf(schematic));
    text.addInteger(q);
    text.add(R);
    text.addInteger(r);
    text.add((text_pose[poseIndex(placement) + (locked ? POSES : 0)] ??= poseText(placement)));
  }
  text.add(CLOSE_LIST);
}

function poseText({ mirror, rotation, shift, locked }: Placement): Uint8Array {
  return utf8ToBytes(`,"mirror":${mirror},"rotation":${rotation},"shift":${shift},"locked":${locked}}`);
}

function addGround(text: HashedText, ground: readonly PaintedHex[]): void {
  const kindOf = remembered((kind: string | null) => JSON.stringify(kind));
  addList(text, ground, ({ q, r, segments }) => {
    text.add(OPEN_Q);
    text.addInteger(q);
    text.add(R);
    text.addInteger(r);
    text.add(SEGMENTS);
    addList(text, segments, (kind) => text.add(kindOf(kind)));
    text.add(CLOSE);
  });
}

function addList<T>(text: HashedText, elements: readonly T[], add: (element: T) => void): void {
  text.add(OPEN_LIST);
  for (let index = 0; index < elements.length; index++) {
    if (index > 0) text.add(COMMA);
    add(elements[index]!);
  }
  text.add(CLOSE_LIST);
}

/** Makes what gives the bytes of the text of a value; the text of each value is made once. */
function remembered<T>(textOf: (value: T) => string): (value: T) => Uint8Array {
  const texts = new Map<T, Uint8Array>();
  return (value) => {
    let text = texts.get(value);
    if (!text) texts.set(value, (text = utf8ToBytes(textOf(value))));
    return text;
  };
}

import { clusterOf } from '../../src/engine/hex/cluster.ts';
import { ORIGIN, type Hex } from '../../src/engine/hex/hex.ts';
import { ringHex } from '../../src/engine/hex/ring.ts';
import { randomStream, type RandomStream } from '../../src/engine/random/stream.ts';
import {
  MAX_SCHEMATIC_HEXES,
  type PaintedHex,
  type Schematic,
  type Six,
} from '../../src/engine/schematic/schematic.ts';

const FIELDS = ['wheat', 'orchard', 'garden', 'pond', 'yard'];
const TILES = ['church', 'mill', 'castle', 'tower', 'market'];
const SMALL = ['house', 'house', 'house', 'shop', 'barn', 'well', 'yard'];

/** Every how many columns of hexes a wall runs across the whole. */
const WALL_EVERY = 12;

/** As many hexes as a schematic may have, as round as can be, with kinds of every footprint: a whole landscape. */
export function largeSchematic(seed = 1): Schematic {
  const hexes = roundHexes(MAX_SCHEMATIC_HEXES);
  const random = randomStream(seed, 'large schematic');
  const fields = new Map<string, string | null>();
  const painted = hexes.map((hex): PaintedHex => {
    const cluster = clusterOf(hex, 3).join();
    let field = fields.get(cluster);
    if (field === undefined) {
      field = random.below(2) === 0 ? FIELDS[random.below(FIELDS.length)]! : null;
      fields.set(cluster, field);
    }
    return { ...hex, segments: segmentsOf(hex, field, random) };
  });
  return { ...NAMES, id: 'landscape', name: 'Landscape', hexes: painted };
}

/** One field on as many hexes as a schematic may have, a house here and there: one building of thousands of segments. */
export function largeField(seed = 1): Schematic {
  const random = randomStream(seed, 'large field');
  const hexes = roundHexes(MAX_SCHEMATIC_HEXES).map((hex): PaintedHex => {
    const segments: Mutable<Six<string | null>> = ['wheat', 'wheat', 'wheat', 'wheat', 'wheat', 'wheat'];
    if (random.below(8) === 0) segments[random.below(6)] = 'house';
    return { ...hex, segments };
  });
  return { ...NAMES, id: 'large-field', name: 'Large field', hexes };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const NAMES = { description: '', author: 'Sixfold', tags: [] };

function roundHexes(count: number): Hex[] {
  const hexes: Hex[] = [ORIGIN];
  for (let radius = 1; hexes.length < count; radius++)
    for (let index = 0; index < 6 * radius && hexes.length < count; index++)
      hexes.push(ringHex(radius, index));
  return hexes;
}

function segmentsOf({ q }: Hex, field: string | null, random: RandomStream): Six<string | null> {
  if (q % WALL_EVERY === 0) return all(random.below(6) === 0 ? 'gate' : 'wall');
  if (field !== null) return all(field);
  if (random.below(5) === 0) return all(TILES[random.below(TILES.length)]!);
  const own = () => (random.below(9) === 0 ? null : SMALL[random.below(SMALL.length)]!);
  return ['house', own(), own(), own(), own(), own()];
}

function all(kind: string): Six<string> {
  return [kind, kind, kind, kind, kind, kind];
}

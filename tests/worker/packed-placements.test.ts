import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Placement } from '../../src/engine/schematic/placement.ts';
import { buffersOf, pack, unpack } from '../../src/worker/packed-placements.ts';
import { anyPose } from '../support/arbitraries.ts';

const coordinate = fc.integer({ min: -0x7fffffff, max: 0x7fffffff });

const anyPlacement: fc.Arbitrary<Placement> = fc
  .record({
    id: fc.integer({ min: 1, max: 0xffffffff }),
    schematic: fc.constantFrom('mill', 'wall', 'castle-v2'),
    q: coordinate,
    r: coordinate,
    locked: fc.boolean(),
    pose: anyPose,
  })
  .map(({ pose, ...rest }) => ({ ...rest, ...pose }));

it('placements come out of a message as they went in, and their buffers are handed over', () => {
  fc.assert(
    fc.property(fc.array(anyPlacement), (placements) => {
      const packed = pack({ land: 'as it is', placements });
      const sent = structuredClone(packed, { transfer: buffersOf(packed.placements) });
      expect(unpack(sent)).toEqual({ land: 'as it is', placements });
      expect(packed.placements.id.length).toBe(0);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captureScene } from '../../../../src/app/features/pack-tests/capture.ts';
import { toSchematic } from '../../../../src/app/document/document.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { createBoard, stamp } from '../../../../src/engine/board/board.ts';
import { explainFit } from '../../../../src/engine/fit/explain.ts';
import { tryPlace } from '../../../../src/engine/pack/try-place.ts';
import { orient } from '../../../../src/engine/schematic/pose.ts';
import { readPack } from '../../../../src/formats/pack/read.ts';
import { writePack } from '../../../../src/formats/pack/write.ts';
import { anyPose } from '../../../support/arbitraries.ts';
import { plainStore } from '../../../support/documents.ts';

test('a scene taken from a city decides as the city does, and is the same read back from a file', () => {
  const near = fc.integer({ min: -4, max: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), anyPose, near, near, fc.nat(), (seed, pose, q, r, pick) => {
      const { document } = plainStore(seed).getState();
      const { city, kinds, order } = document;
      const schematic = toSchematic(document.schematics[order[pick % order.length]!]!);
      const board = createBoard(city.land);
      for (const placement of fromChunks(city.placements))
        stamp(board, orient(city.schematics[placement.schematic]!.hexes, placement), placement, placement.id);
      const blocked = explainFit(board, orient(schematic.hexes, pose), { q, r });
      const scene = captureScene(city, schematic, pose, { q, r });
      const tried = tryPlace(scene, schematic, kinds);
      expect(tried.map((one) => [one.q + q, one.r + r, one.k])).toEqual(
        blocked.map((one) => [one.q, one.r, one.k]),
      );
      const pack = {
        id: 'a',
        name: '',
        author: '',
        license: '',
        description: '',
        release: '',
        cover: null,
        schematics: [schematic.id],
        tests: [{ kind: 'fits' as const, name: '', schematic: schematic.id, ...scene }],
      };
      const read = readPack(writePack({ pack, files: new Map() }));
      expect(read.ok && read.value.pack).toEqual(pack);
    }),
    { numRuns: 60 },
  );
});

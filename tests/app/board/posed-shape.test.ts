import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posedShape } from '../../../src/app/board/posed-shape.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import type { Schematic } from '../../../src/engine/schematic/schematic.ts';

const kindOf = (id: string, color = '#aa5533'): Kind => ({
  id,
  name: id,
  color,
  footprint: 'segment',
  open: false,
  glyph: 'x',
});

const KINDS = ['house', 'garden', 'street', 'tower'].map((id) => kindOf(id));

/** Painted with houses and gardens; beside it there must be a street. */
const schematic: Schematic = {
  id: 'plot',
  name: 'Plot',
  description: '',
  author: '',
  tags: [],
  hexes: [{ q: 0, r: 0, segments: ['house', 'house', 'garden', null, null, null] }],
  around: [{ q: 1, r: 0, segments: [null, null, null, 'street', null, null] }],
};

const shapeOf = (kinds: readonly Kind[]) => posedShape(schematic, PLAIN_POSE, kinds);

describe('posedShape', () => {
  it('is the same after kinds were added, or others were changed', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{3,8}$/)), fc.boolean(), (names, changes) => {
        const others = changes ? [...KINDS.slice(0, 3), kindOf('tower', '#112233')] : KINDS;
        const added = names
          .filter((name) => !KINDS.some(({ id }) => id === name))
          .map((name) => kindOf(name));
        expect(shapeOf([...others, ...added])).toBe(shapeOf(KINDS));
      }),
    );
  });

  it('is another after one of its kinds, or of those that it asks for, was changed', () => {
    const shape = shapeOf(KINDS);
    for (const changed of ['house', 'garden', 'street'])
      expect(
        shapeOf(KINDS.map((kind) => (kind.id === changed ? kindOf(changed, '#112233') : kind))),
      ).not.toBe(shape);
  });

  it('is another after one of its kinds came', () => {
    expect(shapeOf(KINDS.slice(1))).not.toBe(shapeOf(KINDS));
  });
});

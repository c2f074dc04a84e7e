import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gestures, type PointerInput } from '../../../../src/app/board/input/gestures.ts';

interface Step {
  readonly kind: 'down' | 'move' | 'up' | 'lost' | 'abort' | 'reset';
  readonly input: PointerInput;
}

function record() {
  const log: string[] = [];
  const gestures = new Gestures<PointerInput>({
    press: ({ id }) => log.push(`press ${id}`),
    drag: (from, to) => log.push(`drag ${from.x},${from.y} ${to.x},${to.y}`),
    release: ({ id }) => log.push(`release ${id}`),
    cancel: () => log.push('cancel'),
    pan: (x, y) => log.push(`pan ${x},${y}`),
    pinch: (about, factor, x, y) => log.push(`pinch ${about.x},${about.y} ×${factor} ${x},${y}`),
  });
  return { log, gestures };
}

function at(x: number, y: number, more: Partial<PointerInput> = {}): PointerInput {
  return { x, y, id: 1, pointerType: 'mouse', button: 0, buttons: 1, ...more };
}

const finger = (id: number, x: number, y: number) => at(x, y, { id, pointerType: 'touch' });

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('down', 'down', 'move', 'move', 'move', 'up', 'up', 'lost', 'abort', 'reset'),
  input: fc.record({
    x: fc.nat(9),
    y: fc.nat(9),
    id: fc.integer({ min: 1, max: 3 }),
    pointerType: fc.constantFrom('mouse', 'pen', 'touch'),
    button: fc.constantFrom(0, 0, 1, 2),
    buttons: fc.constantFrom(0, 1, 1, 3),
  }),
});

describe('gestures', () => {
  it('end every press once, by a release or a cancel, and drag only during one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), fc.boolean(), (steps, secondary, pans) => {
        const { log, gestures } = record();
        gestures.secondary = secondary;
        gestures.dragPans = pans;
        for (const { kind, input } of steps) {
          if (kind === 'lost') gestures.lost(input.id);
          else if (kind === 'abort' || kind === 'reset') gestures[kind]();
          else gestures[kind](input);
        }
        gestures.reset();
        let pressed = false;
        for (const line of log) {
          const [word] = line.split(' ');
          if (word === 'press') {
            expect(pressed).toBe(false);
            pressed = true;
          } else if (word === 'release' || word === 'cancel') {
            expect(pressed).toBe(true);
            pressed = false;
          } else expect(pressed).toBe(word === 'drag');
        }
        expect(pressed).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('press, drag and release with one pointer', () => {
    const { log, gestures } = record();
    gestures.down(at(1, 1));
    gestures.move(at(1, 1));
    gestures.move(at(4, 5));
    gestures.up(at(6, 5, { buttons: 0 }));
    gestures.move(at(9, 9, { buttons: 0 }));
    expect(log).toEqual(['press 1', 'drag 1,1 4,5', 'drag 4,5 6,5', 'release 1']);
  });

  it('pan by the middle button, and by any press while the pan key is held', () => {
    const { log, gestures } = record();
    gestures.down(at(0, 0, { button: 1, buttons: 4 }));
    gestures.move(at(3, 4, { buttons: 4 }));
    gestures.up(at(3, 4, { button: 1, buttons: 0 }));
    gestures.panKey = true;
    gestures.down(at(0, 0));
    gestures.move(at(1, 2));
    expect(log).toEqual(['pan 3,4', 'pan 1,2']);
  });

  it('pan by a press that is dragged away, where tools only click; a tremble is still a click', () => {
    const { log, gestures } = record();
    gestures.dragPans = true;
    gestures.down(at(0, 0));
    gestures.move(at(3, 4));
    gestures.up(at(3, 4, { buttons: 0 }));
    gestures.down(finger(2, 0, 0));
    gestures.move(finger(2, 6, 8));
    gestures.move(finger(2, 7, 8));
    gestures.up({ ...finger(2, 7, 8), buttons: 0 });
    gestures.down(at(1, 1));
    expect(log).toEqual(['press 1', 'release 1', 'press 2', 'cancel', 'pan 6,8', 'pan 1,0', 'press 1']);
  });

  it('pinch with two fingers, take back the first one, and pan on with the one that stays', () => {
    const { log, gestures } = record();
    gestures.down(finger(1, 0, 0));
    gestures.down(finger(2, 10, 0));
    gestures.move(finger(2, 20, 0));
    gestures.up({ ...finger(1, 0, 0), buttons: 0 });
    gestures.move(finger(2, 20, 5));
    gestures.up({ ...finger(2, 20, 5), buttons: 0 });
    gestures.down(finger(3, 0, 0));
    expect(log).toEqual(['press 1', 'cancel', 'pinch 10,0 ×2 5,0', 'pan 0,5', 'press 3']);
  });

  it('do nothing more after an abort until all is let go', () => {
    const { log, gestures } = record();
    gestures.down(at(0, 0));
    gestures.abort();
    gestures.move(at(5, 5));
    gestures.down(at(5, 5, { button: 2, buttons: 3 }));
    gestures.up(at(5, 5, { buttons: 0 }));
    gestures.down(at(1, 1));
    expect(log).toEqual(['press 1', 'cancel', 'press 1']);
  });

  it('take fingers for a palm while a pen is down', () => {
    const { log, gestures } = record();
    gestures.down(at(0, 0, { id: 7, pointerType: 'pen' }));
    gestures.down(finger(1, 3, 3));
    gestures.down(finger(2, 4, 4));
    gestures.move(at(1, 0, { id: 7, pointerType: 'pen' }));
    expect(log).toEqual(['press 7', 'drag 0,0 1,0']);
  });

  it('take back what a palm did that came down before its pen', () => {
    const { log, gestures } = record();
    gestures.down(finger(1, 3, 3));
    gestures.move(finger(1, 4, 4));
    gestures.down(at(0, 0, { id: 7, pointerType: 'pen' }));
    gestures.move(finger(1, 5, 5));
    gestures.move(at(1, 0, { id: 7, pointerType: 'pen' }));
    gestures.up(finger(1, 5, 5));
    gestures.up(at(1, 0, { id: 7, pointerType: 'pen', buttons: 0 }));
    expect(log).toEqual(['press 1', 'drag 3,3 4,4', 'cancel', 'press 7', 'drag 0,0 1,0', 'release 7']);
    gestures.down(finger(2, 1, 1));
    gestures.down(finger(3, 2, 2));
    gestures.down(at(0, 0, { id: 7, pointerType: 'pen' }));
    gestures.up(at(0, 0, { id: 7, pointerType: 'pen', buttons: 0 }));
    expect(log.slice(6)).toEqual(['press 2', 'cancel', 'press 7', 'release 7']);
  });
});

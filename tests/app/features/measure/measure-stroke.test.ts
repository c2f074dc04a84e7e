import { beforeEach, describe, expect, it } from 'vitest';
import { MeasureStroke } from '../../../../src/app/features/measure/measure-stroke.ts';
import { type AppStore } from '../../../../src/app/store/store.ts';
import type { Hex } from '../../../../src/engine/hex/hex.ts';
import { plainStore } from '../../../support/documents.ts';
import { measuring, NOTHING_MEASURED } from '../../../../src/app/features/measure/measuring.ts';
import { heldTool, putDown } from '../../../../src/app/cityview/city-tool.ts';

let store: AppStore;
let stroke: MeasureStroke;

beforeEach(() => {
  store = plainStore();
  measuring.take(store, NOTHING_MEASURED);
  stroke = new MeasureStroke(store);
});

const ends = () => {
  const measured = measuring.of(store.getState());
  return measured && [measured.from, measured.to];
};
const [a, b, c, d]: Hex[] = [0, 1, 2, 3].map((q) => ({ q, r: 0 })) as [Hex, Hex, Hex, Hex];

function click(hex: Hex): void {
  stroke.press(hex);
  stroke.release(hex);
}

function drag(...hexes: readonly [Hex, ...Hex[]]): void {
  stroke.press(hexes[0]);
  for (const hex of hexes.slice(1)) stroke.move(hex);
  stroke.release(hexes.at(-1)!);
}

describe('measuring', () => {
  it('takes a click for each end, then begins anew', () => {
    click(a);
    expect(ends()).toEqual([a, null]);
    click(c);
    expect(ends()).toEqual([a, c]);
    click(b);
    expect(ends()).toEqual([b, null]);
  });

  it('takes a drag for both ends, whatever was measured before, and shows where it began from the press on', () => {
    stroke.press(a);
    expect(ends()).toEqual([a, null]);
    stroke.move(b);
    expect(ends()).toEqual([a, null]);
    stroke.release(d);
    expect(ends()).toEqual([a, d]);
    drag(c, b, a);
    expect(ends()).toEqual([c, a]);
    click(d);
    drag(b, c);
    expect(ends()).toEqual([b, c]);
  });

  it('takes a drag that comes back to where it began for a click', () => {
    click(a);
    drag(c, d, c);
    expect(ends()).toEqual([a, c]);
  });

  it('leaves what there was when the press is taken back, and another tool alone', () => {
    click(a);
    stroke.press(c);
    stroke.move(d);
    stroke.cancel();
    expect(ends()).toEqual([a, null]);
    stroke.press(c);
    putDown(store);
    stroke.move(d);
    stroke.release(d);
    stroke.cancel();
    expect(heldTool(store.getState())).toBe('select');
  });
});

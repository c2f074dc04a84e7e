import { beforeEach, describe, expect, it } from 'vitest';
import { cityRunnerOf, type CityRunner } from '../../../../src/app/cityview/city-tools.ts';
import { importCommands, registerFeatures } from '../../../../src/app/contrib/registry.ts';
import { measure } from '../../../../src/app/features/measure/feature.ts';
import { selection } from '../../../../src/app/features/selection/feature.ts';
import { pointOn } from '../../../support/tool-board.ts';
import { type AppStore } from '../../../../src/app/store/store.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { plainStore } from '../../../support/documents.ts';
import { measuring, NOTHING_MEASURED } from '../../../../src/app/features/measure/measuring.ts';
import { heldTool, putDown } from '../../../../src/app/cityview/city-tool.ts';

let store: AppStore;
let runner: CityRunner;

beforeEach(async () => {
  registerFeatures([measure, selection]);
  await importCommands();
  store = plainStore();
  measuring.take(store, NOTHING_MEASURED);
  runner = cityRunnerOf(store);
});

const ends = () => {
  const measured = measuring.of(store.getState());
  return measured && [measured.from, measured.to];
};
const [a, b, c, d]: Segment[] = [0, 1, 2, 3].map((q) => ({ q, r: 0, k: 0 })) as [
  Segment,
  Segment,
  Segment,
  Segment,
];

const on = (segment: Segment) => pointOn(segment);

function click(segment: Segment): void {
  runner.press(on(segment));
  runner.release(on(segment));
}

function drag(...segments: readonly [Segment, ...Segment[]]): void {
  runner.press(on(segments[0]));
  for (const segment of segments.slice(1)) runner.move([on(segment)]);
  runner.release(on(segments.at(-1)!));
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
    runner.press(on(a));
    expect(ends()).toEqual([a, null]);
    runner.move([on(b)]);
    expect(ends()).toEqual([a, null]);
    runner.release(on(d));
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
    runner.press(on(c));
    runner.move([on(d)]);
    runner.cancel();
    expect(ends()).toEqual([a, null]);
    runner.press(on(c));
    putDown(store);
    runner.move([on(d)]);
    runner.release(on(d));
    runner.cancel();
    expect(heldTool(store.getState())).toBe('select');
  });
});

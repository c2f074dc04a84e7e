import { describe, expect, it } from 'vitest';
import { Patience } from '../../../../src/app/features/seeds/patience.ts';

describe('the patience with a seed', () => {
  it('is several times what seeds take, and never so short that a hiccup ends it', () => {
    const patience = new Patience();
    for (const milliseconds of [100, 300, 200]) patience.made(milliseconds);
    expect(patience.limit).toBe(1000);
    const quick = new Patience();
    for (let i = 0; i < 50; i++) quick.made(1);
    expect(quick.limit).toBe(150);
  });

  it('grows as long as none is made, so that seeds which all take long are made in the end', () => {
    const patience = new Patience();
    let spent = 0;
    while (patience.limit < 60_000) {
      spent += patience.limit;
      patience.postponed();
    }
    // What was spent in vain is no more than what the first takes that is made.
    expect(spent).toBeLessThan(60_000 + patience.limit);
  });

  it('does not grow by those that are put off once others are made', () => {
    const patience = new Patience();
    patience.made(40);
    const before = patience.limit;
    for (let i = 0; i < 10; i++) patience.postponed();
    expect(patience.limit).toBe(before);
  });
});

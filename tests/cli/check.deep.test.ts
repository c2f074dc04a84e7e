import { expect, test } from 'vitest';
import { PATIENCE, sixfold } from './run.ts';

test(
  'check finds all files of the library and of the example packs, whose tests are many and pass',
  {
    timeout: PATIENCE,
  },
  () => {
    expect(sixfold(['check', 'schematics'])).toMatchObject({
      status: 0,
      err: expect.stringMatching(/^\d\d files checked: no problems\n$/) as string,
    });
  },
);

import { expect, it } from 'vitest';
import { builtInDocument } from '../../../../src/app/document/builtin/built-in-document.ts';
import { readBuiltInLibrary, readPresets } from '../../../../src/library/built-in-files.ts';
import { CITY, LIBRARY, RECIPE } from '../../../../src/app/document/builtin/start.computed.ts';
import { startDocument } from '../../../../src/app/document/builtin/start-document.ts';

it('opens with the library that is shipped and the city that its recipe makes', () => {
  expect(builtInDocument()).toEqual(startDocument(readBuiltInLibrary(), readPresets()['walled-town']));
});

it('is worked out while the app is built: all of it survives as JSON', () => {
  for (const value of [LIBRARY, RECIPE, CITY]) expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});

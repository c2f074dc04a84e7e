import { expect, test } from 'vitest';
import { builtInDocument } from '../../../../src/app/document/builtin/built-in-document.ts';
import { schematicProblems } from '../../../../src/app/features/checks/schematic-problems.ts';

test('no built-in piece has a problem or a suggestion', () => {
  const library = builtInDocument();
  const said = library.order.map((id) =>
    schematicProblems(library, id).map((one) => `${id}: ${one.severity} ${one.what}`),
  );
  expect(said.flat()).toEqual([]);
});

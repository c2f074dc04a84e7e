import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompareTable } from '../../../../src/app/features/cities/CompareTable.tsx';
import { allCities, type NamedCity } from '../../../../src/app/document/cities.ts';
import type { CityDocument } from '../../../../src/app/document/document.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

it('the figures of towns stand in the table once both are counted', async () => {
  const store = plainStore();
  const [own] = allCities(store.getState().document);
  const street = { q: 0, r: 0, segments: ['street', null, null, null, null, null] } as const;
  const townOf = (ground: NonNullable<CityDocument['ground']>, name: string): NamedCity => ({
    ...own!,
    name,
    city: { ...own!.city, placements: {}, ground },
  });
  const left = townOf([street], 'One street');
  const right = townOf([street, { ...street, q: 1 }], 'Two streets');
  renderWorkspace(store, <CompareTable left={left} right={right} />);
  expect(screen.queryByRole('row', { name: /^Segments of ground/ })).toBeNull();
  expect(await screen.findByRole('row', { name: 'Segments of ground 1 2 +1' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Public areas/ })).toBeVisible();
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { duplicate } from '../../../../src/app/features/cities/city-actions.ts';
import { CityGrid } from '../../../../src/app/features/cities/CityGrid.tsx';
import { openCityId } from '../../../../src/app/document/open-city.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

it('a city has the keys again at once when it is named, copied or moved, before the next frame', async () => {
  const store = plainStore();
  duplicate(store, openCityId(store.getState().document));
  const onOpened = vi.fn();
  renderWorkspace(store, <CityGrid onOpened={onOpened} />);
  const focused = () => document.activeElement?.textContent;
  const copy = screen.getByText('City 1 copy').closest('button')!;
  copy.focus();
  fireEvent.keyDown(copy, { key: 'F2' });
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'Mill pond' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(focused()).toMatch(/^Mill pond/);
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp', altKey: true });
  expect(screen.getAllByRole('listitem')[0]).toContainElement(document.activeElement as HTMLElement);
  fireEvent.keyDown(document.activeElement!, { key: 'd', ctrlKey: true });
  expect(focused()).toMatch(/^Mill pond copy/);
  // The Enter that ends the name does not open the city, too.
  await userEvent.keyboard('{F2}Market{Enter}');
  expect(focused()).toMatch(/^Market/);
  expect(onOpened).not.toHaveBeenCalled();
});

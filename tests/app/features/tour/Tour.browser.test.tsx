import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tour } from '../../../../src/app/features/tour/Tour.tsx';
import { tourSeen } from '../../../../src/app/features/tour/tour-slice.ts';
import { createViewing, endViewing } from '../../../../src/app/store/viewing.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

const shown = () => screen.queryByRole('region', { name: /^Tour/ });

afterEach(() => {
  cleanup();
  tourSeen.set(false);
});

it('waits for the own work where a visit begins with something shared', async () => {
  createViewing<null>('shared', () => {}).await(null);
  renderWorkspace(plainStore(), <Tour />);
  expect(shown()).toBeNull();
  expect(tourSeen.get()).toBe(false);
  cleanup();
  endViewing();
  renderWorkspace(plainStore(), <Tour />);
  expect(await screen.findByRole('region', { name: 'Tour, 1 of 4' })).toBeVisible();
  expect(tourSeen.get()).toBe(true);
});

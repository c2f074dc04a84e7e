import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tour } from '../../../../src/app/features/tour/Tour.tsx';
import { tourSeen } from '../../../../src/app/features/tour/tour-slice.ts';
import { createViewing, endViewing } from '../../../../src/app/store/viewing.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

const shown = () => screen.queryByRole('region', { name: /^Tour/ });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

it('follows what it explains, and asks for no frame while nothing moves', async () => {
  const ring = () => document.querySelector<HTMLElement>('[data-tour-ring]');
  const element = document.createElement('div');
  element.dataset['tour'] = 'generate';
  Object.assign(element.style, {
    position: 'fixed',
    left: '100px',
    top: '100px',
    width: '50px',
    height: '20px',
  });
  document.body.append(element);
  try {
    renderWorkspace(plainStore(), <Tour />);
    await waitFor(() => expect(ring()?.style.left).toBe('97px'));
    element.style.left = '200px';
    await waitFor(() => expect(ring()?.style.left).toBe('197px'));
    const nextFrame = requestAnimationFrame.bind(window);
    const frames = () => new Promise((resolve) => nextFrame(() => nextFrame(() => nextFrame(resolve))));
    await frames();
    const asked = vi.spyOn(window, 'requestAnimationFrame');
    await frames();
    expect(asked).not.toHaveBeenCalled();
  } finally {
    element.remove();
  }
});

import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NumberField } from '../../../src/app/kit/NumberField.tsx';
import { plainStore } from '../../support/documents.ts';
import { renderWorkspace } from '../../support/workspace.tsx';

const { clear, click, keyboard } = userEvent;
const field = () => screen.getByRole('textbox', { name: 'First seed' });

afterEach(() => {
  notifications.clean();
  cleanup();
});

beforeEach(async () => {
  renderWorkspace(plainStore(), <Dialog />);
  await click(field());
  await clear(field());
  await keyboard('250');
});

function Dialog() {
  const [first, setFirst] = useState(7);
  return (
    <>
      <NumberField name="First seed" value={first} min={0} max={100} onChange={setFirst} />
      <output>{first}</output>
      <Notifications />
    </>
  );
}

it('keeps the last number that it takes, says its limit, and takes the nearest when it is left', async () => {
  expect(field()).toHaveValue('250');
  expect(field()).toHaveAccessibleDescription('At most 100');
  expect(screen.getByRole('status')).toHaveTextContent('25');
  await keyboard('{Enter}');
  expect(field()).toHaveValue('100');
  expect(field()).toBeValid();
  expect(await screen.findByRole('alert')).toHaveTextContent('First seed: at most 100, so 250 became 100.');
});

it('takes no number for one that Escape does away with', async () => {
  await keyboard('{Escape}{Tab}');
  expect(field()).toHaveValue('25');
  expect(screen.queryByRole('alert')).toBeNull();
});

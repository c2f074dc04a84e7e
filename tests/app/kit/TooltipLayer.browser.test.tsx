import { Menu } from '@mantine/core';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tooltip } from '../../../src/app/kit/Tooltip.tsx';
import { TooltipLayer } from '../../../src/app/kit/TooltipLayer.tsx';
import { plainStore } from '../../support/documents.ts';
import { renderWorkspace } from '../../support/workspace.tsx';

const { click, hover, keyboard } = userEvent;
const button = (name: string) => screen.getByRole('button', { name });

afterEach(cleanup);

beforeEach(() => {
  renderWorkspace(plainStore(), <Buttons />);
});

function Buttons() {
  const [isOld, setOld] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <TooltipLayer />
      <Tooltip label={isOld ? 'Show the new' : 'Show the present'}>
        <button aria-label="Switch" aria-describedby="own" onClick={() => setOld(!isOld)} />
      </Tooltip>
      <p id="own">What is compared.</p>
      <Tooltip label="Never seen" disabled>
        <button>Plain</button>
      </Tooltip>
      <Menu opened={opened} onChange={setOpened} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Tooltip label="More to do" disabled={opened}>
            <button className="tool">Menu</button>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Item</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

it('is shown for what the mouse rests on, describes it, and follows its text', async () => {
  await hover(button('Switch'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Show the present');
  expect(button('Switch')).toHaveAccessibleDescription('What is compared. Show the present');
  await click(button('Switch'));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Show the new');
  await hover(button('Plain'));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button('Switch')).toHaveAccessibleDescription('What is compared.');
  await hover(button('Menu'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('More to do');
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
});

it('goes with Escape, and where the menu of its button opens', async () => {
  await hover(button('Switch'));
  await screen.findByRole('tooltip');
  await keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await hover(button('Menu'));
  await screen.findByRole('tooltip');
  await click(button('Menu'));
  expect(await screen.findByRole('menuitem', { name: 'Item' })).toBeVisible();
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');
  expect(button('Menu')).toHaveClass('tool');
});

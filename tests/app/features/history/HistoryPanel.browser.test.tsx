import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HistoryButton } from '../../../../src/app/features/history/HistoryButton.tsx';
import { makeStep } from '../../../../src/app/document/step.ts';
import { edit, type AppStore } from '../../../../src/app/store/store.ts';
import { Timeline } from '../../../../src/app/document/timeline.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

beforeEach(() => {
  store = plainStore();
});

afterEach(cleanup);

async function openHistory(): Promise<HTMLElement> {
  renderWorkspace(store, <HistoryButton />);
  await userEvent.click(screen.getByRole('button', { name: 'History of steps' }));
  const list = await screen.findByRole('listbox', { name: 'History' });
  await waitFor(() => expect(list).toHaveFocus());
  return list;
}

const selected = () => screen.getByRole('option', { selected: true });

test('the steps are listed by their labels, and a click or the keys go to them', async () => {
  for (const [label, seed] of [
    ['Plough', 5],
    ['Sow', 6],
    ['Harvest', 7],
  ] as const)
    edit(store, label, (draft) => void (draft.recipe.seed = seed));
  await openHistory();
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Beginning', 'Plough', 'Sow', 'Harvest']);
  expect(selected()).toHaveTextContent('Harvest');
  await userEvent.click(screen.getByRole('option', { name: 'Plough' }));
  expect(store.getState().document.recipe.seed).toBe(5);
  expect(selected()).toHaveTextContent('Plough');
  await userEvent.keyboard('{ArrowDown}');
  expect(store.getState().document.recipe.seed).toBe(6);
  await userEvent.keyboard('{Home}');
  expect(selected()).toHaveTextContent('Beginning');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(store.getState().document.recipe.seed).toBe(5);
  await userEvent.keyboard('{End}');
  expect(store.getState().document.recipe.seed).toBe(7);
  expect(screen.getByText(/^3 steps, \d+ KB$/)).toBeVisible();
});

test('six turns in a row are one line, which opens by its number, by the keys and by undo', async () => {
  for (let turn = 1; turn <= 6; turn++)
    edit(store, 'Turn pair', (draft) => void (draft.recipe.seed = 100 + turn));
  const list = await openHistory();
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const open = ['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6'].map((of) => `Turn pair${of}`);
  expect(names()).toEqual(['Beginning', 'Turn pair×6']);
  await userEvent.click(screen.getByTitle('Show each step'));
  expect(names()).toEqual(['Beginning', ...open]);
  expect(store.getState().document.recipe.seed).toBe(106);
  await userEvent.click(screen.getByRole('option', { name: 'Turn pair 2 of 6' }));
  expect(store.getState().document.recipe.seed).toBe(102);
  await userEvent.click(screen.getByTitle('Show as one line'));
  expect(names()).toEqual(['Beginning', 'Turn pair×6']);
  expect(store.getState().document.recipe.seed).toBe(106);
  list.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(names()).toEqual(['Beginning', ...open]);
  await userEvent.keyboard('{ArrowLeft}{Control>}z{/Control}');
  expect(selected()).toHaveTextContent('Turn pair5 of 6');
  await userEvent.keyboard('{ArrowDown}');
  expect(names()).toEqual(['Beginning', 'Turn pair×6']);
});

test('a history of 100,000 steps shows a screenful, with the last step in view, and jumps to its start', async () => {
  const step = (number: number) =>
    makeStep(`Step ${number}`, {
      patches: [{ op: 'replace', path: ['recipe', 'seed'], value: number }],
      inverse: [{ op: 'replace', path: ['recipe', 'seed'], value: number - 1 }],
    });
  const steps = Array.from({ length: 100_000 }, (_, index) => step(index + 1));
  store.setState({ timeline: Timeline.of(steps, 0, steps.length) });
  const list = await openHistory();
  await waitFor(() => expect(selected()).toBeVisible());
  expect(selected()).toHaveTextContent('Step 100000');
  expect(selected()).toHaveAttribute('aria-posinset', '100001');
  expect(selected().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    list.getBoundingClientRect().bottom + 1,
  );
  expect(screen.getAllByRole('option').length).toBeLessThan(40);
  await userEvent.keyboard('{Home}');
  expect(store.getState().document.recipe.seed).toBe(0);
  expect(list.scrollTop).toBe(0);
  expect(selected()).toHaveTextContent('Beginning');
});

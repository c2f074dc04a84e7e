import { cleanup } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toCity } from '../../../../src/app/document/document.ts';
import { editedSchematics } from '../../../../src/app/features/living/edited.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { readDesk } from '../../../../src/app/features/storage/read-work.ts';
import { Writer } from '../../../../src/app/features/storage/writer.ts';
import { createAppStore, edit, type AppStore } from '../../../../src/app/store/store.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { cityFile, openApp } from '../../../support/app-page.tsx';
import { ownDatabases } from '../../../support/databases.ts';
import { CityWorkspace, renderWorkspace } from '../../../support/workspace.tsx';
import { BoardUser } from '../../board/board-user.ts';

const { connect } = ownDatabases();

const at = (q: number, r: number, k: Segment['k'] = 0): Segment => ({ q, r, k });

/** Three houses: one alone, and two in one hex, of which the second stands where the first would grow to. */
const ALONE = at(-8, 4);
const CROWDED = at(-6, 3);
const BESIDE = at(-6, 3, 1);

const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

const board = new BoardUser('City');
const panel = page.getByRole('region', { name: 'Selection' });
const card = page.getByRole('region', { name: 'Edited schematics' });

let store: AppStore;
let before: string;

beforeEach(() => {
  store = openApp({
    stamps: [
      ['castle', 5, 0],
      ['house', ALONE.q, ALONE.r],
      ['house', CROWDED.q, CROWDED.r],
      ['house', BESIDE.q, BESIDE.r, { rotation: 1 }],
    ],
  });
  before = cityFile(store);
});

/** Paints one more segment of the house of the library. */
function growHouse(k: Segment['k']): void {
  edit(store, 'Paint', (draft) => paintSegment(draft, 'house', at(0, 0, k), 'house'));
}

/** Presses keys on the board of the city. */
async function press(keys: string): Promise<void> {
  board.element.focus();
  await userEvent.keyboard(keys);
}

const button = (name: string) => card.getByRole('button', { name });
const line = (place: string) => card.getByRole('listitem').filter({ hasText: place });

async function expectStatus(text: string): Promise<void> {
  await expect.element(card.getByRole('status')).toHaveTextContent(text);
}

/** No schematic of the library differs from its placements, and there is no card. */
async function expectNoneEdited(): Promise<void> {
  expect(editedSchematics(store.getState().document)).toEqual([]);
  await expect.element(card).not.toBeInTheDocument();
}

/** The placement on a segment has so many segments, as its panel tells. */
async function expectSegments(segment: Segment, count: number): Promise<void> {
  await board.click(segment);
  await expect
    .element(panel.getByLabelText('About the placement'))
    .toHaveTextContent(new RegExp(`Segments\\s*${count}(?!\\d)`));
  await press('{Escape}');
}

/** The placements and schematics of the city, without its notes about them. */
function standing() {
  const { placements, schematics } = toCity(store.getState().document.city);
  return { placements, schematics };
}

test('an edited schematic tells which of its placements are affected and would still fit', async () => {
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const library = page.getByRole('region', { name: 'Library' });
  await library.getByRole('button', { name: 'House', exact: true }).click();
  await expect.element(page.getByRole('application', { name: 'Schematic House' })).toBeVisible();
  await userEvent.keyboard('b1');
  await new BoardUser('Schematic House').click(at(0, 0, 1));
  await expect.element(page.getByText(/^2 segments on 1 hex/)).toBeVisible();
  await page.getByRole('tab', { name: 'City' }).click();

  await expectStatus('House was edited: 3 placements; 2 would still fit, 1 would not');
  // Nothing has changed before something is chosen.
  expect(cityFile(store)).toBe(before);
  await button('Show').click();
  const lines = card.getByRole('article', { name: 'House' }).getByRole('listitem');
  await expect.poll(() => lines.elements().length).toBe(3);
  // The placement that does not fit comes first, with the reason, and leads to its place.
  const [first, second] = [lines.nth(0), lines.nth(1)];
  await expect
    .element(first)
    .toHaveTextContent(/hex -6, 3.*Does not fit: 1 segment taken by House \(No\. \d+\)/);
  await expect.element(second.getByRole('button', { name: /^Update No\. \d+$/ })).toBeVisible();
  expect(first.getByRole('button', { name: /^Update/ }).query()).toBeNull();
  await first.getByRole('button').click();
  await expect.element(panel).toHaveTextContent('at hex -6, 3');
  await button('Close the list').click();
  await button('Not now').click();
  await expect.element(card).not.toBeInTheDocument();

  await page.getByRole('tab', { name: 'Schematics' }).click();
  await userEvent.keyboard(UNDO);
  await page.getByRole('tab', { name: 'City' }).click();
  await expect.element(page.getByRole('application', { name: 'City' })).toBeVisible();
  await expectNoneEdited();
});

test('those that fit are updated, the others stay as they are; undo brings back what stood', async () => {
  growHouse(1);
  await button('Update the 2 that fit').click();
  await expectStatus('House was edited: 1 placement; it would not fit');
  await expectSegments(ALONE, 2);
  await expectSegments(BESIDE, 2);
  await expectSegments(CROWDED, 1);
  const after = cityFile(store);
  expect(after).not.toBe(before);
  await press(UNDO);
  expect(cityFile(store)).toBe(before);
  await press(REDO);
  expect(cityFile(store)).toBe(after);
  await press(UNDO);
  await expectStatus('House was edited: 3 placements; 2 would still fit, 1 would not');
  await expectSegments(ALONE, 1);
});

test('one alone is updated; room that it makes lets another follow', async () => {
  growHouse(1);
  await board.click(BESIDE);
  await press('{Delete}');
  await expectStatus('House was edited: 2 placements; all would still fit');
  await button('Show').click();
  await line('hex -8, 4')
    .getByRole('button', { name: /^Update No\./ })
    .click();
  await expectStatus('House was edited: 1 placement; it would still fit');
  await expectSegments(ALONE, 2);
  await expectSegments(CROWDED, 1);
});

test('kept, they stay as they are and nothing is asked until the next edit, also once they are stored and opened', async () => {
  const stood = standing();
  growHouse(1);
  await button('Keep all').click();
  await expectNoneEdited();
  expect(standing()).toEqual(stood);

  const connection = connect();
  const writer = new Writer(connection);
  writer.startAnew();
  await writer.write(store.getState(), 1);
  const found = await readDesk(await connection.get());
  if (found.kind !== 'found') throw new Error(`the work is ${found.kind}`);
  cleanup();
  store = createAppStore(found.document);
  store.setState({ timeline: found.timeline });
  renderWorkspace(store, <CityWorkspace />);

  await expectSegments(ALONE, 1);
  await expectNoneEdited();
  await press(UNDO);
  await expectStatus('House was edited: 3 placements');
  await press(REDO);
  await expectNoneEdited();
  growHouse(2);
  await expectStatus('House was edited: 3 placements');
});

test('detached, they are a schematic of the city alone and follow the library no more', async () => {
  growHouse(1);
  await button('Show').click();
  await button('Detach').click();
  await expectNoneEdited();
  await board.click(ALONE);
  await expect.element(panel.getByText('House', { exact: true })).toBeVisible();
  expect(panel.getByTitle('Open in Schematics').query()).toBeNull();
  growHouse(2);
  await expectNoneEdited();
  await press('{Escape}');
  await expectSegments(ALONE, 1);
  // The edit of the library, then the detaching: two steps.
  await press(UNDO + UNDO);
  await expectStatus('House was edited: 3 placements');
  expect(cityFile(store)).toBe(before);
});

test('locked placements are told to be, and are not updated', async () => {
  await board.click(ALONE);
  await press('k{Escape}');
  growHouse(1);
  await expectStatus('House was edited: 3 placements; 1 would still fit, 2 would not');
  await button('Show').click();
  await expect.element(line('hex -8, 4')).toHaveTextContent('Locked: unlock it first');
  await button('Update the 1 that fits').click();
  await expectSegments(BESIDE, 2);
  await expectSegments(ALONE, 1);
});

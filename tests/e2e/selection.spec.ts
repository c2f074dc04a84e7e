import type { Segment } from '../../src/engine/segment/segment.ts';
import { CityPage } from '../support/city-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

let city: CityPage;

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  city = new CityPage(page);
  await expect(city.board.board).toBeVisible();
  await expect(city.panel).toBeVisible();
});

const at = (q: number, r: number): Segment => ({ q, r, k: 0 });

/** A castle, and three houses in a row west of it. */
const HAMLET = [
  ['Castle', 5, 0],
  ['House', -8, 4],
  ['House', -6, 3],
  ['House', -4, 2],
] as const;
const [CASTLE, FIRST, SECOND, THIRD] = HAMLET.map(([, q, r]) => at(q, r)) as [
  Segment,
  Segment,
  Segment,
  Segment,
];

test.describe('selecting', () => {
  test('a click tells what stands there, how it lies and where it came from', async () => {
    await city.board.click(at(0, 0));
    await expect(city.panel.getByRole('button', { name: 'Castle', exact: true })).toBeVisible();
    await expect(city.panel).toContainText(/No\. 1 at hex -?\d+, -?\d+/);
    await expect(city.panel).toContainText(/Rotation [0-5], (not )?shifted/);
    const facts = city.panel.getByLabel('About the placement');
    await expect(facts).toContainText(/Segments\s*63/);
    await expect(facts).toContainText(/Buildings.*1 Castle/);
    await expect(facts).toContainText(/Districts?.*\(No\. \d+\)/);
    await expect(facts).toContainText(/Made\s*by seed 7, required by the recipe/);
    await expect(city.panel.getByRole('switch', { name: 'Locked' })).not.toBeChecked();
    await city.press('Escape');
    await expect(facts).toBeHidden();
    await city.board.click(at(0, 4));
    await expect(facts).toContainText(/Made\s*by seed 7/);
  });

  test('a rectangle takes what lies in it; Shift adds, Alt takes away, clicks too', async ({ page }) => {
    await city.build(HAMLET);
    await city.board.drag([at(-9, 3), at(-5, 5)]);
    await expect(city.panel).toContainText('2 placements');
    await expect(city.said.filter({ hasText: '2 placements selected' })).toBeVisible();
    await page.keyboard.down('Shift');
    await city.board.click(THIRD);
    await expect(city.panel).toContainText('3 placements');
    await city.board.drag([at(3, -2), at(7, 1)]);
    await page.keyboard.up('Shift');
    await expect(city.panel).toContainText('4 placements');
    await page.keyboard.down('Alt');
    await city.board.drag([at(-9, 3), at(-7, 5)]);
    await page.keyboard.up('Alt');
    await expect(city.panel).toContainText('3 placements');
    await city.panel.getByRole('button', { name: 'House 2' }).click();
    await expect(city.panel).toContainText('2 placements');
    await city.board.click(at(0, -8));
    await expect(city.panel).toContainText('Click a building');
  });

  test('a lasso goes round what it is drawn about, and leaves out what a rectangle would take', async () => {
    await city.build(HAMLET);
    await city.panel.getByRole('button', { name: 'Lasso' }).click();
    await expect(city.panel.getByRole('button', { name: 'Lasso' })).toHaveAttribute('aria-pressed', 'true');
    // Round the first and the third, below the second.
    await city.board.drag([
      at(-9, 3),
      at(-7, 2),
      at(-7, 6),
      at(-5, 5),
      at(-5, 0),
      at(-3, 0),
      at(-3, 7),
      at(-9, 8),
      at(-9, 3),
    ]);
    await expect(city.panel).toContainText('2 placements');
    await city.press('i');
    await expect(city.panel.getByRole('list', { name: 'Selected placements per schematic' })).toHaveText(
      /Castle\s*1\s*House\s*1/,
    );
  });

  test('the menu selects by schematic, building and district, as many as it says', async ({ page }) => {
    const labels = page.getByRole('menu').locator('[class*="Menu-label"]');
    for (const name of [/^Mill in the wheat/, /^Shop /, /^farmland /]) {
      await city.panel.getByRole('button', { name: 'Select similar' }).click();
      await expect(labels).toHaveText(['Schematics', 'With buildings', 'In districts']);
      const item = page.getByRole('menuitem', { name });
      const count = Number(/(\d+)$/.exec((await item.textContent()) ?? '')?.[1]);
      expect(count).toBeGreaterThan(1);
      await item.click();
      await expect(city.panel).toContainText(`${count} placements`);
      await city.press('Escape');
    }
  });

  test('a district selects all that reaches into it, from the panel of one of them', async () => {
    await city.board.click(at(0, 0));
    await city.panel.getByTitle('Select all in this district').first().click();
    await expect(city.panel).toContainText(/\d+ placements/);
    await expect(city.panel.getByRole('button', { name: 'Castle 1' })).toBeVisible();
  });

  test('undo during a drag calls off the drag alone', async ({ page }) => {
    await city.build(HAMLET);
    const before = await city.all();
    await city.press('Escape');
    await city.board.click(FIRST);
    await city.board.hover(FIRST);
    await page.mouse.down();
    await city.board.hover(at(-8, 6));
    await expect(city.said.filter({ hasText: 'let go to move' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.mouse.up();
    expect(await city.all()).toBe(before);
    await city.press('Control+z');
    expect(await city.all()).not.toBe(before);
  });
});

test.describe('what is selected', () => {
  let before: string;

  test.beforeEach(async () => {
    await city.build(HAMLET);
    before = await city.all();
    await city.press('Escape');
  });

  test('is moved by a drag where there is room, and says why where there is none', async () => {
    await city.board.click(FIRST);
    await city.board.drag([FIRST, at(-7, 5), at(-6, 6)]);
    await expect(city.panel).toContainText('at hex -6, 6');
    await city.expectOneStep(before);
    await city.board.click(FIRST);
    await city.board.drag([FIRST, at(-7, 3), SECOND]);
    await expect(city.said.filter({ hasText: /^Does not fit: 1 segment taken by House/ })).toBeVisible();
    expect(await city.all()).toBe(before);
  });

  test('is moved by arrows, a group as one', async () => {
    await city.board.drag([at(-9, 2), at(-3, 6)]);
    await expect(city.panel).toContainText('3 placements');
    await city.press('ArrowDown');
    await city.expectOneStep(before);
    await city.board.click(SECOND);
    await city.press('ArrowRight', 'ArrowUp');
    // Straight to the right is one side.
    await expect(city.panel).toContainText('at hex -6, 2');
    await expect(city.panel).toContainText('shifted right');
  });

  test('has keys for turn, shift and mirror, for one and for a group', async () => {
    for (const key of ['r', 's', 'm']) {
      await city.board.click(CASTLE);
      await city.press(key);
      await expect(city.panel).not.toContainText(/Rotation 0, not shifted$/);
      await city.expectOneStep(before);
      await city.board.drag([at(-9, 2), at(-3, 6)]);
      await city.press(key);
      await city.expectOneStep(before);
    }
  });

  test('is laid in a pose of the dial, which says what is in the way', async () => {
    await city.board.click(CASTLE);
    await city.panel.getByText('Poses', { exact: true }).click();
    const dial = city.panel.getByRole('grid', { name: 'Poses' });
    await dial.getByRole('gridcell', { name: /^Rotation 3, not shifted/ }).hover();
    await expect(city.panel.getByText('Fits at 180°')).toBeVisible();
    await dial.getByRole('gridcell', { name: /^Rotation 3, not shifted/ }).click();
    await expect(city.panel).toContainText('Rotation 3, not shifted');
    await city.expectOneStep(before);
  });

  test('is replaced by what fits there, which the menu shows first', async ({ page }) => {
    await city.board.click(CASTLE);
    const number = /No\. \d+/.exec((await city.panel.textContent()) ?? '')![0];
    await city.panel.getByRole('button', { name: 'Replace' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: /^Castle/ })).toBeHidden();
    await menu.getByRole('menuitem', { name: /^Watchtower/ }).click();
    await expect(city.panel.getByRole('button', { name: 'Watchtower', exact: true })).toBeVisible();
    await expect(city.panel).toContainText(`${number} at hex 5, 0`);
    await city.expectOneStep(before);
  });

  test('stays as it is while it is locked, and says so', async ({ page }) => {
    await city.board.click(CASTLE);
    await city.press('k');
    await expect(city.panel.getByRole('switch', { name: 'Locked' })).toBeChecked();
    const refused = page
      .getByRole('alert')
      .filter({ hasText: /^Castle \(No\. \d+\) is locked: unlock it first\.$/ });
    for (const key of ['r', 's', 'm', 'Delete']) {
      await city.press(key);
      await expect(refused).toHaveCount(1);
      await expect(city.panel).toContainText('Rotation 0, not shifted');
    }
    await city.board.drag([CASTLE, at(5, 2)]);
    await expect(city.said.filter({ hasText: /is locked: unlock it first\.$/ })).toBeVisible();
    await city.press('ArrowUp');
    await expect(city.panel).toContainText('at hex 5, 0');
    await city.press('Control+a');
    await expect(city.panel).toContainText('1 of them locked');
    await city.press('Delete');
    await expect(city.panel).toContainText('at hex 5, 0');
    await city.press('Control+z', 'Control+z');
    expect(await city.all()).toBe(before);
    await city.press('Escape');
    await city.board.click(CASTLE);
    await expect(city.panel.getByRole('switch', { name: 'Locked' })).not.toBeChecked();
  });

  test('is removed, by key and by button', async () => {
    await city.board.click(SECOND);
    await city.press('Delete');
    await expect(city.panel).toContainText('Click a building');
    await city.expectOneStep(before);
    await city.board.drag([at(-9, 2), at(-5, 6)]);
    await city.panel.getByRole('button', { name: 'Remove' }).click();
    await city.expectOneStep(before);
  });

  test('is copied and stamped again where there is room; where there is none, it says why', async () => {
    await city.board.drag([at(-9, 2), at(-3, 6)]);
    await city.press('Control+c', 'Control+v');
    await expect(city.panel).toContainText('goes with the pointer');
    await city.board.hover(at(-6, 3));
    await expect(city.said.filter({ hasText: /^Does not fit: 1 segment taken by House/ })).toBeVisible();
    await city.board.click(at(-6, 3));
    await expect(city.said.filter({ hasText: /^Does not fit/ })).toHaveCount(1);
    await expect(city.panel).toContainText('goes with the pointer');
    await city.board.hover(at(13, 0));
    await expect(city.said.filter({ hasText: /^Does not fit: .* off the land/ })).toBeVisible();
    await city.board.hover(at(-2, -5));
    await expect(city.said.filter({ hasText: 'Fits here' })).toBeVisible();
    await city.board.click(at(-2, -5));
    await expect(city.panel).toContainText('3 placements');
    await city.expectOneStep(before);
  });

  test('alone is stamped again in its pose, and cut is put elsewhere', async () => {
    await city.board.click(CASTLE);
    await city.press('r', 'Control+x');
    await expect(city.panel).toContainText('Click a building');
    await city.press('Control+v');
    await city.board.click(at(-2, -5));
    await expect(city.board.board.page().getByText(/^Stamped Castle/)).toBeVisible();
    await city.press('Escape');
    await city.board.click(at(-2, -5));
    await expect(city.panel).toContainText('Rotation 1, not shifted');
    await expect(city.panel).toContainText('by hand');
    await city.press('Control+z', 'Control+z', 'Control+z');
    expect(await city.all()).toBe(before);
  });

  test('stays in hand with Shift, from a key of its own', async ({ page }) => {
    await city.board.drag([at(-9, 2), at(-5, 6)]);
    await city.press('c');
    await city.panel.getByRole('button', { name: 'Turn 60° clockwise' }).click();
    await page.keyboard.down('Shift');
    await city.board.click(at(-2, -5));
    await city.board.click(at(-2, -7));
    await page.keyboard.up('Shift');
    await city.panel.getByRole('button', { name: 'Put it down' }).click();
    await city.press('Control+a');
    await expect(city.panel).toContainText('8 placements');
  });

  test('is rolled again from its panel, and so is its district', async ({ page }) => {
    await city.board.click(SECOND);
    await city.panel.getByRole('button', { name: 'Reroll placement' }).click();
    const roll = page.getByRole('region', { name: 'Reroll' });
    await expect(roll).toContainText(/^Reroll No\. \d+/);
    await expect(roll.getByText(/coverage|Everything came out/)).toBeVisible();
    await city.press('Escape');
    await expect(roll).toBeHidden();
    await city.panel.getByRole('button', { name: 'Reroll district' }).click();
    await expect(roll).toContainText(/^Reroll the district /);
    await expect(roll.getByText(/coverage|Everything came out/)).toBeVisible();
    await city.press('Escape');
    expect(await city.all()).toBe(before);
  });
});

test('by keys alone a placement is found, selected, moved, turned, locked and removed', async ({ page }) => {
  await city.build(HAMLET);
  const said = (words: RegExp) => page.getByText(words);
  await city.board.hover(at(-6, 2));
  await city.press('ArrowDown', 'ArrowDown');
  for (let step = 0; step < 6 && (await said(/part of House/).count()) === 0; step++)
    await city.press('ArrowDown');
  await expect(said(/^hex -6, 3, segment north, house, part of House No\. \d+/)).toHaveCount(1);
  await city.press('Enter');
  await expect(said(/ part of House No\. \d+, .*selected$/)).toHaveCount(1);
  await expect(city.panel).toContainText('at hex -6, 3');
  await city.press('ArrowDown');
  await expect(city.panel).toContainText('at hex -6, 4');
  await expect(said(/^House moved: hex -6, 4, rotation 0$/)).toHaveCount(1);
  await city.press('r');
  await expect(city.panel).toContainText('Rotation 1');
  await expect(said(/^House turned: hex -6, 4, rotation 1$/)).toHaveCount(1);
  await city.press('k', 'ArrowDown');
  await expect(said(/^House \(No\. \d+\) is locked: unlock it first\.$/)).toHaveCount(1);
  await city.press('k');
  await expect(said(/^House unlocked$/)).toHaveCount(1);
  await city.press('Delete');
  await expect(city.panel).toContainText('Click a building');
  await expect(said(/^House removed$/)).toHaveCount(1);
  await city.press('Control+z');
  await city.press('Control+a');
  await expect(city.panel).toContainText('4 placements');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a drag pans, until it is to draw around; what is selected goes along', async ({ page }) => {
    await city.build(HAMLET);
    const client = await page.context().newCDPSession(page);
    const drag = async (...way: readonly Segment[]) => {
      for (const [index, segment] of way.entries()) {
        const { x, y } = await city.board.pixelOf(segment);
        const type = index === 0 ? 'touchStart' : 'touchMove';
        await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y, id: 1 }] });
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const origin = () => city.board.board.getAttribute('data-origin-x');
    const start = await origin();
    await drag(at(0, 0), at(1, 0), at(2, 0));
    expect(await origin()).not.toBe(start);
    await city.panel.getByRole('button', { name: 'Rectangle' }).click();
    const still = await origin();
    await drag(at(-9, 2), at(-6, 3), at(-3, 6));
    await expect(city.panel).toContainText('3 placements');
    await drag(SECOND, at(-6, 4), at(-6, 5));
    expect(await origin()).toBe(still);
    const { x, y } = await city.board.pixelOf(at(-6, 5));
    await page.touchscreen.tap(x, y);
    await expect(city.panel).toContainText('at hex -6, 5');
  });
});

test.describe('the context menu', () => {
  test.use({ hasTouch: true });

  test('opens by the right button, by key and by a finger that rests', async ({ page }) => {
    await city.build(HAMLET);
    const menu = page.getByRole('menu', { name: 'Selection', exact: true });
    await city.board.click(FIRST, { button: 'right' });
    await expect(city.panel).toContainText('House');
    await menu.getByRole('menuitem', { name: 'Select copies' }).click();
    await expect(city.panel).toContainText('3 placements');
    await expect(city.board.board).toBeFocused();

    await page.keyboard.press('Shift+F10');
    await expect(menu.getByRole('menuitem', { name: /^Lock or unlock/ })).toHaveAttribute(
      'aria-keyshortcuts',
      'K',
    );
    // The keys open it at the selection.
    await page.keyboard.press('Escape');
    await city.board.click(FIRST);
    await page.keyboard.press('Shift+F10');
    const [first, box] = [await city.board.pixelOf(FIRST), (await menu.boundingBox())!];
    expect(Math.abs(box.x - first.x)).toBeLessThan(40);
    expect(box.y).toBeLessThan(first.y + 40);
    expect(box.y + box.height).toBeGreaterThan(first.y - 40);
    await menu.getByRole('menuitem', { name: /^Lock or unlock/ }).click();
    await expect(city.panel.getByRole('switch', { name: 'Locked' })).toBeChecked();

    const { x, y } = await city.board.pixelOf(CASTLE);
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(menu).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await menu.getByRole('menuitem', { name: 'Replace…' }).click();
    await menu.getByRole('menuitem', { name: /^Church close/ }).click();
    await expect(city.panel.getByRole('button', { name: 'Church close', exact: true })).toBeVisible();
    await city.board.click(CASTLE, { button: 'right' });
    await menu.getByRole('menuitem', { name: 'Remove' }).click();
    expect(await city.all()).not.toContain('church-close');
  });
});

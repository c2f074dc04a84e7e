import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';
import { holdFile } from '../support/held-file.ts';

test('a key that was chosen paints after a reload, and the palette shows the whole', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const { board } = new BoardPage(page, 'Schematic Castle');
  await board.focus();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Change B, Paint tool' }).click();
  await page.keyboard.press('y');
  await expect(page.getByRole('button', { name: 'Change Y, Paint tool' })).toBeFocused();

  await page.reload();
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await board.focus();
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await page.keyboard.press('e');
  await page.keyboard.press('b');
  await expect(tool('Erase')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('y');
  await expect(tool('Paint')).toHaveAttribute('aria-pressed', 'true');

  const fitted = await board.getAttribute('data-scale');
  await page.keyboard.press('+');
  await expect(board).not.toHaveAttribute('data-scale', fitted!);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fit view');
  await page.keyboard.press('Enter');
  await expect(board).toHaveAttribute('data-scale', fitted!);
  await expect(board).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.getByRole('application', { name: 'City' })).toBeFocused();

  // The keys right after a dialog are those of the page.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard and mouse' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
});

test('on a phone every command is found from the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Find a command' }).click();
  await page.getByRole('combobox', { name: 'Find a command' }).fill('dark');
  await page.getByRole('option', { name: 'Switch between light and dark colors' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test(
  'keys that are pressed before the commands are here are not lost',
  { tag: '@must' },
  async ({ page }) => {
    const arrive = await holdFile(page, /\/commands-[^/]*\.js$/);
    await page.goto('./');
    const board = page.getByRole('application', { name: 'City' });
    await expect(board).toBeVisible();
    await page.keyboard.press('z');
    await page.keyboard.press('+');
    await page.keyboard.press('Control+a');
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    arrive();
    await expect(board).toHaveAttribute('data-scale', '50');
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText(/\d+ placements/);
  },
);

test('Ctrl+P prints the city, also while a name is typed, and not the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('keydown', (event) => {
      if (event.key !== 'p' || !event.ctrlKey) return;
      // Once all who listen have heard the key.
      setTimeout(() => (document.title = event.defaultPrevented ? 'ours' : 'the browser prints'));
    });
  });
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByText(/\.pdf$/).first()).toBeVisible();
  await expect(page).toHaveTitle('ours');
});

test('what is typed after Ctrl+K before the palette is here is found typed in it', async ({ page }) => {
  const arrive = await holdFile(page, /\/CommandPalette-[^/]*\.js$/);
  await page.goto('./');
  const board = page.getByRole('application', { name: 'City' });
  await board.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('go to schx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByRole('tab', { name: 'Schematics' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a press beside an open key editor finds the button where it was', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await new BoardPage(page, 'Schematic Castle').board.focus();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Change B, Paint tool' }).click();
  const editor = page.getByRole('group', { name: /Paint tool/ });
  await expect(editor).toBeVisible();
  // Below the editor, which goes as soon as it loses the focus. The guard of pages tells when the button moves.
  await page.getByRole('button', { name: 'Change E, Erase tool' }).click();
  await expect(page.getByRole('group', { name: /Erase tool/ })).toBeVisible();
  await expect(editor).toBeHidden();
});

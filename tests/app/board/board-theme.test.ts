import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DARK_BOARD, LIGHT_BOARD, type BoardTheme } from '../../../src/app/board/board-theme.ts';

/** Colors that code makes translucent by two more digits, such as `${theme.blocked}99`. */
const madeTranslucent = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
  .flatMap((file) => [...readFileSync(`src/app/${file}`, 'utf8').matchAll(/\$\{theme\.(\w+)\}[0-9a-f]{2}`/g)])
  .map(([, name]) => name as keyof BoardTheme);

it('makes no color translucent that is so already: a canvas would ignore it and paint black', () => {
  expect(madeTranslucent).toContain('blocked');
  for (const name of madeTranslucent)
    for (const theme of [LIGHT_BOARD, DARK_BOARD])
      expect(`${name} ${theme[name]}`).toMatch(/^\w+ #[0-9a-f]{6}$/);
});

import { expect, it, onTestFinished, vi } from 'vitest';
import page from '../../docs/library.md?raw';
import { townFigures, type TownFigures } from './workers/town-figures.ts';

it('the library gives a module worker the town, the fits, the reach and the files of the page, byte for byte', async () => {
  const worker = new Worker(new URL('./workers/library.worker.ts', import.meta.url), { type: 'module' });
  onTestFinished(() => worker.terminate());
  const figures = await new Promise<TownFigures>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TownFigures>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    worker.postMessage(3);
  });
  expect(figures).toEqual(townFigures(3));
  expect(figures.text).toContain('"digest": "sha256:');
  expect(figures.fits.length).toBeGreaterThan(0);
  expect(figures.stages).toEqual(['land', 'check', 'minimums', 'fill']);
});

/** The code block of the library's page for a file, with the package where the sources are. */
function blockOf(file: string): string {
  const code = new RegExp(`\`\`\`js\\n(// ${file}\\n.*?)\`\`\``, 's').exec(page)?.[1];
  if (code === undefined) throw new Error(`no block of ${file}`);
  return code.replace("'sixfold'", `'${location.origin}/src/library/sixfold.ts'`);
}

const addressOf = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

it('the page and the worker of the library’s page work together', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  const worker = addressOf(blockOf('town.worker.js'));
  const code = blockOf('page.js').replace("new URL('./town.worker.js', import.meta.url)", `'${worker}'`);
  expect(code).toContain(worker);
  await import(/* @vite-ignore */ addressOf(code));
  await expect.poll(() => printed.mock.lastCall, { timeout: 20_000 }).toEqual([true, expect.any(Number)]);
  const stages = new Set(printed.mock.calls.map(([stage]: unknown[]) => stage));
  expect([...stages]).toEqual(['land', 'check', 'minimums', 'fill', true]);
});

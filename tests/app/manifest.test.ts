import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLACES } from '../../src/app/features/offline/places.ts';
import { PROJECT } from '../support/source.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
  readonly file_handlers: readonly {
    readonly action: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
    readonly icons: readonly Picture[];
  }[];
  readonly [member: string]: unknown;
}

const fileOf = (path: string): Buffer => readFileSync(`${PROJECT}public/${path}`);
const manifest = JSON.parse(fileOf('site.webmanifest').toString('utf8')) as Manifest;

/** Most bytes of a picture that is shown before the app is installed. */
const MOST_BYTES = 150_000;

/** Width and height of a picture in pixels, as its file says. */
function sizeOf(data: Buffer): string {
  if (data.toString('latin1', 1, 4) === 'PNG') return `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`;
  // The segments of a JPEG, up to the frame.
  let at = 2;
  while (data[at + 1]! < 0xc0 || data[at + 1]! > 0xc2) at += 2 + data.readUInt16BE(at + 2);
  return `${data.readUInt16BE(at + 7)}x${data.readUInt16BE(at + 5)}`;
}

it('each picture that the manifest names is there, with the type and the size that it claims', () => {
  const { icons, screenshots, shortcuts, file_handlers: handlers } = manifest;
  const all = [icons, screenshots, ...shortcuts.map((one) => one.icons), ...handlers.map((one) => one.icons)];
  for (const { src, sizes, type } of all.flat()) {
    const data = fileOf(src);
    if (type === 'image/svg+xml') expect([sizes, data.toString('utf8', 0, 4)]).toEqual(['any', '<svg']);
    else expect(`${src} ${sizeOf(data)}`).toBe(`${src} ${sizes}`);
    expect(type).toMatch(src.endsWith('.jpg') ? /jpeg$/ : src.endsWith('.png') ? /png$/ : /svg/);
    expect(data.length).toBeLessThan(MOST_BYTES);
  }
});

it('the app can be installed: names, a start in its scope, a window of its own, icons of both sizes and a maskable one', () => {
  expect(manifest).toMatchObject({ id: 'sixfold', start_url: './', scope: './', display: 'standalone' });
  for (const name of ['name', 'short_name', 'description', 'background_color', 'theme_color'])
    expect(manifest[name]).toMatch(/./);
  const sizes = manifest.icons.filter(({ purpose }) => purpose === undefined).map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const forms = manifest.screenshots.map((picture) => picture.form_factor);
  expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']));
});

it('every shortcut leads to a place that the app opens by its address, and files go to the app itself', () => {
  expect(manifest.shortcuts.map(({ url }) => url.replace('./', '')).sort()).toEqual(
    Object.keys(PLACES).sort(),
  );
  const endings = manifest.file_handlers.flatMap(({ accept }) => Object.values(accept).flat());
  expect(endings).toEqual(['.json', '.zip']);
  for (const { action } of manifest.file_handlers) expect(action).toBe(manifest['start_url']);
});

import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import type Axe from 'axe-core';
import { castDraft } from 'immer';
import axeSource from 'axe-core/axe.min.js?raw';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { layBareLand } from '../../../../../src/app/store/import-land.ts';
import { openExportDialog } from '../../../../../src/app/features/files/export/export-dialog.ts';
import { FileMenus } from '../../../../../src/app/features/files/FileMenus.tsx';
import { exportForm, exportOptions } from '../../../../../src/app/features/files/export/choice.ts';
import { forgetPreferences } from '../../../../../src/app/kit/preference.ts';
import { LIBRARY } from '../../../../../src/app/document/builtin/start.computed.ts';
import { toCity } from '../../../../../src/app/document/document.ts';
import { edit, type AppStore } from '../../../../../src/app/store/store.ts';
import { rectangleLand } from '../../../../../src/engine/land/shapes.ts';
import { writeCity } from '../../../../../src/formats/city/write.ts';
import { plainStore } from '../../../../support/documents.ts';
import { renderWorkspace } from '../../../../support/workspace.tsx';

/** A worker may take its time to start on a busy machine. */
const PATIENT = { timeout: 30_000 };

/** Waits for what was copied, and copies again when another page came between. */
const ONE_COPY = { timeout: 2000 };

let store: AppStore;

beforeEach(() => {
  clicks.mockClear();
  forgetPreferences();
  store = plainStore();
  renderWorkspace(
    store,
    <>
      <FileMenus />
      <Notifications />
    </>,
  );
});

afterEach(() => {
  cleanup();
  forgetPreferences();
});

async function openDialog(form: string): Promise<HTMLElement> {
  openExportDialog('city');
  const dialog = await screen.findByRole('dialog', { name: 'Export' });
  await userEvent.click(within(dialog).getByRole('radio', { name: form }));
  return dialog;
}

const cityText = () => writeCity(toCity(store.getState().document.city));

/** The links that the page clicks to hand files to the browser. */
const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click');
const downloads = () => clicks.mock.contexts.map((link) => (link as HTMLAnchorElement).download);

describe('the dialog of exports', () => {
  it('shows how a text begins and how long it is, and copies all of it', async () => {
    const dialog = await openDialog('City layout (JSON)');
    const preview = await within(dialog).findByRole('region', { name: 'Preview of city-1.json' }, PATIENT);
    const text = cityText();
    expect(text.length).toBeGreaterThan(1000);
    expect(preview).toHaveTextContent(text.slice(0, 200), { normalizeWhitespace: false });
    const kilobytes = Math.round(new Blob([text]).size / 1000);
    expect(within(dialog).getByText(`${kilobytes} KB`)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('city-1.json is on the clipboard.', {}, PATIENT)).toBeVisible();
    expect(dialog).toBeVisible();
    // The clipboard is that of all pages of tests: another one may copy in between.
    await waitFor(async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }));
      await expect.poll(() => navigator.clipboard.readText(), ONE_COPY).toBe(text);
    }, PATIENT);
  });

  it('writes what was chosen, closes, and has it chosen again the next time', async () => {
    const dialog = await openDialog('Picture (SVG)');
    expect(await within(dialog).findByRole('img', { name: 'Preview of city-1.svg' })).toBeVisible();
    const scale = within(dialog).getByRole('textbox', { name: 'Pixels per hex edge' });
    await userEvent.fill(scale, '12');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Transparent sea' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT);
    expect(downloads()).toEqual(['city-1.svg']);
    expect(exportForm.get()).toBe('svg');
    expect(exportOptions.get()).toMatchObject({ picture: { scale: 12, transparent: true } });
    openExportDialog('city');
    const again = await screen.findByRole('dialog', { name: 'Export' });
    expect(within(again).getByRole('radio', { name: 'Picture (SVG)' })).toBeChecked();
    expect(within(again).getByRole('checkbox', { name: 'Transparent sea' })).toBeChecked();
    expect(within(again).getByRole('textbox', { name: 'Pixels per hex edge' })).toHaveValue('12');
  });

  it('shows how far a long one is, and lets it be called off: nothing is written then', async () => {
    edit(store, 'Grow', (draft) => layBareLand(draft, store.getState().document, rectangleLand(200, 200)));
    const dialog = await openDialog('Picture (PNG)');
    const scale = within(dialog).getByRole('textbox', { name: 'Pixels per hex edge' });
    await userEvent.fill(scale, '400');
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Use \d+/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    const bar = await within(dialog).findByRole('progressbar', { name: 'Progress' });
    // No number is told before one is known, and then one that grows.
    expect(bar).not.toHaveAttribute('aria-valuenow');
    const known = () => within(dialog).getByRole('progressbar').getAttribute('aria-valuenow');
    await waitFor(() => expect(Number(known())).toBeGreaterThan(0), PATIENT);
    expect(Number(known())).toBeLessThan(100);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(within(dialog).getByRole('button', { name: 'Export' })).toBeEnabled();
    expect(within(dialog).queryByRole('progressbar')).toBeNull();
    expect(downloads()).toEqual([]);
  });

  it('says why something cannot be written, and does not offer it', async () => {
    edit(store, 'Grow', (draft) => layBareLand(draft, store.getState().document, rectangleLand(300, 2)));
    const dialog = await openDialog('PlomRogue map');
    const refusal = await within(dialog).findByRole('alert', {}, PATIENT);
    expect(refusal).toHaveTextContent('It cannot be exported as PlomRogue map:');
    expect(refusal).toHaveTextContent('a PlomRogue map has at most 256 × 256');
    expect(within(dialog).getByRole('button', { name: 'Export' })).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeDisabled();
    // Another form is another matter.
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Text map (ASCII)' }));
    expect(await within(dialog).findByRole('region', { name: /^Preview of/ }, PATIENT)).toBeVisible();
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it('names the texts whose letters no font has before a document is printed, and prints Korean ones', async () => {
    edit(store, 'Name', (draft) => {
      for (const kind of draft.city.kinds) kind.name = '집 水';
    });
    const dialog = await openDialog('Print (PDF)');
    const list = await within(dialog).findByRole('list', { name: 'Letters that no font has' }, PATIENT);
    expect(list).toHaveTextContent(/"집 水" is printed as "집 \? \(.+\)", for no font has 水 \(U\+6C34\)/);
    expect(list).not.toHaveTextContent('집 (');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT);
    expect(downloads()).toEqual(['city-1.pdf']);
  });

  it('shows what each form of other programs has, with nothing that keeps people out in either scheme', async () => {
    const shown = {
      'Tiled map (ZIP)': /N \d+ tiles/,
      'Print (PDF)': /map pages? of A4/,
      GeoJSON: /buildings \d+ features/,
      'Universal VTT': /\d+ walls/,
      '3D model (glTF)': /Drag to turn/,
    };
    const dialog = await openDialog('City layout (JSON)');
    for (const [form, facts] of Object.entries(shown)) {
      await userEvent.click(within(dialog).getByRole('radio', { name: form }));
      await waitFor(() => expect(dialog).toHaveTextContent(facts), PATIENT);
      await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).toBeNull(), PATIENT);
      expect(within(dialog).getByLabelText(/^Preview of city-1/)).toBeVisible();
      for (const scheme of ['light', 'dark']) {
        document.documentElement.dataset['mantineColorScheme'] = scheme;
        expect(await findings(dialog), `${form}, ${scheme}`).toEqual([]);
      }
      document.documentElement.dataset['mantineColorScheme'] = 'light';
    }
  });

  it('draws the outlines of all features of a GeoJSON file', async () => {
    const dialog = await openDialog('GeoJSON');
    const picture = await within(dialog).findByRole('img', { name: 'Preview of city-1.geojson' }, PATIENT);
    const outlines = (layer: string) =>
      [...picture.querySelectorAll(`[data-layer="${layer}"] path`)].map((path) => path.getAttribute('d')!);
    const placements = Number(/placements (\d+) features/.exec(dialog.textContent)![1]);
    expect(outlines('placements').join('').split('Z')).toHaveLength(placements + 1);
    // The land is where the picture is.
    const land = picture.querySelector<SVGGraphicsElement>('[data-layer="land"]')!.getBBox();
    const [left, top, width, height] = picture.getAttribute('viewBox')!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect(land.x - left).toBeCloseTo(left + width - land.x - land.width, 3);
    expect(land.y - top).toBeCloseTo(top + height - land.y - land.height, 3);
  });

  it('draws the same outlines of a GeoJSON file that lies on the earth, whose place it asks for', async () => {
    const dialog = await openDialog('GeoJSON');
    const land = async () => {
      const picture = await within(dialog).findByRole('img', { name: /^Preview of/ }, PATIENT);
      return picture.querySelector('[data-layer="land"] path')!.getAttribute('d');
    };
    const before = await land();
    expect(within(dialog).queryByRole('textbox', { name: 'Longitude' })).toBeNull();
    await userEvent.click(within(dialog).getByText('EPSG:3857'));
    await userEvent.fill(within(dialog).getByRole('textbox', { name: 'Longitude' }), '8.54');
    await userEvent.fill(within(dialog).getByRole('textbox', { name: 'Latitude' }), '47.37');
    expect(within(dialog).getByRole('textbox', { name: 'Meters per hex edge' })).toBeVisible();
    expect(exportOptions.get().geojson).toMatchObject({ kind: 'mercator', longitude: 8.54, latitude: 47.37 });
    expect(await land()).toBe(before);
  });

  it('shows a city that is far away in the colors that it has near by', async () => {
    const dialog = await openDialog('Picture (PNG)');
    const means: number[][] = [];
    // From 3 pixels a side on, houses are drawn; below, they are dots.
    for (const scale of ['3', '2.9']) {
      await userEvent.fill(within(dialog).getByRole('textbox', { name: 'Pixels per hex edge' }), scale);
      const canvas = await within(dialog).findByRole<HTMLCanvasElement>('img', { name: /^Preview of/ });
      await waitFor(
        () => expect(canvas.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'),
        PATIENT,
      );
      means.push(meanColor(canvas));
    }
    const [near, far] = means as [number[], number[]];
    near.forEach((channel, index) => expect(Math.abs(channel - far[index]!)).toBeLessThan(12));
  });
});

/** Everything that the checker finds in an element. Its source is no module: it needs no bundler. */
async function findings(element: HTMLElement): Promise<string[]> {
  if (!('axe' in window)) {
    const script = document.createElement('script');
    script.textContent = axeSource;
    document.head.append(script);
  }
  // Colors that are on their way have less contrast.
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
  await waitFor(() => expect(moving()).toEqual([]), PATIENT);
  const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(element);
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]!.html}`);
}

/** The mean of the pixels of a canvas: red, green, blue. */
function meanColor(shown: HTMLCanvasElement): number[] {
  const { width, height } = shown;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(shown, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const sums = [0, 0, 0];
  for (let i = 0; i < data.length; i++) if (i % 4 < 3) sums[i % 4]! += data[i]!;
  return sums.map((sum) => (4 * sum) / data.length);
}

describe('the file of a schematic', () => {
  const dialogOfSchematic = async () => {
    openExportDialog('schematic');
    const dialog = await screen.findByRole('dialog', { name: 'Export' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Schematic (JSON)' }));
    return dialog;
  };

  it('says which kinds it leaves behind, and a pack holds them', async () => {
    const dialog = await dialogOfSchematic();
    // The kinds of the tests are not those that come with Sixfold.
    expect(await within(dialog).findByText(/holds no kinds: .*House.* behind/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save as a pack' }));
    const { schematic } = store.getState().session;
    await waitFor(() => expect(downloads()).toEqual([`${schematic}.sixfold.zip`]), PATIENT);
  });

  it('can be a model, or a picture as on a map or as a plan', async () => {
    const dialog = await dialogOfSchematic();
    await userEvent.click(within(dialog).getByRole('radio', { name: '3D model (glTF)' }));
    await waitFor(() => expect(dialog).toHaveTextContent(/Drag to turn/), PATIENT);
    expect(within(dialog).queryByRole('checkbox', { name: 'Districts' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Picture (SVG)' }));
    expect(await within(dialog).findByRole('combobox', { name: 'Mood' })).toBeVisible();
    await userEvent.click(within(dialog).getByText('Plan'));
    await waitFor(() => expect(within(dialog).queryByRole('combobox', { name: 'Mood' })).toBeNull());
    await userEvent.click(within(dialog).getByRole('radio', { name: '3D model (glTF)' }));
    await waitFor(() => expect(dialog).toHaveTextContent(/Drag to turn/), PATIENT);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    const { schematic } = store.getState().session;
    await waitFor(() => expect(downloads()).toEqual([`${schematic}.glb`]), PATIENT);
  });

  it('of kinds that come with Sixfold leaves nothing behind', async () => {
    edit(store, 'Kinds', (draft) => void (draft.kinds = castDraft([...LIBRARY.kinds])));
    const dialog = await dialogOfSchematic();
    expect(await within(dialog).findByRole('button', { name: 'Copy' })).toBeEnabled();
    expect(within(dialog).queryByText(/holds no kinds/)).toBeNull();
  });
});

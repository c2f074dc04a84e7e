import '@mantine/core/styles.layer.css';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { ownWorkOf } from '../../src/app/features/storage/own-work.ts';
import { Saving } from '../../src/app/features/storage/saving.ts';
import { SavingProvider } from '../../src/app/features/storage/context.tsx';
import { documentOf } from '../../src/app/document/builtin/document-of.ts';
import { cityOf } from '../../src/app/document/builtin/start-document.ts';
import type { Document } from '../../src/app/document/document.ts';
import { toCity } from '../../src/app/document/document.ts';
import { adoptTheme } from '../../src/app/kit/adopt-theme.ts';
import { theme } from '../../src/app/kit/theme.ts';
import { App } from '../../src/app/shell/App.tsx';
import { tourSeen } from '../../src/app/features/tour/tour-slice.ts';
import { stampSchematic } from '../../src/app/store/city-edits.ts';
import { createAppStore, edit, setSession, type AppStore } from '../../src/app/store/store.ts';
import { Timeline } from '../../src/app/document/timeline.ts';
import { PLAIN_POSE, type Pose } from '../../src/engine/schematic/pose.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { readBuiltInLibrary } from '../../src/library/built-in-files.ts';
import cityText from '../recipes/city.recipe.json?raw';
import { shortened } from './short-library.ts';
// All parts of the app are loaded by it.
import './workspace.tsx';

adoptTheme(theme);

/** Stores nothing: it follows no store. */
const saving = new Saving('unsaved');

let plainCity: Document | undefined;

/** The document of the recipe `city` with the short library: its plain city of seed 7. Made once for all tests. */
function plainCityDocument(): Document {
  if (plainCity) return plainCity;
  const read = readRecipe(cityText);
  if (!read.ok) throw new Error('the recipe of the plain city cannot be read');
  const { library, recipe } = shortened(readBuiltInLibrary(), read.value);
  plainCity = documentOf(library, recipe, cityOf(library, recipe));
  return plainCity;
}

/** A placement to start with: the id of its schematic, its hex, and its pose when that is not the plain one. */
export type Stamp = readonly [schematic: string, q: number, r: number, pose?: Partial<Pose>];

interface Start {
  /** The pieces of the city in place of its generated placements. */
  readonly stamps?: readonly Stamp[];
  /** The workspace that is open; the city when absent. */
  readonly workspace?: 'city' | 'schematics';
}

/**
 * Renders the whole app, header and panels, on the plain city, as on a later visit: without the tour. Nothing of it is
 * stored, and nothing can be undone yet.
 *
 * @returns the store behind the page
 */
export function openApp({ stamps, workspace = 'city' }: Start = {}): AppStore {
  const store = createAppStore(plainCityDocument());
  if (stamps) {
    edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
    for (const [schematic, q, r, pose] of stamps)
      stampSchematic(store, schematic, { q, r }, { ...PLAIN_POSE, ...pose });
    store.setState({ timeline: Timeline.empty });
  }
  setSession(store, { workspace });
  tourSeen.set(true);
  render(
    <StrictMode>
      <SavingProvider saving={saving}>
        <div style={{ height: '100vh' }}>
          <App work={ownWorkOf(store, saving)} />
        </div>
      </SavingProvider>
    </StrictMode>,
  );
  return store;
}

/** The city of a store as its file, by which two cities are compared byte for byte. */
export function cityFile(store: AppStore): string {
  return writeCity(toCity(store.getState().document.city));
}

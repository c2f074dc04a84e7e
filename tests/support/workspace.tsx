import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { CommandRunner } from '../../src/app/contrib/runner.tsx';
import { segmentCenter } from '../../src/app/board/input/board-pointer.ts';
import '../../src/app/shell/app.css';
import { mapBend } from '../../src/app/cityview/map/map-bend.ts';
import { registerFeatures } from '../../src/app/contrib/registry.ts';
import { FEATURES } from '../../src/app/shell/features.ts';
import { PanelDock } from '../../src/app/shell/PanelDock.tsx';
import { loadAllParts } from '../../src/app/contrib/load-parts.ts';
import { theme } from '../../src/app/kit/theme.ts';
import { StoreProvider } from '../../src/app/store/context.tsx';
import type { AppStore } from '../../src/app/store/store.ts';
import type { Point } from '../../src/engine/hex/plane.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';

// Lazy parts are loaded at the start, so that a test sees all of them at once.
registerFeatures(FEATURES);
await loadAllParts();

/** A workspace with a store, rendered as in the app. */
export function renderWorkspace(store: AppStore, workspace: ReactNode): void {
  render(
    <StrictMode>
      <MantineProvider theme={theme} forceColorScheme="light">
        <StoreProvider store={store}>
          <CommandRunner>
            <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>{workspace}</div>
          </CommandRunner>
        </StoreProvider>
      </MantineProvider>
    </StrictMode>,
  );
}

/** The City workspace: its board and panels. */
export function CityWorkspace() {
  return <PanelDock workspace="city" />;
}

/** The Schematics workspace: its board and panels. */
export function SchematicsWorkspace() {
  return <PanelDock workspace="schematics" />;
}

/** The board, found by its label. */
export function boardNamed(name: string): HTMLElement {
  return screen.getByRole('application', { name });
}

/** The center of a segment as a point of the element, and of the window. */
export function placeOf(
  board: HTMLElement,
  segment: Segment,
): { readonly inside: Point; readonly page: Point } {
  const { scale, originX, originY, bend } = board.dataset;
  const center = segmentCenter(segment);
  const { x, y } = bend ? mapBend(Number(bend)).bent(center) : center;
  const inside = { x: Number(originX) + Number(scale) * x, y: Number(originY) + Number(scale) * y };
  const { left, top } = board.getBoundingClientRect();
  return { inside, page: { x: left + inside.x, y: top + inside.y } };
}

import type { ComponentType } from 'react';
import type { SheetViewProps } from './rows/sheet-rows.ts';

/** A view of the rows of a sheet beside the pictures. */
interface SheetView {
  readonly id: string;
  /** On the switch. */
  readonly name: string;
  /** A lazy part, see `lazyPart`. It fills the room below the controls, and scrolls by itself. */
  readonly Component: ComponentType<SheetViewProps>;
}

/** The views of the switch after the pictures, in their order. */
export const VIEWS: readonly SheetView[] = [];

import { setSession, type AppStore } from '../../store/store.ts';
import { aroundHand } from './around-hand.ts';
import { schematicHand, type SchematicTool } from './schematic-hand.ts';

/** Tools that put a kind on segments: choosing a kind keeps them, and Pick returns to them. */
export const BRUSHES: readonly SchematicTool[] = ['paint', 'tile', 'hex', 'fill', 'line'];

/** Takes a kind in hand, with the brush that was used last. */
export function takeKind(store: AppStore, kind: string): void {
  aroundHand.set(store, { wish: null });
  const { tool, brush } = schematicHand.of(store.getState());
  setSession(store, { kind });
  schematicHand.set(store, { tool: BRUSHES.includes(tool) ? tool : brush });
}

import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { toSchematic } from '../../document/document.ts';
import { useApp } from '../../store/context.tsx';

/** The schematic on the board of its workspace, at every step of a stroke; `null` when there is none. */
export function useSchematicInHand(): Schematic | null {
  const document = useApp(({ session, document }) =>
    session.schematic === null ? undefined : document.schematics[session.schematic],
  );
  return document ? toSchematic(document) : null;
}

import type { Document } from '../../document/document.ts';
import * as words from './words.ts';

/** The label of a step on the board of a schematic, which differs by schematic: "Paint House in Garden". */
export function labelIn(label: string, { schematics }: Document, id: string | null): string {
  const name = id === null ? undefined : schematics[id]?.name;
  return name === undefined ? label : words.stepIn(label, name);
}

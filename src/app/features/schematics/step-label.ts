import type { Document } from '../../document/document.ts';

/** What a step on the board of a schematic is called, told from the same on another one: "Paint House in Garden". */
export function labelIn(label: string, { schematics }: Document, id: string | null): string {
  const name = id === null ? undefined : schematics[id]?.name;
  return name === undefined ? label : `${label} in ${name}`;
}

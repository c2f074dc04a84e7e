import type { Broken } from './kind-edits.ts';

/** `1 segment`, `1,200 segments`. */
export function countWords(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}

/** Names that are listed before the others are only counted. */
const LISTED = 4;

/** `Mill, Barn and Inn`, `Mill, Barn, Inn, Well and 12 more`. */
export function namesInWords(named: readonly { readonly name: string }[]): string {
  const names = named.map(({ name }) => name);
  const shown =
    names.length > LISTED + 1 ? [...names.slice(0, LISTED), `${names.length - LISTED} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)!}`;
}

/** `12 segments in 3 schematics would belong to no whole tile.` */
export function brokenInWords({ segments, schematics }: Broken): string {
  return `${countWords(segments, 'segment')} in ${countWords(schematics, 'schematic')} would belong to no whole tile.`;
}

import { deflateRawSync } from 'node:zlib';

const NO_DIGEST = `"sha256:${'0'.repeat(64)}"`;

/** The text of a link, with some of its members replaced by other text. */
export function linkText(members: Readonly<Record<string, string>> = {}): string {
  const all = {
    format: '"sixfold/link"',
    version: '1',
    engine: '"sixfold 0.1.0"',
    recipe:
      '{"format":"sixfold/recipe","version":1,"seed":1,"land":{"shape":"hexagon","radius":3},"districts":{"method":"none"},"schematics":[],"fill":{"method":"weighted","coverage":1}}',
    kinds: '{"format":"sixfold/kinds","version":1,"kinds":[]}',
    schematics: '[]',
    pieces: NO_DIGEST,
    digest: NO_DIGEST,
    ...members,
  };
  return `{${Object.entries(all)
    .map(([key, text]) => `"${key}":${text}`)
    .join(',')}}`;
}

/** A text, packed as in links. */
export function packLink(text: string): string {
  return `#city=${deflateRawSync(text).toString('base64url')}`;
}

/** A schematic of one hex with a given name. */
export function schematicNamed(name: string): string {
  return `{"format":"sixfold/schematic","version":1,"id":"a","name":${JSON.stringify(name)},"hexes":[{"q":0,"r":0,"segments":[null,null,null,null,null,null]}]}`;
}

/** A layout of bare land, `rows` rows of as many hexes each. */
export function bareLayout(rows: number, count: number): string {
  const runs = Array.from(
    { length: rows },
    (_, r) => `{"r":${r},"q":${-Math.floor(r / 2)},"count":${count}}`,
  );
  return `{"land":{"rows":[${runs.join(',')}]},"districts":[],"placements":[]}`;
}

/** An array that repeats an element. */
export function arrayOf(count: number, piece: string): string {
  return `[${`${piece},`.repeat(count - 1)}${piece}]`;
}

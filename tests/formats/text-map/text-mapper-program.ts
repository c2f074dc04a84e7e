/**
 * The map that Text Mapper draws of a file, by a stand-in for the program that follows its documentation and its
 * behavior. The stand-in knows the lines of our files, and lists every line that the program would ignore.
 */
export interface DrawnMap {
  readonly hexes: readonly DrawnHex[];
  /** Definitions by id: `<polygon …>` and the like. */
  readonly definitions: ReadonlyMap<string, string>;
  /** Attributes by type. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly ignored: readonly string[];
}

export interface DrawnHex {
  /** As it is written in the file. */
  readonly coordinates: string;
  /** The center in units of the picture. */
  readonly x: number;
  readonly y: number;
  readonly types: readonly string[];
  /** SVG content, as it is put into the picture. */
  readonly label?: string;
  readonly size?: string;
}

/** Side length and height of a hex. */
const SIDE = 100;
const HEIGHT = SIDE * Math.sqrt(3);

const SETTINGS = /^(?:text|glow|label|license|other|url)\s/;

export function drawTextMapper(text: string): DrawnMap {
  const hexes: DrawnHex[] = [];
  const definitions = new Map<string, string>();
  const attributes = new Map<string, string>();
  const ignored: string[] = [];
  for (const line of text.replaceAll('&#45;', '-').split(/\r?\n/)) {
    const plain = /^(-?\d\d)(-?\d\d)(?:\d\d)?\s+(.*)/.exec(line);
    const region = plain ?? /^(-?\d\d+)\.(-?\d\d+)(?:\.\d\d+)?\s+(.*)/.exec(line);
    const looks = /^(\S+)\s+attributes\s+(.*)/.exec(line);
    if (region) hexes.push(drawHex(line.split(' ')[0]!, Number(region[1]), Number(region[2]), region[3]!));
    else if (looks) attributes.set(looks[1]!, looks[2]!);
    else if (/^<.*>/.test(line)) definitions.set(/ id="([^"]*)"/.exec(line)![1]!, line);
    else if (!SETTINGS.test(line)) ignored.push(line);
  }
  return { hexes, definitions, attributes, ignored };
}

function drawHex(coordinates: string, column: number, row: number, words: string): DrawnHex {
  const label = /["“]([^"”]+)["”]\s*(\d+)?((?:\s*[a-z]+\([^)]+\))*)/.exec(words);
  if (/\b[a-z]+=["“][^"”]+["”]/.test(words) || label?.[3]) throw new Error(`a label that is more: ${words}`);
  const types = words
    .replace(label?.[0] ?? '', '')
    .split(/\s+/)
    .filter((type) => type !== '');
  return {
    coordinates,
    x: 1.5 * SIDE * column,
    y: HEIGHT * row - (Math.abs(column % 2) * HEIGHT) / 2,
    types,
    // A label is taken for a format: a percent sign would swallow what follows.
    ...(label && { label: label[1]!.replaceAll(/%\S?/g, '') }),
    ...(label?.[2] && { size: label[2] }),
  };
}

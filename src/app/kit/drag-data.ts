import type { Schematic } from '../../engine/schematic/schematic.ts';
import { parseJson } from '../../formats/json/parse.ts';
import { LINK_LIMITS, type JsonLimits } from '../../formats/limits.ts';
import { writeSchematic } from '../../formats/schematic/write.ts';

/** Media type of the schematics in a drag to another window of Sixfold: a JSON array of their files' texts. */
export const SCHEMATICS_TYPE = 'application/x-sixfold-schematics';

/** Limits of what another window drags over: it may be any page, and its list is read here. */
const DROP_LIMITS: JsonLimits = {
  ...LINK_LIMITS,
  textUnits: 4_000_000,
  depth: 1,
  entries: 5000,
  containers: 1,
  stringUnits: 4_000_000,
};

/**
 * Gives a drag all that others can take: the files' texts, and where one schematic is dragged, a file for the desktop.
 * An empty schematic has no file.
 */
export function putDragged(data: DataTransfer, schematics: readonly Schematic[]): void {
  data.effectAllowed = 'copyMove';
  const painted = schematics.filter(({ hexes }) => hexes.length > 0);
  const texts = painted.map(writeSchematic);
  // Even without a file there has to be something, or the drag does not begin.
  data.setData('text/plain', texts.join('\n'));
  if (texts.length === 0) return;
  data.setData(SCHEMATICS_TYPE, JSON.stringify(texts));
  const [only] = painted;
  if (!only || painted.length > 1) return;
  data.setData('application/json', texts[0]!);
  // Chromium writes what such an address holds as a file where the drag ends.
  const address = `data:application/json;charset=utf-8,${encodeURIComponent(texts[0]!)}`;
  data.setData('DownloadURL', `application/json:${only.id}.schematic.json:${address}`);
}

/** The texts that a drop carries: those of schematics, else its plain text; none when there is no such thing. */
export function droppedTexts(data: Pick<DataTransfer, 'getData'>): readonly string[] {
  const own = data.getData(SCHEMATICS_TYPE);
  if (own !== '') {
    const parsed = parseJson(own, DROP_LIMITS);
    const texts = parsed.ok ? parsed.value : null;
    if (Array.isArray(texts) && texts.every((text) => typeof text === 'string')) return texts;
  }
  const plain = data.getData('application/json') || data.getData('text/plain');
  return plain.trim() === '' ? [] : [plain];
}

import { mixSeed } from '../../engine/random/seed.ts';
import type { Drawing, DrawnLayer, DrawnPlacement } from './drawing.ts';
import type { DrawnPath, PosedParts } from './parts.ts';

/**
 * The beginning of all ids of an SVG document, such as `s0f3k29x-`. It follows from all that the document shows, so that
 * two documents in one page share no id unless they are equal, and equal ones have equal ids.
 *
 * @param arrangement further text that the document follows from
 */
export function idPrefix(drawing: Drawing, arrangement: string): string {
  const { frame, title, background, under, ground, placements, over, kindName } = drawing;
  const digest = new TextDigest();
  digest.add(arrangement);
  digest.add(title);
  digest.add(background ?? '');
  const { width, height, scale, left, top } = frame;
  for (const value of [width, height, scale, left, top]) digest.add(value.toFixed(6));
  for (const layer of [...under, ...ground, ...over]) addLayer(digest, layer);
  const known = new Set<PosedParts>();
  for (const placement of placements) {
    const { parts } = placement;
    if (!known.has(parts)) addParts(digest, parts, kindName);
    known.add(parts);
    addPlacement(digest, placement);
  }
  return `s${digest.text()}-`;
}

function addLayer(digest: TextDigest, { id, name, paths }: DrawnLayer): void {
  digest.add(id);
  digest.add(name);
  addPaths(digest, paths);
}

function addParts(
  digest: TextDigest,
  { number, flat, lots, shadows, standing }: PosedParts,
  kindName: Drawing['kindName'],
): void {
  digest.add(String(number));
  for (const [index, paths] of [lots, shadows].entries()) {
    digest.add(String(index));
    addPaths(digest, paths);
  }
  for (const [index, buildings] of [flat, standing].entries())
    for (const { kind, paths } of buildings) {
      digest.add(`${index} ${kind} ${kindName(kind)}`);
      addPaths(digest, paths);
    }
}

function addPlacement(digest: TextDigest, { id, name, x, y, parts }: DrawnPlacement): void {
  digest.add(`${id} ${x.toFixed(4)} ${y.toFixed(4)} ${parts.number} ${name}`);
}

function addPaths(digest: TextDigest, paths: DrawnLayer['paths'] | readonly DrawnPath[]): void {
  for (const path of paths) {
    const { d, fill, stroke, width, isLight = false } = path;
    digest.add(d);
    digest.add(`${fill} ${stroke} ${width.toFixed(4)} ${isLight} ${'name' in path ? path.name : ''}`);
  }
}

/** A fast digest of texts, against chance and not against malice. */
class TextDigest {
  #hash = 0;

  add(text: string): void {
    this.#hash = mixSeed(this.#hash, text);
  }

  /** The digest in seven letters and digits. */
  text(): string {
    return (this.#hash >>> 0).toString(36).padStart(7, '0');
  }
}

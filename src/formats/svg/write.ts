import { escapeXml, styleAttributes } from '../picture/svg.ts';
import type { Drawing, DrawnLayer, DrawnPlacement } from './drawing.ts';
import { idPrefix } from './id-prefix.ts';
import type { DrawnBuilding, DrawnPath } from './parts.ts';

/** A function that is called with the progress of writing a file. */
export type OnWritten = (done: number, of: number) => void;

/** Least number of characters of a piece. */
const PIECE = 1 << 16;

/** The options of an SVG document. */
export interface SvgOptions {
  /**
   * Whether each placement is one object, with its ground, shadow and buildings, which Inkscape moves as a whole. All else
   * is locked there. Without it the ground of all placements lies under all shadows, and these under all buildings; with
   * it, what reaches beyond a placement lies under the placements after it.
   */
  readonly objects?: boolean;
}

/**
 * A drawing as an SVG document, in pieces. Layers are groups that Inkscape shows as layers; each building is one group
 * with a title, "House - Houses around a yard No. 12". Each schematic in a pose is written once and referenced by its
 * placements, which keeps the file of a large city small. All ids begin with a prefix that follows from the content, so that
 * several documents can be in one page: `s0f3k29x-placement-12`.
 *
 * @param onWritten called after every piece
 */
export function* svgPieces(
  drawing: Drawing,
  onWritten?: OnWritten,
  { objects = false }: SvgOptions = {},
): Generator<string> {
  const of = (objects ? 1 : 3) * drawing.placements.length;
  let done = 0;
  let lines: string[] = [];
  let length = 0;
  for (const line of svgLines(drawing, objects, () => done++)) {
    lines.push(line, '\n');
    length += line.length;
    if (length < PIECE) continue;
    yield lines.join('');
    onWritten?.(done, of);
    lines = [];
    length = 0;
  }
  yield lines.join('');
  onWritten?.(of, of);
}

function* svgLines(drawing: Drawing, objects: boolean, onPlacement: () => void): Generator<string> {
  const { frame, title, background, under, ground, placements, over } = drawing;
  const { width, height, scale, left, top } = frame;
  const box = [left, top, width / scale, height / scale].map((value) => decimal(value, 6));
  const locked = objects ? ' sodipodi:insensitive="true"' : '';
  const ids = idPrefix(drawing, objects ? 'objects' : 'layers');
  const namespace = objects ? ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"' : '';
  yield '<?xml version="1.0" encoding="UTF-8"?>';
  yield `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"${namespace} width="${width}" height="${height}" viewBox="${box.join(' ')}" stroke-linejoin="round" stroke-linecap="round">`;
  yield `<title>${escapeXml(title)}</title>`;
  yield* definitions(placements, ids);
  if (background !== null) {
    yield openLayer(`${ids}background`, 'Background', locked);
    const [x, y, w, h] = box as [string, string, string, string];
    yield `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${background}"/>`;
    yield '</g>';
  }
  for (const layer of [...under, ...ground]) yield* layerLines(layer, ids, locked);
  if (objects) yield* objectLines(drawing, ids, onPlacement);
  else {
    yield* groundLines(drawing, ids, onPlacement);
    yield* shadowLines(drawing, ids, onPlacement);
    yield* buildingLines(drawing, ids, onPlacement);
  }
  // Paths over a building must not hide its title from the pointer.
  for (const layer of over) yield* layerLines(layer, ids, ` pointer-events="none"${locked}`);
  yield '</svg>';
}

/** The definitions of all schematics in their poses; their ids are numbers. */
function* definitions(placements: readonly DrawnPlacement[], ids: string): Generator<string> {
  yield '<defs>';
  const written = new Set<number>();
  for (const { parts } of placements) {
    if (written.has(parts.number)) continue;
    written.add(parts.number);
    const { flat, standing, lots, shadows } = parts;
    for (const [index, { paths }] of flat.entries())
      yield* definition(`${ids}f${parts.number}-${index}`, paths);
    if (lots.length > 0) yield* definition(`${ids}l${parts.number}`, lots);
    if (shadows.length > 0) yield* definition(`${ids}s${parts.number}`, shadows);
    for (const [index, { paths }] of standing.entries())
      yield* definition(`${ids}b${parts.number}-${index}`, paths);
  }
  yield '</defs>';
}

function* definition(id: string, paths: readonly DrawnPath[]): Generator<string> {
  yield `<g id="${id}">`;
  for (const path of paths) yield `<path ${styleAttributes(path)} d="${path.d}"/>`;
  yield '</g>';
}

/** @param attributes further attributes of the layer */
function* layerLines({ id, name, paths }: DrawnLayer, ids: string, attributes = ''): Generator<string> {
  yield openLayer(`${ids}${id}`, name, attributes);
  for (const path of paths) {
    const label = path.name === undefined ? '' : ` inkscape:label="${escapeXml(path.name)}"`;
    yield `<path${label} ${styleAttributes(path)} d="${path.d}"/>`;
  }
  yield '</g>';
}

/** All placements, each one group with all that is its own. */
function* objectLines(
  { placements, kindName }: Drawing,
  ids: string,
  onPlacement: () => void,
): Generator<string> {
  yield openLayer(`${ids}placements`, 'Placements');
  for (const placement of placements) {
    onPlacement();
    const { number, flat, lots, shadows, standing } = placement.parts;
    yield openPlacement(placement, ids);
    yield* buildings(placement, flat, `${ids}f${number}`, kindName);
    if (lots.length > 0) yield copyOf(`${ids}l${number}`);
    if (shadows.length > 0) yield copyOf(`${ids}s${number}`);
    yield* buildings(placement, standing, `${ids}b${number}`, kindName);
    yield '</g>';
  }
  yield '</g>';
}

function* groundLines(
  { placements, kindName }: Drawing,
  ids: string,
  onPlacement: () => void,
): Generator<string> {
  yield openLayer(`${ids}ground`, 'Ground');
  for (const placement of placements) {
    onPlacement();
    const { id, parts } = placement;
    if (parts.flat.length === 0 && parts.lots.length === 0) continue;
    yield `<g id="${ids}ground-${id}" ${at(placement)}>`;
    yield* buildings(placement, parts.flat, `${ids}f${parts.number}`, kindName);
    if (parts.lots.length > 0) yield copyOf(`${ids}l${parts.number}`);
    yield '</g>';
  }
  yield '</g>';
}

function* shadowLines({ placements }: Drawing, ids: string, onPlacement: () => void): Generator<string> {
  yield openLayer(`${ids}shadows`, 'Shadows');
  for (const placement of placements) {
    onPlacement();
    const { parts } = placement;
    if (parts.shadows.length > 0) yield `<g ${at(placement)}>${copyOf(`${ids}s${parts.number}`)}</g>`;
  }
  yield '</g>';
}

function* buildingLines(
  { placements, kindName }: Drawing,
  ids: string,
  onPlacement: () => void,
): Generator<string> {
  yield openLayer(`${ids}buildings`, 'Buildings');
  for (const placement of placements) {
    onPlacement();
    const { parts } = placement;
    if (parts.standing.length === 0) continue;
    yield openPlacement(placement, ids);
    yield* buildings(placement, parts.standing, `${ids}b${parts.number}`, kindName);
    yield '</g>';
  }
  yield '</g>';
}

/** The buildings, each a group with a title. */
function* buildings(
  { id, name }: DrawnPlacement,
  drawn: readonly DrawnBuilding[],
  prefix: string,
  kindName: Drawing['kindName'],
): Generator<string> {
  for (const [index, { kind }] of drawn.entries()) {
    const title = escapeXml(`${kindName(kind)} - ${name} No. ${id}`);
    yield `<g data-kind="${escapeXml(kind)}"><title>${title}</title>${copyOf(`${prefix}-${index}`)}</g>`;
  }
}

function openPlacement(placement: DrawnPlacement, ids: string): string {
  const { id, name } = placement;
  return `<g id="${ids}placement-${id}" inkscape:label="${escapeXml(`${name} No. ${id}`)}" ${at(placement)}>`;
}

function openLayer(id: string, name: string, attributes = ''): string {
  return `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${escapeXml(name)}"${attributes}>`;
}

function at({ x, y }: Pick<DrawnPlacement, 'x' | 'y'>): string {
  return `transform="translate(${decimal(x, 4)} ${decimal(y, 4)})"`;
}

/** A reference to a definition, by the older attribute, which every SVG reader knows. */
function copyOf(id: string): string {
  return `<use xlink:href="#${id}"/>`;
}

function decimal(value: number, places: 4 | 6): string {
  const unit = places === 4 ? 1e4 : 1e6;
  return String(Math.round(value * unit) / unit + 0);
}

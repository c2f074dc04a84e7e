import { decimal, formPath, pathBatches } from './path.ts';
import { GROUND_LAYERS, pictureBounds, type Mark, type Picture, type Style } from './picture.ts';
import type { Building } from '../../engine/schematic/footprint.ts';

export interface SvgOptions {
  /** Pixels per side length. */
  readonly scale: number;
  /** Title of the whole drawing. */
  readonly title: string;
  /** Background color; none when absent. */
  readonly background?: string;
  /** Empty border in side lengths; a fifth when absent. */
  readonly margin?: number;
  /** The title of a building; the id of its kind when absent. */
  readonly titleOf?: (building: Building) => string;
}

/** A picture as an SVG document with one titled group per building; flat ground comes before buildings. */
export function pictureToSvg(picture: Picture, options: SvgOptions): string {
  const { scale, title, background, margin = 0.2, titleOf = ({ kind }) => kind } = options;
  const { left, top, right, bottom } = pictureBounds(picture);
  const [width, height] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const box = [left - margin, top - margin, width, height].map(decimal).join(' ');
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${decimal(width * scale)}" height="${decimal(height * scale)}" viewBox="${box}" stroke-linejoin="round" stroke-linecap="round">`,
    `<title>${escapeXml(title)}</title>`,
  ];
  if (background !== undefined)
    lines.push(
      `<rect x="${decimal(left - margin)}" y="${decimal(top - margin)}" width="${decimal(width)}" height="${decimal(height)}" fill="${escapeXml(background)}"/>`,
    );
  return [...lines, ...groups(picture, titleOf).flat(), '</svg>', ''].join('\n');
}

/**
 * The groups of a drawing, in painter's order: flat buildings (fields, yards), the ground of the others, shadows, then
 * the buildings themselves. Every building has one group with a title.
 */
function groups(picture: Picture, titleOf: (building: Building) => string): string[][] {
  const marks = picture.buildings.map((): Mark[] => []);
  for (const mark of picture.marks) marks[mark.building]!.push(mark);
  const [flat, lots, shadows, standing]: [string[], string[], Mark[], string[]] = [[], [], [], []];
  picture.buildings.forEach((building, i) => {
    const own = marks[i]!;
    const isFlat = own.every(({ layer }) => GROUND_LAYERS.has(layer));
    const group = isFlat ? flat : standing;
    group.push(`<g data-kind="${escapeXml(building.kind)}"><title>${escapeXml(titleOf(building))}</title>`);
    for (const mark of own)
      if (mark.layer === 'shadow') shadows.push(mark);
      else (isFlat || !GROUND_LAYERS.has(mark.layer) ? group : lots).push(path(mark));
    group.push('</g>');
  });
  const cast = pathBatches({ buildings: [], marks: shadows }).map(
    (batch) => `<path ${styleAttributes(batch)} d="${batch.d}"/>`,
  );
  return [flat, lots, cast, standing];
}

function path({ style, form }: Mark): string {
  return `<path ${styleAttributes(style)} d="${formPath(form)}"/>`;
}

export function styleAttributes({ fill, stroke, width, isLight }: Style): string {
  const attributes = [paint('fill', fill)];
  if (stroke !== null) attributes.push(paint('stroke', stroke), `stroke-width="${decimal(width)}"`);
  if (isLight) attributes.push('style="mix-blend-mode:screen"');
  return attributes.join(' ');
}

/** The attribute of a color. Opacity is a separate attribute, because few SVG readers know colors of eight digits. */
function paint(name: 'fill' | 'stroke', color: string | null): string {
  if (color === null) return `${name}="none"`;
  if (color.length !== 9) return `${name}="${color}"`;
  const opacity = Number.parseInt(color.slice(7), 16) / 255;
  return `${name}="${color.slice(0, 7)}" ${name}-opacity="${decimal(opacity)}"`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The characters that XML 1.0 forbids: control characters, lone surrogates, noncharacters. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for SVG content and attributes; characters that XML forbids become U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { failure, success, type Result } from '../../engine/problem.ts';
import { symbolOf, type DrawnShape } from './fit.ts';
import { flattened } from './flatten.ts';
import type { FillRule } from './rings.ts';
import { pathOfShape, SHAPES, SymbolFault, type Attributes } from './shape-path.ts';

/** Most characters of an SVG file that a symbol is read from. */
export const MAX_SYMBOL_FILE = 200_000;

/** Most elements of a file, and how deep they may lie within each other. */
const MAX_ELEMENTS = 2000;
const MAX_DEPTH = 32;

/** Elements that are passed over: they draw nothing by themselves. */
const SILENT: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'defs']);

const CONTAINERS: ReadonlySet<string> = new Set(['svg', 'g']);

/** The state of drawing that elements inherit. */
interface Style {
  readonly fill: boolean;
  readonly stroke: boolean;
  readonly rule: FillRule;
  /** The transforms around, the innermost first. */
  readonly transforms: readonly string[];
}

/**
 * The symbol of an SVG file, see `kinds/symbol.ts`. Paths and basic shapes are read, with their transforms, as one ink:
 * filled shapes as areas, shapes with a stroke alone as lines. The file comes from anywhere: a script, a style sheet, a
 * reference or an event is a problem, whether or not anything would come of it.
 */
export function readSymbol(text: string): Result<string> {
  const refuse = (path: string, message: string) => failure([{ path, message }]);
  if (text.length > MAX_SYMBOL_FILE)
    return refuse('file', `it has ${text.length} characters, a symbol at most ${MAX_SYMBOL_FILE}`);
  let root: XmlElement | null;
  try {
    // A declaration of entities is part of the document type, which the package passes over.
    root = parseXml(text).root;
  } catch (error) {
    if (error instanceof XmlError)
      return refuse(`line ${error.line}, column ${error.column}`, `no SVG: ${plain(error.message)}`);
    // Elements within elements by the thousands end the stack of the parser.
    if (error instanceof RangeError) return refuse('file', 'elements lie too deep within each other');
    throw error;
  }
  if (root === null || root.name !== 'svg')
    return refuse('file', 'it is no SVG: its first element is not <svg>');
  const place = { path: 'svg', count: 0 };
  try {
    const style: Style = { fill: true, stroke: false, rule: 'nonzero', transforms: [] };
    return success(symbolOf(shapesOf(root, style, 'svg', 0, place)));
  } catch (error) {
    if (error instanceof SymbolFault) return refuse(place.path, error.message);
    throw error;
  }
}

/** @param place the path of the element that is being read, for messages, and the number of elements so far */
function shapesOf(
  element: XmlElement,
  around: Style,
  path: string,
  depth: number,
  place: { path: string; count: number },
): DrawnShape[] {
  place.path = path;
  const { name, attributes } = element;
  if (++place.count > MAX_ELEMENTS) throw new SymbolFault(`it has more than ${MAX_ELEMENTS} elements`);
  if (depth > MAX_DEPTH) throw new SymbolFault('elements lie too deep within each other');
  // Elements of editors, such as `sodipodi:namedview`.
  if (name.includes(':')) return [];
  if (SILENT.has(name)) {
    if (name === 'defs') refuseSheets(element);
    return [];
  }
  if (!CONTAINERS.has(name) && !SHAPES.has(name)) throw new SymbolFault(refusal(name));
  refuseActive(attributes);
  const declared = { ...attributes, ...declarations(attributes['style']) };
  if (declared['display'] === 'none' || declared['visibility'] === 'hidden') return [];
  const style = styleOf(declared, around);
  if (SHAPES.has(name)) return drawn(name, attributes, style);
  const counts = new Map<string, number>();
  return element.children.flatMap((child) => {
    if (!(child instanceof XmlElement)) return [];
    const count = (counts.get(child.name) ?? 0) + 1;
    counts.set(child.name, count);
    return shapesOf(child, style, `${path}/${child.name}[${count}]`, depth + 1, place);
  });
}

function drawn(
  name: string,
  attributes: Attributes,
  { fill, stroke, rule, transforms }: Style,
): DrawnShape[] {
  if (!fill && !stroke) return [];
  const parts = flattened(pathOfShape(name, attributes), transforms);
  if (parts.length === 0) return [];
  // A line encloses nothing, whatever its fill.
  if (fill && name !== 'line') return [{ kind: 'filled', rings: parts.map(({ points }) => points), rule }];
  const lines = parts.map(({ points, closed }) => (closed ? [...points, points[0]!, points[1]!] : points));
  return stroke ? [{ kind: 'lines', lines }] : [];
}

function styleOf(declared: Attributes, around: Style): Style {
  const isPainted = (key: 'fill' | 'stroke') => {
    const paint = declared[key]?.trim();
    if (paint === undefined || paint === 'inherit') return around[key];
    return paint !== 'none' && paint !== 'transparent' && paint !== '';
  };
  const rule = declared['fill-rule']?.trim();
  const { transform } = declared;
  return {
    fill: isPainted('fill'),
    stroke: isPainted('stroke'),
    rule: rule === 'evenodd' || rule === 'nonzero' ? rule : around.rule,
    transforms: transform === undefined ? around.transforms : [transform, ...around.transforms],
  };
}

/** The declarations of a `style` attribute. */
function declarations(style: string | undefined): Attributes {
  const pairs = (style ?? '').split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    return colon < 0
      ? []
      : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const];
  });
  // Transforms of style sheets have units, which those of attributes lack.
  return Object.fromEntries(pairs.filter(([key]) => key !== 'transform'));
}

function refusal(name: string): string {
  const shown = `<${name.slice(0, 30)}>`;
  if (name === 'text' || name === 'tspan') return `${shown} needs a font: convert it to paths first`;
  if (name === 'style') return `${shown} is not read: save the file with presentation attributes instead`;
  if (name === 'use' || name === 'image' || name === 'a')
    return `${shown} refers to something else, which is not read`;
  return `${shown} is not read: a symbol is made of paths and basic shapes`;
}

function refuseActive(attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key))
      throw new SymbolFault(`the attribute ${key.slice(0, 30)} is a script, which is not read`);
    if (/(?:^|:)href$/i.test(key) || /url\s*\(/i.test(value))
      throw new SymbolFault(refusedReference(key, value));
  }
}

/** A reference that is not read, in words that name the cure. */
function refusedReference(key: string, value: string): string {
  const property = key === 'style' ? (/([a-z-]+)\s*:[^;:]*url\s*\(/i.exec(value)?.[1] ?? key) : key;
  if (property === 'clip-path')
    return 'clipping is not supported: remove clip-path, or export without a frame';
  if (property === 'mask') return 'masks are not supported: remove mask';
  if (property === 'filter') return 'filters are not supported: remove filter';
  if (property === 'fill' || property === 'stroke')
    return `gradients and patterns are not supported: give ${property} a plain color`;
  return `the attribute ${property.slice(0, 30)} refers to something else, which is not read: remove it`;
}

/** Style sheets change what is drawn outside of the definitions that they stand in. */
function refuseSheets(element: XmlElement): void {
  for (const child of element.children)
    if (child instanceof XmlElement && (child.name === 'style' || child.name === 'script'))
      throw new SymbolFault(refusal(child.name));
}

/** The first line of a message, without the lines of the file that follow it. */
function plain(message: string): string {
  return message.split('\n')[0]!.replace(/ \(line \d+, column \d+\)$/, '');
}

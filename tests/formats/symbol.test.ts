import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSymbol, symbolShape } from '../../src/formats/kinds/symbol.ts';
import { MAX_SYMBOL_FILE, readSymbol } from '../../src/formats/symbol/read-svg.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${attributes}>${content}</svg>`;

/** The symbol of an SVG file that must have one. */
function symbol(content: string, attributes?: string): string {
  const read = readSymbol(svg(content, attributes));
  if (!read.ok) throw new Error(`${read.problems[0]!.path}: ${read.problems[0]!.message}`);
  return read.value;
}

/** The problem of a file that must have one: `svg/g[1]: a message`. */
function problem(text: string): string {
  const read = readSymbol(text);
  if (read.ok) throw new Error(`read as ${read.value}`);
  return read.problems.map(({ path, message }) => `${path}: ${message}`).join('\n');
}

/** Twice the area that a symbol fills, by its directions: holes count against it. */
function filledArea(text: string): number {
  return symbolShape(text).rings.reduce((sum, ring) => {
    let area = 0;
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
      area += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!;
    return sum + area;
  }, 0);
}

const BOX = 'M0 0L1000 0L1000 1000L0 1000Z';

describe('a symbol from SVG', () => {
  test.each([
    ['a path', '<path d="M2 2h10v10H2z"/>'],
    ['a path with relative commands', '<path d="m2,2 l10,0 0,10 -10,0 0-10z"/>'],
    ['a rectangle', '<rect x="2" y="2" width="10px" height="10"/>'],
    ['a polygon', '<polygon points="2,2 12,2 12,12 2,12"/>'],
    [
      'a group with transforms',
      '<g transform="translate(3 4) scale(2)"><rect width="5" height="5" transform="rotate(90)"/></g>',
    ],
    ['a style attribute', '<g fill="none"><rect width="5" height="5" style="fill:#333;stroke:none"/></g>'],
    [
      'files of editors',
      '<title>x</title><defs/><sodipodi:namedview xmlns:sodipodi="s" id="a"/><rect width="5" height="5"/>',
    ],
  ])('is read from %s, as large as the box allows', (_name, content) => {
    const read = symbol(content);
    expect(symbolShape(read).rings).toHaveLength(1);
    expect(filledArea(read)).toBe(2 * 1000 * 1000);
    expect(read).toHaveLength(BOX.length);
  });

  test('keeps its proportions, in the middle', () => {
    expect(symbol('<rect width="10" height="5"/>')).toBe('M0 250L1000 250L1000 750L0 750Z');
  });

  test('draws a circle round within a hundredth', () => {
    const area = filledArea(symbol('<circle cx="12" cy="12" r="10"/>'));
    expect(Math.abs(area / (2 * Math.PI * 500 * 500) - 1)).toBeLessThan(0.01);
    const curved = filledArea(symbol('<path d="M0 5a5 5 0 1 1 10 0a5 5 0 1 1-10 0"/>'));
    expect(Math.abs(curved / (2 * Math.PI * 500 * 500) - 1)).toBeLessThan(0.01);
  });

  test.each([
    ['nonzero', '', 'M0 0h10v10H0zM3 3v4h4V3z', 100 - 16],
    ['nonzero', '', 'M0 0h10v10H0zM3 3h4v4H3z', 100],
    ['evenodd', '', 'M0 0h10v10H0zM3 3h4v4H3z', 100 - 16],
    ['evenodd', 'M4 4h2v2H4z', 'M0 0h10v10H0zM3 3h4v4H3z', 100 - 16 + 4],
  ])('fills by the rule %s %s', (rule, more, d, area) => {
    const read = symbol(`<path fill-rule="${rule}" d="${d}${more}"/>`);
    expect(filledArea(read)).toBe(2 * area * 100 * 100);
  });

  test('has lines where a shape has a stroke alone', () => {
    const { rings, lines } = symbolShape(
      symbol('<path d="M0 0L10 0M0 0h10v10z"/>', 'fill="none" stroke="currentColor"'),
    );
    expect(rings).toEqual([]);
    expect(lines).toEqual([
      [40, 40, 960, 40],
      [40, 40, 960, 40, 960, 960, 40, 40],
    ]);
  });

  test.each([
    ['no XML', 'hello', /^line 1, column 1: no SVG: /],
    ['an open element', svg('<path d="M0 0"'), /^line 1, column \d+: no SVG: /],
    ['another format', '<html></html>', /^file: it is no SVG: its first element is not <svg>$/],
    ['an empty file', svg(''), /^svg: the file draws nothing$/],
    ['a point', svg('<path d="M1 1L1 1"/>'), /the file draws nothing$/],
    ['a script', svg('<script>alert(1)</script>'), /^svg\/script\[1\]: <script> is not read/],
    ['a script attribute', svg('<g onload="x()"/>'), /^svg\/g\[1\]: the attribute onload is a script/],
    ['a style sheet', svg('<defs><style>*{}</style></defs>'), /<style> is not read: save the file with/],
    ['a reference', svg('<use href="#a"/>'), /^svg\/use\[1\]: <use> refers to something else/],
    ['a picture', svg('<image href="http://a/b.png"/>'), /^svg\/image\[1\]: <image> refers/],
    [
      'a reference in a style',
      svg('<g><rect style="fill:url(#g)" width="1" height="1"/></g>'),
      /^svg\/g\[1\]\/rect\[1\]: gradients and patterns are not supported: give fill a plain color$/,
    ],
    [
      'a clip path, as our framed SVG has',
      svg('<g clip-path="url(#c)"><path d="M0 0h1v1z"/></g>'),
      /^svg\/g\[1\]: clipping is not supported: remove clip-path, or export without a frame$/,
    ],
    ['a mask', svg('<g style="opacity:1; mask: url(#m)"/>'), /masks are not supported: remove mask$/],
    ['a filter', svg('<g filter="url(#f)"/>'), /filters are not supported: remove filter$/],
    ['a gradient', svg('<path stroke="url(#g)" d="M0 0h1"/>'), /give stroke a plain color$/],
    ['a foreign document', svg('<foreignObject/>'), /<foreignObject> is not read/],
    ['text', svg('<text>A</text>'), /<text> needs a font: convert it to paths first$/],
    [
      'an entity of its own',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
      /^line 1, column \d+: no SVG: /,
    ],
    ['broken path data', svg('<path d="M0 0L a"/>'), /^svg\/path\[1\]: path data is broken: /],
    [
      'numbers beyond all measure',
      svg('<path d="M0 0L1e400 5"/>'),
      /^svg\/path\[1\]: a coordinate is too large/,
    ],
    ['a length that is none', svg('<rect width="5em" height="1"/>'), /width="5em" is no number$/],
    ['points that are none', svg('<polyline points="0,0 x,1"/>'), /the points of <polyline> are no numbers$/],
    [
      'a transform of another sort',
      svg('<g transform="evil(1)"><rect width="1" height="1"/></g>'),
      /transform="evil\(1\)" cannot be read$/,
    ],
    ['too many characters', svg(' '.repeat(MAX_SYMBOL_FILE)), /^file: it has \d+ characters/],
    ['elements too deep', svg('<g>'.repeat(40) + '</g>'.repeat(40)), /elements lie too deep/],
    ['elements far too deep', `<svg>${'<g>'.repeat(60_000)}`, /^(?:file|line)/],
    ['too many elements', svg('<g/>'.repeat(2001)), /more than 2000 elements$/],
    ['too many parts', svg(`<path d="${'M0 0h1v1z'.repeat(500)}"/>`), /too detailed/],
  ])('is refused for %s', (_name, text, message) => {
    expect(problem(text)).toMatch(message);
  });

  test('is a symbol or one problem with a place, whatever the file holds', () => {
    const command = fc.constantFrom(...Array.from('MmLlHhVvCcSsQqTtAaZzx '));
    const number = fc.oneof(
      fc.integer({ min: -99, max: 99 }).map(String),
      fc.constantFrom('1e9', '.5', '-', 'NaN', '1e400'),
    );
    const d = fc
      .array(fc.oneof(command, number), { maxLength: 40 })
      .map((parts) => `M0 0 ${parts.join(' ')}`);
    const attribute = fc.constantFrom(
      'fill="none"',
      'stroke="red"',
      'fill-rule="evenodd"',
      'transform="scale(0)"',
      'transform="rotate(30) skewX(89)"',
      'style="fill:none;stroke:#000"',
      'onclick="a"',
      'display="none"',
      'rx="3"',
      'width="7"',
      'r="4"',
      'points="1 2 3"',
    );
    const name = fc.constantFrom(
      'path',
      'rect',
      'circle',
      'ellipse',
      'line',
      'polygon',
      'polyline',
      'g',
      'svg',
      'a',
    );
    const element = fc
      .tuple(name, fc.uniqueArray(attribute, { maxLength: 4, selector: (text) => text.split('=')[0] }), d)
      .map(([tag, attributes, path]) => `<${tag} ${attributes.join(' ')} d="${path}"/>`);
    const file = fc.oneof(
      { weight: 4, arbitrary: fc.array(element, { maxLength: 6 }).map((elements) => svg(elements.join(''))) },
      { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map(svg) },
    );
    fc.assert(
      fc.property(file, (text) => {
        const read = readSymbol(text);
        if (read.ok) {
          expect(isSymbol(read.value)).toBe(true);
          expect(read.value).not.toMatch(/NaN|Infinity|[^MLZ\d ]/);
        } else {
          expect(read.problems).toHaveLength(1);
          expect(read.problems[0]!.path).toMatch(/^(?:file|line \d+, column \d+|svg.*)$/);
          expect(read.problems[0]!.message).toMatch(/^[^\n]{5,}[^.]$/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

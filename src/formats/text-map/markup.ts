/** The tag that a text begins with, or its prolog. */
export const MARKUP_START = /^\s*(<[a-z!?][\w:.-]*)/i;

/** The parts of a document that can precede its first tag: `<?xml …?>`, comments, the document type. */
const PROLOG = /^\s*(?:<\?[^>]*>|<!--.*?-->|<![a-z][^>]*>)/is;

/** Characters in which the first tag is looked for. */
const MOST = 10_000;

/** Why a whole document of XML or HTML cannot be read, in words for users; nothing for any other text. */
export function describeMarkup(text: string): string | undefined {
  let rest = text.slice(0, MOST);
  let isDocument = false;
  for (let prolog = PROLOG.exec(rest); prolog; prolog = PROLOG.exec(rest)) {
    isDocument = true;
    rest = rest.slice(prolog[0].length);
  }
  const name = MARKUP_START.exec(rest)?.[1]?.slice(1).toLowerCase();
  if (name === 'svg') return 'an SVG is a picture and cannot be read back: export the city as JSON for that';
  if (name === 'html' || name === 'head' || name === 'body')
    return 'a web page (HTML) is none of the forms that can be read';
  if (name === 'map' || name === 'tileset') return 'a map of Tiled is none of the forms that can be read';
  return isDocument ? 'an XML document is none of the forms that can be read' : undefined;
}

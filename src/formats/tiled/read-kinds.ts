import { BLOCKS, type FootprintRule, type Kind } from '../../engine/schematic/kind.ts';
import { cutText } from '../cut-text.ts';
import { MAX_KINDS, MAX_NAME } from '../limits.ts';
import { groupColor } from '../picture/group-color.ts';
import { TiledFault } from './fault.ts';
import { textOf } from './fields.ts';
import type { ReadTile, TilesetTile } from './read-map.ts';
import { LAND_CLASS, LAND_PART } from './tileset.ts';

/**
 * The kinds that the classes of tiles name: known ones by their ids, and new ones made from the properties of their
 * first tile.
 */
export class TileKinds {
  readonly kinds: Kind[] = [];
  readonly #known: ReadonlyMap<string, Kind>;
  readonly #index_class = new Map<string, number>();
  readonly #index_id = new Map<string, number>();

  /**
   * @param listed kinds that are listed whether or not a tile has them
   * @param known further kinds that a class can name
   */
  constructor(listed: readonly Kind[], known: readonly Kind[]) {
    this.#known = new Map([...known, ...listed].map((kind) => [kind.id, kind]));
    for (const kind of listed) this.#add(kind);
  }

  /**
   * 1 + the index of the kind of a tile; 0 for one that is land, sea or without a class.
   *
   * @throws TiledFault for more kinds than a city may have
   */
  indexOf({ type, properties, isSea }: TilesetTile): number {
    const lower = type.toLowerCase();
    if (type === '' || lower === LAND_CLASS || isSea) return 0;
    if (properties.get('part') === LAND_PART) return 0;
    let index = this.#index_class.get(type);
    if (index !== undefined) return index;
    const id = idOf(type);
    index = this.#index_id.get(id) ?? this.#add(this.#known.get(id) ?? this.#made(id, { type, properties }));
    this.#index_class.set(type, index);
    return index;
  }

  #add(kind: Kind): number {
    if (this.kinds.length >= MAX_KINDS)
      throw new TiledFault(
        'tilesets',
        `the tiles have more than ${MAX_KINDS} classes, the most kinds of a city`,
      );
    const glyphs = new Set(this.kinds.map(({ glyph }) => glyph));
    this.kinds.push(glyphs.has(kind.glyph) ? { ...kind, glyph: freeGlyph(kind.id, glyphs) } : kind);
    this.#index_id.set(kind.id, this.kinds.length);
    return this.kinds.length;
  }

  #made(id: string, { type, properties }: ReadTile): Kind {
    const color = /^#(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(textOf(properties.get('color')))?.[1];
    const blocks = BLOCKS.find((name) => name === properties.get('blocks'));
    const footprint = FOOTPRINTS.find((name) => name === properties.get('footprint'));
    const ids = [...this.kinds.map((kind) => kind.id), id];
    return {
      id,
      name: cutText(textOf(properties.get('name')) || type, MAX_NAME),
      color: color === undefined ? groupColor({}, ids, id) : `#${color.toLowerCase()}`,
      glyph: id[0]!,
      footprint: footprint ?? 'area',
      open: properties.get('open') !== false,
      ...(blocks && { blocks }),
      ...(properties.get('public') === true && { public: true }),
    };
  }
}

const FOOTPRINTS: readonly FootprintRule[] = ['segment', 'tile', 'area'];

/** The id of a kind for a class: `Deep Forest` becomes `deep-forest`. */
function idOf(type: string): string {
  const plain = type
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return (/^[a-z]/.test(plain) ? plain : `kind-${plain}`.replace(/-$/, '')).slice(0, 64);
}

const GLYPHS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index)).filter(
  (glyph) => glyph !== '~' && glyph !== '.',
);

/** A glyph that no other kind has: a letter of the id where one is free. */
function freeGlyph(id: string, taken: ReadonlySet<string>): string {
  const letters = Array.from(id)
    .flatMap((letter) => [letter, letter.toUpperCase()])
    .filter((one) => one !== '-');
  return [...letters, ...GLYPHS].find((glyph) => !taken.has(glyph)) ?? '?';
}

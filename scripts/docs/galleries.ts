import { examples } from '../../src/app/features/examples/words.ts';
import { readLibrary } from '../../src/cli/library.ts';
import type { Library } from '../../src/engine/city/library.ts';
import type { Schematic } from '../../src/engine/schematic/schematic.ts';
import { schematicDrawing } from '../../src/formats/svg/drawing.ts';
import { svgPieces } from '../../src/formats/svg/write.ts';
import { LIBRARY_FOLDER, packFragment, pieceFragment, presetFragment, readProjectPack } from './app-links.ts';
import { escapeHtml } from './markdown.ts';

/** Pages of cities and pieces that open in the app. */
export interface Galleries {
  /** Markdown by the sources of the pages. */
  readonly pages: ReadonlyMap<string, string>;
  /** Fragments of the app's address by the names of what they open. */
  readonly app: ReadonlyMap<string, string>;
  /** Pictures that are made for the pages, by their places. */
  readonly pictures: ReadonlyMap<string, string>;
}

const PACKS = ['harbor', 'village'] as const;

/** Built-in pieces that show one idea each. */
const PIECES = {
  'mill-yard': 'Fields that belong to a building.',
  'house-ring': 'A tile about a corner: six houses around a yard.',
  'market-square': 'Open ground that people cross, with closed buildings around it.',
  'town-gate': 'A gate that joins two walls, with a street through it.',
  'duck-pond': 'Water and grass.',
  castle: 'A large piece that stands once in a town.',
} as const;

/** Makes the pages, and the links by the code with which the app shares: they can never be stale. */
export async function makeGalleries(): Promise<Galleries> {
  const library = readLibrary(LIBRARY_FOLDER);
  const app = new Map<string, string>();
  const pictures = new Map<string, string>();
  const cities: string[] = [];
  for (const [preset, { name, about }] of Object.entries(examples)) {
    app.set(preset, await presetFragment(preset, library));
    cities.push(card(2, name, about, `presets/${preset}.png`, preset));
  }
  const packs: string[] = [];
  for (const name of PACKS) {
    app.set(`pack-${name}`, await packFragment(name));
    const { pack, ...own } = readProjectPack(name);
    const cover = own.schematics.find(({ id }) => id === pack.cover) ?? own.schematics[0]!;
    pictures.set(`docs/made/${name}.svg`, pieceSvg(cover, own));
    packs.push(card(3, pack.name, pack.description, `made/${name}.svg`, `pack-${name}`));
  }
  const pieces: string[] = [];
  for (const [id, about] of Object.entries(PIECES)) {
    const piece = library.schematics.find((one) => one.id === id);
    if (!piece) throw new Error(`there is no piece ${id}`);
    app.set(`piece-${id}`, await pieceFragment(piece, library));
    pictures.set(`docs/made/${id}.svg`, pieceSvg(piece, library));
    pieces.push(card(3, piece.name, about, `made/${id}.svg`, `piece-${id}`));
  }
  return {
    app,
    pictures,
    pages: new Map([
      ['docs/cities.md', citiesPage(cities)],
      ['docs/pieces.md', piecesPage(packs, pieces)],
    ]),
  };
}

function pieceSvg(piece: Schematic, { kinds }: Library): string {
  const drawing = schematicDrawing(piece, kinds, {
    scale: 40,
    transparent: true,
    districts: false,
    hexLines: false,
  });
  return [...svgPieces(drawing)].join('');
}

/** @param level the level of its heading: one below that of the part of the page */
function card(level: 2 | 3, name: string, about: string, picture: string, target: string): string {
  return `<li class="card"><img src="${picture}" alt="" loading="lazy"><h${level}>${escapeHtml(name)}</h${level}><p>${escapeHtml(about)}</p><a class="try" href="app:${target}" aria-label="Open in the app: ${escapeHtml(name)}">Open in the app</a></li>`;
}

function citiesPage(cards: readonly string[]): string {
  return `# Cities to open

Each link holds the recipe of a town. The app builds the same city from it, and shows it without touching your own work;
**Keep as mine** makes it yours. Another seed gives another town.

<ul class="cards">${cards.join('')}</ul>
`;
}

function piecesPage(packs: readonly string[], pieces: readonly string[]): string {
  return `# Pieces to open

Each link holds schematics with their kinds. The app shows them first, and adds them to your library when you say so.

## Packs

<ul class="cards">${packs.join('')}</ul>

## Single pieces

<ul class="cards small">${pieces.join('')}</ul>
`;
}

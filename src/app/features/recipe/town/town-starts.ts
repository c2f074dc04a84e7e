import type { Kind } from '../../../../engine/schematic/kind.ts';
import { countSegments, paintedSegments, type Schematic } from '../../../../engine/schematic/schematic.ts';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';
import { STREET_DEFAULTS, type RestRecipe, type WallRecipe } from '../../../../engine/recipe/town.ts';
import { isStrip } from '../../../../engine/town/chain.ts';
import { patternOf, type Pattern } from '../../../../formats/kinds/pattern.ts';
import { toLibrary, type Document } from '../../../document/document.ts';

/** How much of the land's radius a wall encloses that is put around no group. */
const START_SHARE = 0.6;

/** Segments of a wall from gate to gate. */
const START_SPACING = 14;

/** Steps to a street in the town. */
const START_WITHIN = 5;

/** The material of walls. */
export type WallStyle = 'stone' | 'palisade';

/** The schematics of a style of walls. */
interface WallPieces {
  readonly pieces: readonly string[];
  readonly gates: readonly string[];
}

/** The groups of districts of a recipe. */
export function groupsOf({ districts }: Recipe): readonly string[] {
  return districts.method === 'none' ? [] : districts.groups;
}

/** The schematics of the library that walls of a style can be made of, longest first. */
export function wallPieces(document: Document, style: WallStyle): WallPieces {
  const patternOfKind = new Map(document.kinds.map((kind) => [kind.id, patternOf(kind)]));
  const strips = toLibrary(document)
    .schematics.filter(({ hexes }) => isStrip(hexes))
    .toSorted((a, b) => countSegments(b.hexes) - countSegments(a.hexes));
  const isAll = ({ hexes }: Schematic, patterns: readonly Pattern[]) =>
    paintedSegments(hexes).every(({ kind }) => patterns.includes(patternOfKind.get(kind)!));
  const ofStyle: readonly Pattern[] = style === 'stone' ? ['rampart', 'turret'] : ['palisade'];
  const asksForStyle = ({ around = [] }: Schematic) =>
    paintedSegments(around).some(({ kind }) => patternOfKind.get(kind) === 'palisade');
  return {
    pieces: strips.filter((piece) => isAll(piece, ofStyle)).map(({ id }) => id),
    gates: strips
      .filter((piece) => isAll(piece, ['archway']) && asksForStyle(piece) === (style === 'palisade'))
      .map(({ id }) => id),
  };
}

/** The style of a wall, by its pieces; `null` when it is mixed, or not of the library. */
export function styleOf(document: Document, { pieces }: WallRecipe): WallStyle | null {
  const styles: readonly WallStyle[] = ['stone', 'palisade'];
  return (
    styles.find((style) => pieces.every((id) => wallPieces(document, style).pieces.includes(id))) ?? null
  );
}

/** A wall to begin with; `null` when the library has no pieces of the style. */
export function startWall(document: Document, style: WallStyle): WallRecipe | null {
  const { pieces, gates } = wallPieces(document, style);
  if (pieces.length === 0) return null;
  const [first] = groupsOf(document.recipe);
  return {
    around: first === undefined ? START_SHARE : [first],
    pieces,
    ...(gates.length > 0 && { gates: { pieces: gates, min: 2, spacing: START_SPACING } }),
  };
}

/** Rivers to begin with; `null` when the library has no water. */
export function startRivers({ kinds }: Document): Recipe['rivers'] | null {
  const water = kindOf(kinds, 'river');
  return water === undefined ? null : { count: 1, kind: water, width: 2 };
}

/** Streets to begin with; `null` when the library has no kind of street. */
export function startStreets({ kinds, recipe }: Document): Recipe['streets'] | null {
  const lane = kindOf(kinds, 'lane') ?? kindOf(kinds, 'street');
  if (lane === undefined) return null;
  const main = kindOf(kinds, 'street') ?? lane;
  const [first] = groupsOf(recipe);
  const within = first === undefined ? START_WITHIN : { [first]: START_WITHIN };
  return { main, lane, bridge: kindOf(kinds, 'bridge') ?? lane, within, ...STREET_DEFAULTS };
}

/** The ground that what is left can become, in the order in which it is offered. */
export function restKinds({ kinds }: Document): readonly Kind[] {
  return RESTS.flatMap((pattern) => kinds.filter((kind) => kind.open && patternOf(kind) === pattern));
}

const RESTS: readonly Pattern[] = ['yard', 'garden', 'meadow', 'wood', 'orchard', 'ground'];

/** Ground for the rest to begin with: yards and meadows in the first group, meadows in the others. */
export function startRest(document: Document): RestRecipe | null {
  const groups = groupsOf(document.recipe);
  const of = (...patterns: readonly Pattern[]) =>
    patterns.flatMap((pattern) => kindOf(document.kinds, pattern) ?? []);
  const [town, fields] = [of('yard', 'meadow'), of('meadow')];
  if (groups.length === 0 || town.length === 0) return null;
  return Object.fromEntries(
    groups.map((group, index) => [group, index === 0 || fields.length === 0 ? town : fields]),
  );
}

function kindOf(kinds: readonly Kind[], pattern: Pattern): string | undefined {
  return (
    kinds.find((kind) => kind.id === pattern)?.id ?? kinds.find((kind) => patternOf(kind) === pattern)?.id
  );
}

import { createBoard, remove, stamp, type Board } from '../../../engine/board/board.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { FREE_LAND } from '../../../engine/fit/conditions.ts';
import { explainFit, type Blocked } from '../../../engine/fit/explain.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { fromChunks } from '../../document/chunked.ts';
import { toSchematic, type CityDocument, type Document } from '../../document/document.ts';
import { differingCopies } from '../../document/differing-copies.ts';

/** A placement whose schematic was edited since it was stamped. */
export interface Affected {
  readonly placement: Placement;
  /** Whether the edited schematic stands there once all are updated that can be; what is locked is not. */
  readonly fits: boolean;
  /** The segments that block the placement while no other is updated; none when it fits. */
  readonly blocked: readonly Blocked[];
}

/** A schematic of the library that was edited since the city has copies of it. */
export interface Edited {
  /** As the library has it now. */
  readonly schematic: Schematic;
  /** Ids of the city's copies that differ from it. */
  readonly copies: readonly string[];
  /** By id. */
  readonly placements: readonly Affected[];
  /** How many of them fit. */
  readonly fitting: number;
}

export const NONE_EDITED: readonly Edited[] = [];

/** The parts of a document that the edited placements follow from. */
type Looked = Pick<Document, 'schematics' | 'city' | 'kinds'>;

const results = new WeakMap<CityDocument, { readonly of: Looked; readonly edited: readonly Edited[] }>();

/**
 * The schematics that were edited since they were stamped, with their placements: which would still fit, by the
 * segments of the land that are free or their own. The same list as long as the document is the same.
 */
export function editedSchematics(document: Looked): readonly Edited[] {
  const { city, schematics, kinds } = document;
  const known = results.get(city);
  if (known && known.of.schematics === schematics && known.of.kinds === kinds) return known.edited;
  const differing = differingCopies(document);
  const edited = differing.size === 0 ? NONE_EDITED : findAffected(document, differing);
  results.set(city, { of: { schematics, kinds, city }, edited });
  return edited;
}

function findAffected(
  { city, schematics, kinds }: Looked,
  differing: Map<string, string[]>,
): readonly Edited[] {
  const sourceOfCopy = new Map(
    [...differing].flatMap(([source, copies]) => copies.map((id) => [id, source] as const)),
  );
  const all = fromChunks(city.placements);
  const affected = all.filter(({ schematic }) => sourceOfCopy.has(schematic));
  if (affected.length === 0) return NONE_EDITED;
  const board = createBoard(city.land, city.ground);
  const oldHexes = (placement: Placement) =>
    posedShape(city.schematics[placement.schematic]!, placement, city.kinds).hexes;
  const newHexes = (placement: Placement) =>
    posedShape(toSchematic(schematics[sourceOfCopy.get(placement.schematic)!]!), placement, kinds).hexes;
  for (const placement of all) stamp(board, oldHexes(placement), placement, placement.id);
  const blocked = new Map(
    affected.map((placement) => [placement, blockedBy(board, newHexes(placement), placement)]),
  );
  const fitting = updateAll(board, affected, oldHexes, newHexes);
  return [...differing].flatMap(([source, copies]) => {
    const placements = affected
      .filter(({ schematic }) => sourceOfCopy.get(schematic) === source)
      .map((placement) => ({
        placement,
        fits: fitting.has(placement),
        blocked: blocked.get(placement)!,
      }));
    if (placements.length === 0) return [];
    return [
      {
        schematic: toSchematic(schematics[source]!),
        copies,
        placements,
        fitting: placements.filter(({ fits }) => fits).length,
      },
    ];
  });
}

type HexesOf = (placement: Placement) => ReturnType<typeof posedShape>['hexes'];

/** The segments that block a shape, those of the placement itself left out. */
function blockedBy(board: Board, hexes: ReturnType<HexesOf>, placement: Placement): Blocked[] {
  return explainFit(board, hexes, placement, FREE_LAND, { gone: new Set([placement.id]) });
}

/** Puts the new shape of each where it fits, by id; again for those left, as long as others made room. */
function updateAll(
  board: Board,
  affected: readonly Placement[],
  oldHexes: HexesOf,
  newHexes: HexesOf,
): ReadonlySet<Placement> {
  const fitting = new Set<Placement>();
  for (let before = -1; before < fitting.size;) {
    before = fitting.size;
    for (const placement of affected) {
      if (fitting.has(placement) || placement.locked) continue;
      if (blockedBy(board, newHexes(placement), placement).length > 0) continue;
      remove(board, oldHexes(placement), placement, placement.id);
      stamp(board, newHexes(placement), placement, placement.id);
      fitting.add(placement);
    }
  }
  return fitting;
}

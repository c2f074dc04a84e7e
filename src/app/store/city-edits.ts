import { castDraft, type Draft } from 'immer';
import type { City } from '../../engine/city/city.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import { mergeSegments, paintedSegments, type Schematic } from '../../engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../engine/segment/segment.ts';
import { takeDetails } from '../document/details.ts';
import { showsSame } from '../document/difference.ts';
import { recordSource, sourceOf } from '../document/sources.ts';
import { getChunked } from '../document/chunked.ts';
import { editPlacements, type AppStore } from './store.ts';
import { recordHandRemoved } from '../document/hand-removed.ts';
import { madeByHand, nextId, recordOrigin } from '../document/origin.ts';
import { versionId } from '../document/version-id.ts';
import {
  toCityDocument,
  toSchematic,
  type CityDocument,
  type Document,
  type ParkedCity,
} from '../document/document.ts';
import * as words from './words.ts';

/** Puts another city in place of the one that stands. */
export function replaceCity(draft: Draft<ParkedCity>, city: City): void {
  draft.city = toCityDocument(city) as Draft<CityDocument>;
}

/** Things that a stamp replaces: ids of placements, and segments of ground. */
interface Replaced {
  readonly placements: readonly number[];
  readonly ground: readonly Segment[];
}

/**
 * Stamps a schematic of the library and returns the id of the placement. The city keeps a copy of what it stamps:
 * when the schematic was edited since it was last stamped, the earlier placements keep theirs, and the new version
 * goes into the city under an id of its own.
 *
 * @param replaced what is removed in the same step; nothing when absent
 * @param yielding the ground that gives way to the stamp
 */
export function stampSchematic(
  store: AppStore,
  schematicId: string,
  at: Hex,
  pose: Pose,
  replaced: Replaced | null = null,
  yielding: readonly Segment[] = [],
): number {
  const { document } = store.getState();
  const schematic = toSchematic(document.schematics[schematicId]!);
  const id = nextId(document.city);
  const { mirror, rotation, shift } = pose;
  const label = replaced ? words.stampOverStep(schematic.name) : words.stampStep(schematic.name);
  editPlacements(store, label, (draft) => {
    const embedded = embedSchematic(draft, document, schematic);
    recordOrigin(draft, document.city, [id], madeByHand);
    removeGround(draft, document.city, [...(replaced?.ground ?? []), ...yielding]);
    return {
      set: [{ id, schematic: embedded, q: at.q, r: at.r, mirror, rotation, shift, locked: false }],
      removed: replaced?.placements ?? [],
    };
  });
  return id;
}

/** Takes away segments of ground; what has none stays as it is. */
export function removeGround(
  draft: Draft<Document>,
  { ground = [] }: CityDocument,
  segments: readonly Segment[],
): void {
  if (segments.length === 0) return;
  const gone = new Set(segments.map(segmentKey));
  // Hexes that keep all stay the same objects: the board is drawn again only where ground goes.
  const isGone = (one: Segment) => gone.has(segmentKey(one));
  const left = ground.flatMap((hex) => {
    const own = paintedSegments([hex]);
    return own.some(isGone) ? mergeSegments(own.filter((one) => !isGone(one))) : hex;
  });
  if (left.length > 0) draft.city.ground = castDraft(left);
  else delete draft.city.ground;
}

/** Takes away a placement of the city. */
export function removePlacement(store: AppStore, id: number): void {
  const { city } = store.getState().document;
  const placement = getChunked(city.placements, id)!;
  editPlacements(store, words.removeStep(city.schematics[placement.schematic]!.name), (draft) => {
    recordHandRemoved(draft, city, [placement]);
    return { removed: [id] };
  });
}

/**
 * Gives the city its copy of a schematic of the library and returns the id that it has there: its own, or that of a
 * version when the city has another shape under it.
 *
 * @param standing ids of the city's schematics that placements are made of: the others give way. None does when absent
 */
export function embedSchematic(
  draft: Draft<Document>,
  document: Document,
  schematic: Schematic,
  standing?: ReadonlySet<string>,
): string {
  const { schematics } = document.city;
  let id = schematic.id;
  for (let version = 2; ; version++) {
    const there = schematics[id] ?? draft.city.schematics[id];
    const isVersion = sourceOf(document, id) === schematic.id;
    if (there && isVersion && showsSame(there, schematic)) {
      takeDetails(draft.city.schematics[id]!, schematic);
      return id;
    }
    if (!there && (isVersion || !Object.hasOwn(document.schematics, id))) break;
    if (there && isVersion && standing && !standing.has(id)) break;
    id = versionId(schematic.id, version);
  }
  draft.city.schematics[id] = { ...schematic, id } as Draft<Schematic>;
  if (id !== schematic.id) recordSource(draft, id, schematic.id);
  const known = new Set(draft.city.kinds.map((kind) => kind.id));
  draft.city.kinds.push(...document.kinds.filter((kind) => !known.has(kind.id)));
  return id;
}

/** Whether two schematics stand for the same in a city: their names and what is painted. */
export function sameSchematic(a: Schematic, b: Schematic): boolean {
  return a.name === b.name && JSON.stringify(a.hexes) === JSON.stringify(b.hexes);
}

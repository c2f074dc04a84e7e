import type { Document } from '../../document/document.ts';
import type { Step } from '../../document/step.ts';
import { isPlain } from './check.ts';
import { isPackingKnown, packedOr, unpackChunk } from './packed-chunk.ts';
import type { Write } from './write-work.ts';

// The database holds documents and steps as they are, but for the chunks of placements, which are packed. A chunk that
// is not packed is good, too: works stored by earlier versions have no other, and neither have backups.

/** Stands for every key in the path of a place. */
const EACH = Symbol('each');

/** The places of chunks of placements in a document. */
const PLACES = [
  ['city', 'placements', EACH],
  ['cities', 'parked', EACH, 'city', 'placements', EACH],
] as const;

type Place = readonly (string | typeof EACH)[];
type Mapping = (value: unknown) => unknown;

/** The form in which the database holds a document. */
export function storedDocument(document: Document): unknown {
  return mapDocument(document, packedOr);
}

/** The form in which the database holds a step. */
export function storedStep(step: Step): unknown {
  return mapStep(step, packedOr);
}

/** The document that is stored, not yet checked. */
export function documentFrom(stored: unknown): unknown {
  return mapDocument(stored, unpackChunk);
}

/** The step that is stored, not yet checked. */
export function stepFrom(stored: unknown): unknown {
  return mapStep(stored, unpackChunk);
}

/** Milliseconds of packing between which the page does what waits. */
const TURN_MS = 8;

/** Packs all that a write stores, so that the write itself only has to look it up; a few milliseconds at a time. */
export async function packAhead({ plan, snapshot }: Pick<Write, 'plan' | 'snapshot'>): Promise<void> {
  const chunks = new Set<unknown>();
  const note: Mapping = (chunk) => {
    if (!isPackingKnown(chunk)) chunks.add(chunk);
    return chunk;
  };
  for (const step of plan.steps) mapStep(step, note);
  if ('document' in snapshot) mapDocument(snapshot.document, note);
  let start = performance.now();
  for (const chunk of chunks) {
    packedOr(chunk);
    if (performance.now() - start < TURN_MS) continue;
    await turn();
    start = performance.now();
  }
}

/** Waits until the page has done what waits. Timers would wait much longer on a page that is hidden. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

function mapDocument(document: unknown, map: Mapping): unknown {
  return PLACES.reduce<unknown>((mapped, place) => mapAt(mapped, place, map), document);
}

function mapStep(step: unknown, map: Mapping): unknown {
  const mapPatches: Mapping = (patches) =>
    Array.isArray(patches) ? mapItems(patches, (patch) => mapPatch(patch, map)) : patches;
  return mapMember(mapMember(step, 'patches', mapPatches), 'inverse', mapPatches);
}

function mapPatch(patch: unknown, map: Mapping): unknown {
  const { path } = Object(patch) as { readonly path?: unknown };
  if (!Array.isArray(path)) return patch;
  const place = PLACES.find((one: Place) => isOnTheWay(path, one));
  if (!place) return patch;
  // Only the whole document holds both places.
  return mapMember(patch, 'value', (value) =>
    path.length === 0 ? mapDocument(value, map) : mapAt(value, place.slice(path.length), map),
  );
}

function isOnTheWay(path: readonly unknown[], place: Place): boolean {
  return (
    path.length <= place.length &&
    path.every((key, index) => place[index] === EACH || place[index] === String(key))
  );
}

/** The value with what is at a place in it mapped. A value that has no such place, or where nothing changes, is the same. */
function mapAt(value: unknown, place: Place, map: Mapping): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return map(value);
  const mapRest: Mapping = (member) => mapAt(member, rest, map);
  return key === EACH ? mapMembers(value, mapRest) : mapMember(value, key, mapRest);
}

function mapMember(value: unknown, key: string, map: Mapping): unknown {
  if (!isRecord(value) || !Object.hasOwn(value, key)) return value;
  const member = map(value[key]);
  return member === value[key] ? value : { ...value, [key]: member };
}

function mapMembers(value: unknown, map: Mapping): unknown {
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  const members = keys.map((key) => value[key]);
  const mapped = mapItems(members, map);
  // A key may be `__proto__`, which only this makes a member.
  return mapped === members ? value : Object.fromEntries(keys.map((key, index) => [key, mapped[index]]));
}

function mapItems(items: readonly unknown[], map: Mapping): readonly unknown[] {
  const mapped = items.map(map);
  return mapped.every((item, index) => item === items[index]) ? items : mapped;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && isPlain(value);
}

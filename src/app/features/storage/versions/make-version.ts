import { toCity, type Document } from '../../../document/document.ts';
import { citiesOf, cityName } from '../../../document/open-city.ts';
import type { WorkDatabase } from '../connection.ts';
import { readDesk, type FoundWork } from '../read-work.ts';
import { readOne } from '../transaction.ts';
import { packDocument } from './packed-document.ts';
import { VERSION_FORM, type Version, type VersionCounts, type VersionPictures } from '../version.ts';
import { addVersion, holdsVersions, listVersions, thinVersions, versionBytes } from './version-store.ts';

/** Bytes that all versions may take at most, however much the browser has. */
const MOST_BYTES = 64_000_000;
/** Share of the free space, counted as if there were no versions, that they may take. */
const MOST_SHARE = 1 / 4;
/** Bytes for a browser that does not tell how much space there is. */
const UNKNOWN_SPACE = 16_000_000;

/** The outcome of making a version. */
export type MadeVersion =
  /** A version of what is stored is there now. */
  | 'made'
  /** It was there already. */
  | 'known'
  /** Nothing is stored, or nothing that passes the check that reading does. */
  | 'nothing'
  /** There is no space for it, so that the work itself has what there is. */
  | 'no-space';

/**
 * Makes a version of the work on the desk as it is stored: reads and checks it as the app does when it opens, so that
 * no version is ever of what the app could not open. Then deletes the versions that are not to be kept any more.
 *
 * @param draw draws the city of the version
 */
export async function makeVersion(
  database: WorkDatabase,
  draw: (document: Document) => Promise<VersionPictures | null>,
): Promise<MadeVersion> {
  if (!holdsVersions(database)) return 'no-space';
  const found = await readWhole(database);
  if (!found) return 'nothing';
  const versions = await listVersions(database);
  const last = versions.find(({ work }) => work === found.work);
  if (last?.revision === found.revision) return 'known';
  const packed = packDocument(found.document);
  if (last?.checksum === packed.checksum) return 'known';
  const pictures = await draw(found.document);
  const bytes = packed.data.length;
  const budget = await bytesForVersions(versions);
  if (versionBytes({ bytes, pictures }) > budget) return 'no-space';
  const { work, revision, savedAt: at } = found;
  const { checksum } = packed;
  const counts = countsOf(found.document);
  await addVersion(
    database,
    { form: VERSION_FORM, work, revision, at, label: labelOf(found), bytes, checksum, counts, pictures },
    packed,
  );
  await thinVersions(database, budget);
  return 'made';
}

/** Attempts to read a work that is written meanwhile. */
const MOST_ATTEMPTS = 3;

/** The work on the desk at one moment; `null` when there is none that can be opened, or it is never left alone. */
async function readWhole(database: WorkDatabase): Promise<FoundWork | null> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const found = await readDesk(database);
    // What is read bit by bit may be of several moments.
    if (found.kind === 'found' && (await readOne(database, 'works', found.work))?.revision === found.revision)
      return found;
  }
  return null;
}

/** Bytes that all versions may take now: a part of what would be free without them. */
async function bytesForVersions(versions: readonly Version[]): Promise<number> {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage?.estimate) return UNKNOWN_SPACE;
  const { usage = 0, quota = 0 } = await storage.estimate();
  const taken = versions.reduce((sum, version) => sum + versionBytes(version), 0);
  return Math.min(MOST_BYTES, MOST_SHARE * Math.max(0, quota - usage + taken));
}

function labelOf({ timeline }: FoundWork): string | null {
  return timeline.last?.label ?? null;
}

function countsOf(document: Document): VersionCounts {
  const { land, placements } = toCity(document.city);
  const { list, open } = citiesOf(document);
  return {
    hexes: land.reduce((sum, { count }) => sum + count, 0),
    placements: placements.length,
    schematics: document.order.length,
    ...(list.length > 1 && { cities: { count: list.length, open: cityName(document, open) } }),
  };
}

import { transfer } from 'comlink';
import { serve } from '../../../../worker/serve.ts';
import { toCity, type Document } from '../../../document/document.ts';
import type { WorkDatabase } from '../connection.ts';
import { inDatabase } from '../in-database.ts';
import { reasonOf } from '../proof.ts';
import { reading } from '../transaction.ts';
import { makeVersion, type MadeVersion } from './make-version.ts';
import { unpackDocument } from './packed-document.ts';
import { versionPictures } from './version-picture.ts';
import { workFile } from './work-file.ts';
import * as words from '../words.ts';

/** The document of a version, or why there is none, in words. */
export type OpenedVersion =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly why: string };

/** The file of a version, or why there is none, in words. */
export type VersionFile =
  | { readonly ok: true; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly why: string };

const service = {
  /** Makes a version of the work on the desk of a database. */
  make: (name: string): Promise<MadeVersion> =>
    inDatabase(name, (database) => makeVersion(database, ({ city }) => versionPictures(toCity(city)))),

  open: (name: string, id: number): Promise<OpenedVersion> =>
    inDatabase(name, (database) => openVersion(database, id)),

  async file(name: string, id: number): Promise<VersionFile> {
    const opened = await service.open(name, id);
    return opened.ok ? { ok: true, file: sent(workFile(opened.document)) } : opened;
  },

  /** The file of a document that is not stored. */
  fileOf: (document: Document): Uint8Array<ArrayBuffer> => sent(workFile(document)),
};

export type VersionsService = typeof service;

async function openVersion(database: WorkDatabase, id: number): Promise<OpenedVersion> {
  const stored = reading(database, ['versions', 'versionData']);
  const [record, data] = await Promise.all([
    stored.objectStore('versions').get(id),
    stored.objectStore('versionData').get(id),
  ]);
  if (!record) return { ok: false, why: words.itWasDeletedMeanwhile };
  try {
    return { ok: true, document: unpackDocument(data, record.checksum) };
  } catch (error) {
    return { ok: false, why: reasonOf(error) };
  }
}

function sent(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return transfer(file, [file.buffer]);
}

serve(service);

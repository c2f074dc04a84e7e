import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { Document } from '../../../document/document.ts';
import { MisfitError } from '../check.ts';
import { checkDocument } from '../check-document.ts';

/** A document as a version holds it. */
export interface PackedDocument {
  /** Deflated JSON. */
  readonly data: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the data, in hexadecimal digits. */
  readonly checksum: string;
}

export function packDocument(document: Document): PackedDocument {
  const data = deflateSync(strToU8(JSON.stringify(document)), { level: 6 });
  return { data, checksum: bytesToHex(sha256(data)) };
}

/**
 * The document of a version, checked as a stored work is when the app opens it.
 *
 * @throws MisfitError when the checksum does not hold, or the document is none that the app can work with
 */
export function unpackDocument(data: unknown, checksum: string): Document {
  if (!(data instanceof Uint8Array)) throw new MisfitError('its data is gone');
  if (bytesToHex(sha256(data)) !== checksum)
    throw new MisfitError('its data is damaged: the checksum does not hold');
  return checkDocument(JSON.parse(strFromU8(inflateSync(data))));
}

import { buffersOf, pack, unpack, type Packed } from '../../../../../worker/packed-placements.ts';
import type { CitySubject, ExportSubject } from './job.ts';

/** The subject of an export as a worker gets it. */
export type SentSubject =
  | Exclude<ExportSubject, CitySubject>
  | (Omit<CitySubject, 'city'> & { readonly city: Packed<CitySubject['city']> });

/** Packs what is exported, with what is handed over to the worker. */
export function packSubject(subject: ExportSubject): {
  readonly sent: SentSubject;
  readonly buffers: ArrayBuffer[];
} {
  if (subject.kind === 'schematic') return { sent: subject, buffers: [] };
  const city = pack(subject.city);
  return { sent: { ...subject, city }, buffers: buffersOf(city.placements) };
}

export function unpackSubject(sent: SentSubject): ExportSubject {
  return sent.kind === 'schematic' ? sent : { ...sent, city: unpack(sent.city) };
}

import { count, fields, MisfitError, optional, orNull, text, whole, type Check } from './check.ts';

/** The form of a version. One of a newer form is left alone: only a newer Sixfold lists it. */
export const VERSION_FORM = 1;

/** Pictures of a version's city as addresses that hold them, for light and for dark colors. */
export interface VersionPictures {
  readonly light: string;
  readonly dark: string;
}

/** The contents of a version, in numbers; hexes and placements are those of the open city. */
export interface VersionCounts {
  readonly hexes: number;
  readonly placements: number;
  readonly schematics: number;
  /** The number of cities, and the name of the open one; absent in a version of one city, and in those of before. */
  readonly cities?: { readonly count: number; readonly open: string };
}

/** The entry of an earlier version of a work in the list. Its document is packed, under the same key, in `versionData`. */
export interface VersionRecord {
  readonly form: number;
  /** Key of the work that it is a version of. */
  readonly work: number;
  /** Revision of that work that it was made from. */
  readonly revision: number;
  /** When this revision was stored, in milliseconds since 1970. */
  readonly at: number;
  /** Label of the step that was done last, `null` before the first. */
  readonly label: string | null;
  /** Bytes of the packed document. */
  readonly bytes: number;
  /** SHA-256 of the packed document, in hexadecimal digits. */
  readonly checksum: string;
  readonly counts: VersionCounts;
  readonly pictures: VersionPictures | null;
}

/** A version with the key that it is stored under. */
export interface Version extends VersionRecord {
  readonly id: number;
}

const picture: Check = (value, path) => {
  if (typeof value !== 'string' || !/^data:image\/(?:webp|png);base64,[A-Za-z0-9+/=]*$/.test(value))
    throw new MisfitError(`${path}: expected a picture`);
};

/** Throws `MisfitError` for what is no record of a version, or one of a newer form. */
export const checkVersion: Check = fields({
  form: whole(1, VERSION_FORM),
  work: count,
  revision: count,
  at: whole(0, 8.64e15),
  label: orNull(text),
  bytes: count,
  checksum: text,
  counts: fields({
    hexes: count,
    placements: count,
    schematics: count,
    cities: optional(fields({ count, open: text })),
  }),
  pictures: orNull(fields({ light: picture, dark: picture })),
});

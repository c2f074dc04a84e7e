/** The version of the app, which the page names, too. The build puts it in. */
declare const VERSION: string;

/** The files of the version, by their paths within the app, with their SHA-256 in hexadecimal. The build puts them in. */
declare const DIGESTS: Readonly<Record<string, string>>;

/** Bytes of all of them. The build puts the number in. */
declare const BYTES: number;

/** The files that the app needs without a network; `''` is the page. */
export const FILES = DIGESTS;

export const version = VERSION;

export const totalBytes = BYTES;

/** Version of the engine, changed whenever the same recipe gives another city. */
export const VERSION = '0.2.0';

/** Name and version of the engine: part of every city. */
export const ENGINE = `sixfold ${VERSION}`;

/** Version of the engine: part of every city, changed whenever the same recipe gives another city. */
export const ENGINE = 'sixfold 0.1.0';

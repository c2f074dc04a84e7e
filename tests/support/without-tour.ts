/**
 * A script for pages of tests: the browser was here before, so that no tour of a first visit begins. Preferences that
 * it keeps already stay. A page of the browser itself keeps nothing.
 */
export const WITHOUT_TOUR = `try {
  localStorage.getItem('sixfold-preferences') ??
    localStorage.setItem('sixfold-preferences', JSON.stringify({ state: { tourSeen: true }, version: 1 }));
} catch {}`;

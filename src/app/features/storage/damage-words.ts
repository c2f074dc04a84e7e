/** Where damaged work is, as a sentence. */
export const WHERE_ASIDE =
  'The damaged work is set aside as it was: a click on “Saved” shows it, to download it.';

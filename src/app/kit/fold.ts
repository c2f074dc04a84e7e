/** Text without case and accents: a search for `muhle` finds `Mühle`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

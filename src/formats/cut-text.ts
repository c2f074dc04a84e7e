/** The text, cut to its first `most` characters when it is longer. Characters are code points, as in JSON Schema. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character has at most two code units.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}

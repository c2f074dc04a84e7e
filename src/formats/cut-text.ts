/** The text, or as many of its first characters as fit when `most` are allowed; counted as the schemas count them. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character has at most two code units.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}

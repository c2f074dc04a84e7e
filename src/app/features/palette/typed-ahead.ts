/**
 * The text that the palette starts with when its code has loaded: the text so far and one more key. A line feed stands
 * for Enter, after which nothing counts.
 */
export function typedAhead(typed: string, key: string): string {
  if (typed.endsWith('\n')) return typed;
  if (key === 'enter') return `${typed}\n`;
  if (key === 'backspace') return Array.from(typed).slice(0, -1).join('');
  const character = key === 'space' ? ' ' : key.replace(/^shift\+/, '');
  return Array.from(character).length === 1 ? typed + character : typed;
}

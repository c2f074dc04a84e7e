/**
 * A condition on a segment near a piece, as text: alternatives parted by `|`, each a name of {@link WISHES} or the id of
 * a kind, with `!` in front where it must not be.
 */
export interface Wish {
  readonly alternatives: readonly Alternative[];
}

export interface Alternative {
  /** One of {@link WISHES}, or the id of a kind. */
  readonly name: string;
  readonly not: boolean;
}

/**
 * The names of conditions: public ground; ground of the recipe's streets; a segment that is free or of a walkable kind;
 * one that nothing covers at the end; sea; land.
 */
export const WISHES = ['@public', '@street', '@open', '@free', '@sea', '@land'] as const;

/** Every text of a condition. */
export const WISH_PATTERN = (() => {
  const one = `!?(?:${WISHES.join('|')}|[a-z][a-z0-9-]{0,63})`;
  return new RegExp(`^${one}(?:\\|${one})*$`);
})();

const wishes = new Map<string, Wish>();

/** The condition of a text that matches {@link WISH_PATTERN}. */
export function readWish(text: string): Wish {
  let wish = wishes.get(text);
  if (!wish) {
    const alternatives = text
      .split('|')
      .map((part) =>
        part.startsWith('!') ? { name: part.slice(1), not: true } : { name: part, not: false },
      );
    wishes.set(text, (wish = { alternatives }));
  }
  return wish;
}

/** Whether a closed segment beside a condition has a door to it. */
export function asksForDoor(text: string): boolean {
  return readWish(text).alternatives.some(({ name, not }) => !not && DOORS.has(name));
}

/** Whether a door to such a segment asks for ground that everybody may cross: whatever meets its condition is public. */
export function asksForPublicGround(text: string): boolean {
  return readWish(text).alternatives.every(
    ({ name, not }) => !not && (name === '@public' || name === '@street'),
  );
}

const DOORS: ReadonlySet<string> = new Set(['@public', '@street', '@open']);

/** Ids of the kinds that a condition names. */
export function kindsOfWish(text: string): string[] {
  return readWish(text).alternatives.flatMap(({ name }) => (name.startsWith('@') ? [] : name));
}

/** A condition that names kinds by the ids that they have got in place of others. */
export function renamedWish(text: string, kinds: ReadonlyMap<string, string>): string {
  return readWish(text)
    .alternatives.map(({ name, not }) => `${not ? '!' : ''}${kinds.get(name) ?? name}`)
    .join('|');
}

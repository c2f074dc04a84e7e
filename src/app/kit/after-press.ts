let isDown = false;

addEventListener('pointerdown', () => (isDown = true), true);
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => (isDown = false), true);

/**
 * Does something once no pointer is down: what goes as soon as it loses the focus would move what is being pressed from
 * under the pointer.
 */
export function afterPress(then: () => void): void {
  if (!isDown) return then();
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    then();
  };
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal: ended.signal });
}

import { useBoundKeys } from '../../contrib/bound-keys.ts';
import { ariaKey } from '../../kit/keys.ts';
import * as words from './words.ts';

const WALK = ['walk-left', 'walk-right', 'walk-up', 'walk-down'];
const ARROWS = ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'].join(' ');

/** A description of the board's keys for screen readers, with the user's own keys. */
export function BoardKeys({ id }: { readonly id: string }) {
  const bound = useBoundKeys();
  const said = (command: string) => {
    const [key] = bound.get(command) ?? [];
    // "Page Up", not "PageUp".
    return key === undefined ? words.noKey : ariaKey(key).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  };
  const walk = WALK.map((command) => bound.get(command)?.[0]).join(' ');
  return (
    <p id={id} className="visually-hidden">
      {words.keys(
        walk === ARROWS ? words.arrowKeys : WALK.map(said).join(', '),
        said('act'),
        said('delete-selection'),
        said('kind-before'),
        said('kind-after'),
      )}
    </p>
  );
}

import { useBoundKeys } from '../../contrib/bound-keys.ts';
import { ariaKey } from '../../kit/keys.ts';

const WALK = ['walk-left', 'walk-right', 'walk-up', 'walk-down'];
const ARROWS = 'arrowleft arrowright arrowup arrowdown';

/** A description of the board's keys for screen readers, with the user's own keys. */
export function BoardKeys({ id }: { readonly id: string }) {
  const bound = useBoundKeys();
  const said = (command: string) => {
    const [key] = bound.get(command) ?? [];
    // "Page Up", not "PageUp".
    return key === undefined ? 'no key' : ariaKey(key).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  };
  const walk = WALK.map((command) => bound.get(command)?.[0]).join(' ');
  return (
    <p id={id} className="visually-hidden">
      {walk === ARROWS ? 'Arrow keys' : WALK.map(said).join(', ')} walk from segment to segment, {said('act')}{' '}
      uses the tool, {said('delete-selection')} erases, {said('kind-before')} and {said('kind-after')} change
      the kind.
    </p>
  );
}

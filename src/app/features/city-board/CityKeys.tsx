import { useBoundKeys } from '../../contrib/bound-keys.ts';
import { ariaKey } from '../../kit/keys.ts';
import { CITY_KEYS_ID } from './city-keys-id.ts';
import * as words from './words.ts';

/** A description of the board's keys for screen readers, with the user's own keys. */
export function CityKeys() {
  const bound = useBoundKeys();
  const key = (command: string) => {
    const [first] = bound.get(command) ?? [];
    return first === undefined ? words.noKey : ariaKey(first).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  };
  const arrows = ['left', 'right', 'up', 'down'].every(
    (way) => bound.get(`city-walk-${way}`)?.[0] === `arrow${way}`,
  );
  return (
    <>
      <p id={CITY_KEYS_ID} className="visually-hidden">
        {words.keys(
          arrows
            ? words.arrowKeys
            : ['left', 'right', 'up', 'down'].map((way) => key(`city-walk-${way}`)).join(', '),
          key('city-act'),
          key('delete-placement'),
          key('escape'),
        )}
      </p>
    </>
  );
}

import { useEffect, useState, type ComponentType } from 'react';
import { tellProblem } from '../kit/tell.ts';
import * as words from '../kit/first-words.ts';

/**
 * A layer of the board whose code comes once it is shown. Unlike a `lazyPart` it stands among the nodes of a canvas:
 * what goes wrong is said elsewhere.
 *
 * @param name what people call it: "The heat map"
 */
export function lazyLayer<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Layer(props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component) return;
      let gone = false;
      load().then(
        (code) => {
          loaded = code;
          if (!gone) setComponent(() => code);
          return undefined;
        },
        () => tellProblem(words.notLoaded(name)),
      );
      return () => {
        gone = true;
      };
    }, [Component]);
    return Component ? <Component {...props} /> : null;
  };
}

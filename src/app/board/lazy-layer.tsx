import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { firstFrame } from '../kit/first-frame.ts';
import { tellProblem } from '../kit/tell.ts';
import * as words from '../kit/first-words.ts';

/** A layer whose code comes once it is shown, or as soon as it is foreseen. */
export interface LazyLayer<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. */
  readonly preload: () => Promise<void>;
}

/**
 * A layer of the board whose code comes once it is shown. Unlike a `lazyPart` it stands among the nodes of a canvas:
 * what goes wrong is said elsewhere.
 *
 * @param name what people call it: "The heat map"
 * @param Meanwhile stands in its place until its code is here; nothing when absent
 */
export function lazyLayer<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): LazyLayer<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    await firstFrame();
    return (loaded = await load());
  };
  function Layer(props: Props): ReactNode {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component) return;
      let gone = false;
      fetchCode().then(
        (code) => {
          if (!gone) setComponent(() => code);
          return undefined;
        },
        () => tellProblem(words.notLoaded(name)),
      );
      return () => {
        gone = true;
      };
    }, [Component]);
    const Shown = Component ?? Meanwhile;
    return Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(Layer, { preload: async () => void (await fetchCode()) });
}

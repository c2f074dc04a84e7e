import { Button } from '@mantine/core';
import { useLayoutEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { firstFrame } from './first-frame.ts';
import classes from './lazy-part.module.css';
import * as words from './first-words.ts';

type Loading<Props> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly Component: ComponentType<Props> }
  | { readonly kind: 'failed' };

/** A component whose code comes when it is first shown, or as soon as it is foreseen. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code, so that it is there when it is wanted. A failure is kept until the part is shown: it is done with either way. */
  readonly preload: () => Promise<void>;
}

/**
 * A part of the app that the first load can do without. Once its code is here it is drawn at once, as any component.
 * Code that cannot be had (no connection, a newer version on the server) is said in its place, with a way on. A
 * dialog (what has a property `opened`) is wanted only once it is opened.
 *
 * @param name what people call it: "The land gallery"
 * @param load imports it
 * @param meanwhile what stands in its place as long as it loads; nothing when not said
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LazyPart<Props> {
  let state: Loading<Props> | undefined;
  let loading = Promise.resolve();
  const listeners = new Set<() => void>();
  const become = (next: Loading<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fetchCode = () => {
    become({ kind: 'waiting' });
    loading = firstFrame()
      .then(load)
      .then(
        (Component) => become({ kind: 'ready', Component }),
        () => become({ kind: 'failed' }),
      );
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Part(props: Props): ReactNode {
    // Code that is on its way looks as code that nobody has asked for: the page is not rendered again for that.
    const now = useSyncExternalStore(subscribe, () => (state?.kind === 'waiting' ? undefined : state));
    const wanted = !('opened' in props) || props.opened === true;
    useLayoutEffect(() => {
      // What failed to come before anybody waited for it gets another chance.
      if (wanted && state?.kind !== 'ready' && state?.kind !== 'waiting') fetchCode();
    }, [wanted]);
    if (now?.kind === 'ready') return <now.Component {...props} />;
    if (!wanted) return null;
    if (now?.kind === 'failed') return <PartFailed name={name} onRetry={fetchCode} />;
    return meanwhile;
  }

  return Object.assign(Part, {
    preload: () => {
      if (!state) fetchCode();
      return loading;
    },
  });
}

function PartFailed({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  return (
    <div className={classes.failed} role="alert">
      <p>{words.notLoaded(name)}</p>
      <div className={classes.actions}>
        <Button size="xs" onClick={onRetry}>
          {words.tryAgain}
        </Button>
        <Button size="xs" variant="default" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </div>
    </div>
  );
}

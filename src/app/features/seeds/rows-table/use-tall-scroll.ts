import { useCallback, useLayoutEffect, useReducer, useState, type RefObject } from 'react';
import { TallScroll } from './tall-scroll.ts';

/** A list of any height within an element that scrolls. */
export interface TallList {
  /** Pixels of the element within the scrolling one that stands for the list. */
  readonly bar: number;
  /** Pixels of the list above the view. */
  readonly top: number;
  /** Pixels of the list that are in view. */
  readonly view: number;
  /** Pixels to add to a place in the list to have its place in the element. */
  readonly offset: number;
  readonly onScroll: () => void;
  /** Scrolls so that a part of the list is in view. */
  readonly show: (top: number, height: number) => void;
  /** Scrolls to a place of the list. */
  readonly moveTo: (top: number) => void;
}

/**
 * @param ref the element that scrolls
 * @param height pixels of the list
 * @param covered pixels at the top of the element that cover the list, as a header does
 */
export function useTallScroll(ref: RefObject<HTMLElement | null>, height: number, covered: number): TallList {
  const [view, setView] = useState(0);
  const [scroll, setScroll] = useState(() => new TallScroll(height, 0));
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);

  useLayoutEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => setView(Math.max(0, element.clientHeight - covered)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, covered]);

  if (scroll.height !== height || scroll.view !== view) {
    const next = new TallScroll(height, view);
    next.moveTo(scroll.top);
    setScroll(next);
  }

  const settle = useCallback(() => {
    const element = ref.current;
    if (element && Math.abs(element.scrollTop - scroll.barTop) >= 1) element.scrollTop = scroll.barTop;
  }, [ref, scroll]);

  // Only now the element has its new height.
  useLayoutEffect(settle, [settle]);

  const onScroll = useCallback(() => {
    const { scrollTop } = ref.current!;
    if (Math.abs(scrollTop - scroll.barTop) < 0.5) return;
    scroll.scrolled(scrollTop);
    settle();
    redraw();
  }, [ref, scroll, settle]);
  const moveTo = useCallback(
    (top: number) => {
      scroll.moveTo(top);
      settle();
      redraw();
    },
    [scroll, settle],
  );
  const show = useCallback(
    (top: number, size: number) => {
      if (top < scroll.top) moveTo(top);
      else if (top + size > scroll.top + scroll.view) moveTo(top + size - scroll.view);
    },
    [scroll, moveTo],
  );
  return {
    bar: scroll.bar,
    view,
    top: scroll.top,
    offset: scroll.barTop - scroll.top,
    onScroll,
    show,
    moveTo,
  };
}

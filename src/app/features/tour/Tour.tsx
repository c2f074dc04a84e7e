import { Button, CloseButton } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../store/announcements.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { viewings } from '../../store/viewing.ts';
import { focusBoard } from '../../kit/focus-board.ts';
import { anchorOf, TOUR_MARKS, type TourMark } from './marks.ts';
import { placeCard, type Box } from './place-card.ts';
import classes from './Tour.module.css';
import { endTour, startTour, tourSeen, tourSlice } from './tour-slice.ts';
import * as words from './words.ts';

/**
 * The tour: a few marks beside the parts of the page that they explain. The page can be used meanwhile, and doing what a
 * mark explains goes on to the next. It comes by itself on a first visit, to which no history belongs.
 */
export function Tour() {
  const store = useAppStore();
  const step = useApp((state) => tourSlice.of(state).step);
  useEffect(() => {
    // Whoever comes for something shared is not led about in it; the tour waits for their own work.
    if (tourSeen.get() || viewings.getState().viewing) return;
    tourSeen.set(true);
    if (store.getState().timeline.end === 0) startTour(store);
  }, [store]);
  const isInCity = useApp((state) => state.session.workspace === 'city');
  useEffect(() => {
    // All marks but the last explain parts of the city, and the way to the schematics is found.
    if (step !== null && !isInCity) tourSlice.set(store, { step: TOUR_MARKS.length - 1 });
  }, [store, step, isInCity]);
  const mark = step === null ? undefined : TOUR_MARKS[step];
  return mark && step !== null && <Mark key={step} mark={mark} step={step} />;
}

/** CSS pixels at the lower end of the window that are left to messages, which would cover the buttons of a mark. */
const FOR_MESSAGES = 64;

interface MarkProps {
  readonly mark: TourMark;
  readonly step: number;
}

function Mark({ mark, step }: MarkProps) {
  const store = useAppStore();
  const card = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const anchor = useAnchorBox(mark);
  const isLast = step === TOUR_MARKS.length - 1;
  const isDone = useApp(mark.isDone);
  const [wasDone] = useState(isDone);
  const next = () => (isLast ? endTour(store) : tourSlice.set(store, { step: step + 1 }));
  useEffect(() => {
    if (isDone && !wasDone) tourSlice.set(store, { step: step + 1 });
  }, [store, isDone, wasDone, step]);
  useEffect(() => {
    announce(store, `${words.label(step + 1, TOUR_MARKS.length)}: ${mark.title}. ${mark.text}`);
  }, [store, mark, step]);
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = card.current!;
    setSize({ width: offsetWidth, height: offsetHeight });
  }, [anchor]);
  const window = { width: innerWidth, height: innerHeight - FOR_MESSAGES };
  const place = anchor
    ? placeCard(anchor, size, window)
    : { left: window.width / 2 - size.width / 2, top: window.height / 2 - size.height / 2 };
  return (
    <>
      {anchor && <div className={classes.ring} style={ringAbout(anchor)} data-tour-ring />}
      <section
        ref={card}
        className={classes.card}
        style={place}
        aria-label={words.label(step + 1, TOUR_MARKS.length)}
      >
        <div className={classes.head}>
          <h2 className={classes.title}>{mark.title}</h2>
          <CloseButton
            size="sm"
            aria-label={words.close}
            onClick={() => {
              endTour(store);
              focusBoard();
            }}
          />
        </div>
        <p className={classes.text}>{mark.text}</p>
        <div className={classes.foot}>
          <span className={classes.count}>{words.count(step + 1, TOUR_MARKS.length)}</span>
          <Button size="compact-sm" onClick={next}>
            {isLast ? words.done : words.next}
          </Button>
        </div>
      </section>
    </>
  );
}

/** Pixels between the ring and what it goes about. */
const RING = 3;

function ringAbout({ left, top, width, height }: Box): Box {
  return { left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING };
}

/** Events that may move the part that a mark explains, beside a change of the page itself. */
const MOVING = ['scroll', 'resize', 'transitionend', 'animationend'] as const;

/** Where on the window the part of the page is that a mark explains; `null` while it is not there. */
function useAnchorBox(mark: TourMark): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const element = anchorOf(mark);
      setBox((before) => {
        if (!element) return null;
        const now = visiblePart(element);
        return before && sameBox(before, now) ? before : now;
      });
    };
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measureSoon();
    const changes = new MutationObserver(measureSoon);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const name of MOVING) window.addEventListener(name, measureSoon, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const name of MOVING) window.removeEventListener(name, measureSoon, true);
    };
  }, [mark]);
  return box;
}

/** The part of an element that lies within the window. */
function visiblePart(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  return { left, top: from, width: right - left, height: Math.max(0, to - from) };
}

function sameBox(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

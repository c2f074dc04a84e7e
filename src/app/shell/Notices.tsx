import '@mantine/notifications/styles.layer.css';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useState } from 'react';
import { useStore } from 'zustand';
import { statusRoom } from '../board/status-room.ts';
import classes from './Notices.module.css';

/** CSS pixels between messages and what is below them. */
const GAP = 10;

/** CSS pixels for messages between a board and the bottom of the page: where there are so many, they lie there. */
const ENOUGH = 200;

/** Where messages come and go: over no words of the board. What is told before it is here waits for it. */
export function Notices() {
  const isShown = useNotifications().notifications.length > 0;
  const wanted = useStore(statusRoom, ({ bottom, top }) => (bottom < ENOUGH ? top : 0));
  const [lift, setLift] = useState(wanted);
  // While some are read they only rise: words that come and go with the pointer would pull a button away from it.
  const next = isShown ? Math.max(lift, wanted) : wanted;
  if (next !== lift) setLift(next);
  const bottom = `${next + GAP}px`;
  return (
    <Notifications
      position="bottom-center"
      className={classes.notices}
      style={{ '--notices-bottom': bottom }}
    />
  );
}

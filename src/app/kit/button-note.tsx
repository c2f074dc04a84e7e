import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { focusBoard, focusBoardIfLost } from './focus-board.ts';
import { hideLatest, showLatest } from './latest-note.ts';
import classes from './button-note.module.css';

/** Milliseconds to read it and to reach for the button; the pointer over it stops the time. */
const SHOWN = 6000;

export interface ButtonNote {
  /** Only the latest note of this name is shown. */
  readonly name: string;
  readonly message: string;
  readonly button: string;
  readonly onClick: () => void;
  readonly onClose?: () => void;
  /** Milliseconds after which the note goes by itself; `false` when the user has to press or close it. */
  readonly shown?: number | false;
}

/**
 * Tells the user something, with a button for what follows from it: pressed, the note goes, and the board has the keys.
 * The note is small and lies over the end of the panels, not over the board.
 *
 * @returns the id of the note
 */
export function showButtonNote({ name, onClose, shown = SHOWN, ...note }: ButtonNote): string {
  return showLatest(name, {
    color: 'pond',
    position: 'bottom-left',
    className: classes.small ?? '',
    autoClose: shown,
    ...(onClose && { onClose }),
    message: <Note name={name} {...note} />,
  });
}

function Note({ name, message, button, onClick }: Omit<ButtonNote, 'onClose' | 'shown'>) {
  useEffect(() => focusBoardIfLost, []);
  return (
    <span className={classes.note}>
      <span className={classes.words} title={message}>
        {message}
      </span>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          hideLatest(name);
          onClick();
          // The button is still seen while the note goes.
          focusBoard();
        }}
      >
        {button}
      </Button>
    </span>
  );
}

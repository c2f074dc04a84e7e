import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { Thumbnail } from '../../board/Thumbnail.tsx';
import { kindPicture } from '../../board/kind-picture.ts';
import type { DigitReason } from '../../board/tools/kind-digits.ts';
import classes from './KindPalette.module.css';
import { useSwatchDrag } from './swatch-drag.ts';
import * as words from './words.ts';

interface KindSwatchProps {
  readonly kind: Kind;
  /** The key that takes it in hand. */
  readonly digit: string | null;
  /** The reason for the digit; `null` without one. */
  readonly reason: DigitReason | null;
  readonly selected: boolean;
  /** Whether the search found it; others keep their place, dimmed and out of reach. */
  readonly found: boolean;
  /** Whether Tab comes to it; arrows go on from there. */
  readonly tabStop: boolean;
  /** Whether it can be dragged to another place. */
  readonly movable: boolean;
  readonly onSelect: () => void;
  readonly onEdit: () => void;
}

/** A kind in the palette. */
export function KindSwatch({
  kind,
  digit,
  reason,
  selected,
  found,
  tabStop,
  movable,
  onSelect,
  onEdit,
}: KindSwatchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { side, ...drag } = useSwatchDrag(kind.id, movable);
  useEffect(() => {
    if (selected) button.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Tooltip label={words.swatchHint(kind.name, digit, reason)}>
      <UnstyledButton
        ref={button}
        className={classes.swatch}
        data-kind={kind.id}
        data-drop={side}
        data-found={found}
        inert={!found}
        aria-hidden={!found}
        aria-pressed={selected}
        tabIndex={tabStop ? 0 : -1}
        {...(digit && { 'aria-keyshortcuts': digit })}
        onClick={onSelect}
        onDoubleClick={onEdit}
        {...drag}
      >
        <Thumbnail picture={kindPicture(kind, 'hex')} size={40} />
        <span className={classes.name}>{kind.name}</span>
        {digit && (
          <kbd className={classes.digit} aria-hidden="true">
            {digit}
          </kbd>
        )}
      </UnstyledButton>
    </Tooltip>
  );
}

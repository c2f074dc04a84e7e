import { Tooltip, UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import type { Kind } from '../../engine/schematic/kind.ts';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { posedShape } from '../board/posed-shape.ts';
import { Thumbnail } from '../board/Thumbnail.tsx';
import { useApp, useAppStore } from '../store/context.tsx';
import { setSession } from '../store/store.ts';
import classes from './KindPalette.module.css';

/** The kinds as swatches; the one that Paint paints is marked. */
export function KindPalette() {
  const store = useAppStore();
  const kinds = useApp((state) => state.document.kinds);
  const selected = useApp((state) => state.session.kind);
  return (
    <div className={classes.palette} role="group" aria-label="Kinds">
      {kinds.map((kind, index) => (
        <Swatch
          key={kind.id}
          kind={kind}
          kinds={kinds}
          digit={index < 9 ? String(index + 1) : null}
          selected={kind.id === selected}
          onSelect={() => setSession(store, { kind: kind.id, tool: 'paint' })}
        />
      ))}
    </div>
  );
}

interface SwatchProps {
  readonly kind: Kind;
  readonly kinds: readonly Kind[];
  readonly digit: string | null;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function Swatch({ kind, kinds, digit, selected, onSelect }: SwatchProps) {
  const sample = useMemo(() => sampleOf(kind), [kind]);
  return (
    <Tooltip label={`${kind.name}${digit ? ` · ${digit}` : ''}`}>
      <UnstyledButton className={classes.swatch} aria-pressed={selected} {...(digit && { 'aria-keyshortcuts': digit })} onClick={onSelect}>
        <Thumbnail picture={posedShape(sample, PLAIN_POSE, kinds).picture} size={40} />
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

/** A whole hex of the kind. */
function sampleOf({ id }: Kind): Schematic {
  return {
    id,
    name: id,
    description: '',
    author: '',
    tags: [],
    hexes: [{ q: 0, r: 0, segments: [id, id, id, id, id, id] }],
  };
}

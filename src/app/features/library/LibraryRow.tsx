import { UnstyledButton } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { countSegments, type Schematic } from '../../../engine/schematic/schematic.ts';
import { LazyThumbnail } from '../../board/LazyThumbnail.tsx';
import classes from './LibraryRow.module.css';
import { useDrawnSize } from '../../store/library/drawn-size.ts';
import { RenameField } from './RenameField.tsx';
import * as words from './words.ts';

interface LibraryRowProps {
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  /** Whether the schematic is in hand. */
  readonly inHand: boolean;
  /** Whether the entry is selected for actions on several. */
  readonly selected: boolean;
  /** Index of the cell that the Tab key reaches: 0 for the entry; -1 for none. */
  readonly tabColumn: number;
  /** The side of the row where a line shows the place of a drop. */
  readonly drop: 'above' | 'below' | 'into' | null;
  readonly aside: ((schematic: Schematic, tabIndex: number) => ReactNode) | undefined;
  readonly renaming: boolean;
  /** Called with the typed name; `null` keeps the old one. */
  readonly onRenamed: (id: string, name: string | null) => void;
}

/**
 * The row of a schematic in the list, with cells for the entry, its controls and the button of its menu. The list
 * handles clicks, keys and drags.
 */
export const LibraryRow = memo(function LibraryRow({
  schematic,
  kinds,
  inHand,
  selected,
  tabColumn,
  drop,
  aside,
  renaming,
  onRenamed,
}: LibraryRowProps) {
  const { id, name, tags, description } = schematic;
  const row = useRef<HTMLDivElement>(null);
  const tabIndex = (column: number) => (tabColumn === column ? 0 : -1);
  const size = sizeWords(schematic);
  useEffect(() => {
    if (inHand) row.current?.scrollIntoView({ block: 'nearest' });
  }, [inHand]);
  return (
    <div
      ref={row}
      role="row"
      aria-selected={selected}
      className={classes.row}
      data-id={id}
      data-in-hand={inHand}
      data-drop={drop}
      draggable={!renaming}
    >
      <div role="gridcell" className={classes.main}>
        {renaming ? (
          <span className={classes.entry}>
            <LazyThumbnail schematic={schematic} kinds={kinds} size={44} />
            <RenameField id={id} name={name} onDone={(next) => onRenamed(id, next)} />
          </span>
        ) : (
          <UnstyledButton
            className={classes.entry}
            data-column={0}
            tabIndex={tabIndex(0)}
            aria-pressed={inHand}
            aria-description={[size, ...tags].join(', ')}
            title={[name, description].filter(Boolean).join('\n')}
          >
            <LazyThumbnail schematic={schematic} kinds={kinds} size={44} />
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.detail} aria-hidden="true">
                {inHand ? <SizeInHand id={id} /> : size}
                {tags.map((tag) => ` · ${tag}`)}
              </span>
            </span>
          </UnstyledButton>
        )}
      </div>
      {aside && (
        <div role="gridcell" data-column={1}>
          {aside(schematic, tabIndex(1))}
        </div>
      )}
      <div role="gridcell" className={classes.menu}>
        <UnstyledButton
          className={classes.more}
          data-column={aside ? 2 : 1}
          tabIndex={tabIndex(aside ? 2 : 1)}
          aria-haspopup="menu"
          aria-label={words.actionsFor(name)}
          data-menu
        >
          <Ellipsis size={16} />
        </UnstyledButton>
      </div>
    </div>
  );
});

/** The size of the schematic that is drawn on, which follows each stroke. */
function SizeInHand({ id }: { readonly id: string }) {
  return words.segments(useDrawnSize(id)?.segments ?? 0);
}

function sizeWords({ hexes }: Schematic): string {
  return words.segments(countSegments(hexes));
}

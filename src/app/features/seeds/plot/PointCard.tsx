import { ActionIcon, Button } from '@mantine/core';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FigureTable } from '../../../../formats/atlas/table.ts';
import type { SheetPictures } from '../rows/sheet-rows.ts';
import { SeedPicture } from '../SeedPicture.tsx';
import * as words from '../words.ts';
import type { PlotAxis, PlotPoint } from './city-plot.ts';
import classes from './ScatterPlot.module.css';

interface PointCardProps {
  readonly point: PlotPoint;
  /** The card stays, and can be pressed. */
  readonly isPicked: boolean;
  readonly axes: readonly PlotAxis[];
  readonly table: FigureTable;
  readonly pictures: SheetPictures | null;
  readonly onOpen: ((seed: number) => void) | null;
  /** Makes the filter let through the cities of the point alone. */
  readonly onOnly: () => void;
  readonly onClose: () => void;
}

/** CSS pixels between a point and its card. */
const GAP = 12;

/** Names the city of a point, with its picture and the figures of the plot. */
export function PointCard(props: PointCardProps) {
  const { point, isPicked, axes, table, pictures, onOpen, onOnly, onClose } = props;
  const { row, count } = point;
  const seed = table.column('seed')![row]!;
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const own = card.current!;
    const around = own.offsetParent!;
    const fitsRight = point.left + GAP + own.offsetWidth <= around.clientWidth;
    const left = fitsRight ? point.left + GAP : Math.max(0, point.left - GAP - own.offsetWidth);
    const middle = point.top - own.offsetHeight / 2;
    const top = Math.max(0, Math.min(middle, around.clientHeight - own.offsetHeight));
    setPlace({ left, top });
  }, [point, isPicked]);
  return (
    <div ref={card} className={classes.card} style={place} data-picked={isPicked}>
      <Picture seed={seed} pictures={pictures} />
      <div className={classes.told} role="status">
        <b>{words.seedNamed(seed)}</b>
        {axes.map(({ name, label, format, number_row }) => (
          <span key={name}>
            {label} <b>{Number.isNaN(number_row[row]) ? '–' : format(number_row[row]!)}</b>
          </span>
        ))}
        {count > 1 && <span>{words.othersHere(count - 1)}</span>}
      </div>
      {isPicked && (
        <div className={classes.buttons}>
          {onOpen && (
            <Button size="compact-xs" onClick={() => onOpen(seed)}>
              {words.openCity}
            </Button>
          )}
          {count > 1 && (
            <Button size="compact-xs" variant="default" onClick={onOnly}>
              {words.onlyThese}
            </Button>
          )}
          <ActionIcon size={22} variant="subtle" color="gray" aria-label={words.closeCard} onClick={onClose}>
            <X size={14} />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}

const NOTHING = () => undefined;
const NEVER = () => NOTHING;

function Picture({ seed, pictures }: { readonly seed: number; readonly pictures: SheetPictures | null }) {
  useEffect(() => pictures?.look([seed]), [pictures, seed]);
  const picture = useSyncExternalStore(pictures?.subscribe ?? NEVER, () => pictures?.get(seed));
  return pictures && <SeedPicture picture={picture} />;
}

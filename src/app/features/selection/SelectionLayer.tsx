import { useMemo } from 'react';
import { Drawing } from '../../board/Drawing.tsx';
import type { Blocked } from '../../../engine/fit/explain.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Point } from '../../../engine/hex/plane.ts';
import type { BoardTheme } from '../../board/board-theme.ts';
import { useHover } from '../../board/input/hover.ts';
import { drawOver, SegmentMarks } from '../../board/overlay.tsx';
import { type LaidShape, posedShape } from '../../board/posed-shape.ts';
import { Band } from '../../board/Band.tsx';
import { getChunked } from '../../document/chunked.ts';
import { useApp } from '../../store/context.tsx';
import type { CityView } from '../../cityview/city-view.ts';
import { boardForHand } from '../../cityview/nearby.ts';
import { segmentsAt } from '../../cityview/ghost.ts';
import { explainBeside } from './arrange.ts';
import { LockBadges } from './LockBadges.tsx';
import { visibleBounds, visibleShapes } from '../../cityview/placement-paths.ts';
import { moveBy, movedPlacements } from '../../cityview/motion.ts';
import { MOST_OUTLINED, PlacementMarks } from './PlacementMarks.tsx';
import { useSelecting } from './use-selecting.ts';
import { isSelecting } from '../../cityview/city-tool.ts';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import { proposed } from './proposed.ts';

/**
 * The layer of the selection: selected placements, those that a click or drag would select, and where carried or
 * proposed ones would stand.
 */
export function SelectionLayer(props: CityLayerProps) {
  const document = useApp((state) => state.document.city);
  const placements = usePlacements(useApp((state) => citySelection.of(state).ids));
  const shapes = useShapes(props.city, placements);
  // The view follows the document at once; what is rendered may be behind by a moment.
  if (props.city.city !== document) return null;
  return (
    <>
      <Selected {...props} placements={placements} shapes={shapes} />
      <Pointed {...props} />
      <Doing {...props} selected={shapes} />
      <Proposed {...props} />
    </>
  );
}

function usePlacements(ids: readonly number[]): readonly Placement[] {
  const chunks = useApp((state) => state.document.city.placements);
  return useMemo(() => ids.flatMap((id) => getChunked(chunks, id) ?? []), [ids, chunks]);
}

function useShapes(city: CityView, placements: readonly Placement[]): readonly LaidShape[] {
  return useMemo(
    () => placements.map((placement) => ({ shape: city.shapeOf(placement), at: placement })),
    [city, placements],
  );
}

interface SelectedProps extends CityLayerProps {
  readonly placements: readonly Placement[];
  readonly shapes: readonly LaidShape[];
}

function Selected({ city, theme, placements, shapes }: SelectedProps) {
  const locked = useMemo(() => placements.filter((placement) => placement.locked), [placements]);
  if (placements.length === 0) return null;
  return (
    <>
      <PlacementMarks shapes={shapes} color={theme.selection} fill="2e" width={3} />
      {locked.length > 0 && <LockBadges city={city} placements={locked} theme={theme} />}
    </>
  );
}

/** The placement that a click would select. */
function Pointed({ city, hover, theme }: CityLayerProps) {
  const selects = useApp(isSelecting);
  const { doing } = useSelecting();
  const pointer = useHover(hover);
  if (!selects || doing.kind !== 'idle' || !pointer || pointer.pointerType === 'touch') return null;
  const placement = city.placementAt(pointer.segment);
  if (!placement) return null;
  return (
    <>
      <PlacementMarks
        shapes={[{ shape: city.shapeOf(placement), at: placement }]}
        color={theme.hover}
        width={2}
      />
      {placement.locked && <LockBadges city={city} placements={[placement]} theme={theme} />}
    </>
  );
}

/** The rectangle or lasso with what is in it, or what is carried. */
function Doing({ city, theme, selected }: CityLayerProps & { readonly selected: readonly LaidShape[] }) {
  const { doing } = useSelecting();
  if (doing.kind === 'band') return <Drawn city={city} theme={theme} {...doing} />;
  if (doing.kind !== 'move') return null;
  const { by, carried, blocked } = doing;
  if (carried.length > MOST_OUTLINED)
    return <PlacementMarks shapes={selected} by={by} color={theme.selection} width={2.5} />;
  return (
    <Ghosts shapes={shapesIn(city, movedPlacements(carried, moveBy(by)))} blocked={blocked} theme={theme} />
  );
}

function shapesIn(city: CityView, placements: readonly Placement[]): readonly LaidShape[] {
  return placements.map((placement) => ({ shape: city.shapeOf(placement), at: placement }));
}

function Drawn({
  city,
  theme,
  band,
  ids,
}: Pick<CityLayerProps, 'city' | 'theme'> & {
  readonly band: readonly Point[];
  readonly ids: readonly number[];
}) {
  const shapes = useShapes(city, usePlacements(ids.length > MOST_TINTED ? [] : ids));
  return (
    <>
      <PlacementMarks shapes={shapes} color={theme.selection} width={2} />
      <Band lines={[band]} color={theme.selection} />
    </>
  );
}

/** The placement that the list or dial under the pointer would make. */
function Proposed({ city, theme }: CityLayerProps) {
  const proposal = useApp((state) => proposed.of(state).proposal);
  const document = useApp((state) => state.document);
  if (!proposal) return null;
  const { kinds } = document;
  const board = boardForHand(document, city);
  const gone = new Set(proposal.gone);
  const shapes = proposal.laid.map((laid) => ({ shape: posedShape(laid.schematic, laid, kinds), at: laid }));
  const blocked = shapes.flatMap(({ shape, at }) => explainBeside(board, shape.hexes, at, gone));
  const leaving = proposal.gone.slice(0, MOST_PICTURES).flatMap((id) => {
    const placement = getChunked(city.city.placements, id);
    return placement ? segmentsAt(city.shapeOf(placement).hexes, placement) : [];
  });
  return (
    <>
      <SegmentMarks segments={leaving} fill={theme.erased} />
      <Ghosts shapes={shapes} blocked={blocked} theme={theme} />
    </>
  );
}

/** Placements that are tinted while they are drawn around; of more, the line alone says which. */
const MOST_TINTED = 5000;

/** Shapes whose pictures are drawn; more of them are outlines only. */
const MOST_PICTURES = 150;

/** Placements that are not made yet, in the color of whether they fit, with the segments that block them. */
export function Ghosts({
  shapes,
  blocked,
  theme,
}: {
  readonly shapes: readonly LaidShape[];
  readonly blocked: readonly Blocked[];
  readonly theme: BoardTheme;
}) {
  const fits = blocked.length === 0;
  return (
    <>
      <Drawing
        opacity={fits ? 0.95 : 0.7}
        draw={(canvas, _scale, _layer, bend) => {
          const seen = visibleShapes(shapes, visibleBounds(canvas, bend), MOST_PICTURES + 1);
          if (seen.length > MOST_PICTURES) return;
          drawOver(
            canvas,
            seen.map(({ shape, at }) => ({ picture: bend ? shape.piece : shape.picture, at })),
            bend,
          );
        }}
      />
      {!fits && (
        <SegmentMarks segments={blocked} fill={`${theme.blocked}99`} stroke={theme.blocked} width={1.5} />
      )}
      <PlacementMarks shapes={shapes} color={fits ? theme.fits : theme.blocked} width={2.5} />
    </>
  );
}

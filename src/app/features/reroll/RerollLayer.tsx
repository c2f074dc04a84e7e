import { useMemo } from 'react';
import { Drawing } from '../../board/Drawing.tsx';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import { drawOver } from '../../board/overlay.tsx';
import type { BoardTheme } from '../../board/board-theme.ts';
import { type LaidShape, posedShape } from '../../board/posed-shape.ts';
import { getChunked } from '../../document/chunked.ts';
import { useApp } from '../../store/context.tsx';
import { toSchematic } from '../../document/document.ts';
import { areaOf, drawShapes, visibleBounds, visibleShapes } from '../../cityview/placement-paths.ts';
import { drawPlainColors } from './plain-colors.ts';
import { HexMarks } from '../../cityview/PlaceLayer.tsx';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { hatchPattern } from './hatch-pattern.ts';
import { shownProposal, type Proposal, type RerollState } from '../../cityview/reroll-state.ts';
import { rerollSlice } from '../../cityview/reroll-state.ts';

/** Number of shapes on the screen from which only their colors are drawn. */
const MOST_PICTURES = 1_500;

/** Device pixels per side below which only colors can be distinguished. */
const PICTURES_FROM = 7;

/** CSS pixels per side below which outlines are thin. */
const THIN_BELOW = 20;

/** Device pixels per side below which outlines would cover all. */
const OUTLINES_FROM = 4;

/** The layer of the reroll over the city: the region that a menu points at, or the proposal. */
export function RerollLayer({ theme }: CityLayerProps) {
  const roll = useApp((state) => rerollSlice.of(state).roll);
  return roll.kind === 'none' ? (
    <AimedDistricts ids={roll.aimed} theme={theme} />
  ) : (
    <ProposalMarks roll={roll} theme={theme} />
  );
}

interface AimedProps {
  readonly ids: readonly number[] | undefined;
  readonly theme: BoardTheme;
}

function AimedDistricts({ ids, theme }: AimedProps) {
  const districts = useApp(({ document }) => document.city.districts);
  const rows = useMemo(
    () => normalizeRows(districts.filter(({ id }) => ids?.includes(id)).flatMap((district) => district.rows)),
    [districts, ids],
  );
  return rows.length > 0 ? <HexMarks rows={rows} color={theme.selection} /> : null;
}

/** The proposal over the old city: placements that go are hatched in red, new ones have a green outline. */
function ProposalMarks({ roll, theme }: { readonly roll: RerollState; readonly theme: BoardTheme }) {
  const proposal = shownProposal(roll);
  const laid = useMemo(() => proposal && layOut(proposal), [proposal]);
  if (!laid) return null;
  const old = roll.kind === 'proposed' && roll.old;
  return (
    <Drawing
      opacity={roll.kind === 'running' ? 0.5 : 1}
      draw={(canvas, scale, _layer, bend) => {
        const seen = visibleBounds(canvas, bend);
        const gone = visibleShapes(laid.removed, seen);
        const come = visibleShapes(laid.added, seen);
        const pixel = 1 / scale;
        const isNear = canvas.getTransform().a >= OUTLINES_FROM;
        const line = (scale < THIN_BELOW ? 1 : 2) * pixel;
        fillGone(canvas, areaOf(gone, bend), old ? null : theme.erased, theme.blocked);
        if (isNear) drawShapes(canvas, gone, { bend, stroke: theme.blocked, lineWidth: old ? line : pixel });
        if (old) return;
        const { a: side } = canvas.getTransform();
        if (come.length <= MOST_PICTURES && side >= PICTURES_FROM)
          drawOver(
            canvas,
            come.map(({ shape, at }) => ({ picture: bend ? shape.piece : shape.picture, at })),
            bend,
          );
        else drawPlainColors(canvas, come, bend);
        if (isNear) drawShapes(canvas, come, { bend, stroke: theme.fits, lineWidth: line });
      }}
    />
  );
}

/** Hatches the removed placements, after fading them with a color where one is given. */
function fillGone(canvas: CanvasRenderingContext2D, area: Path2D, faded: string | null, color: string): void {
  if (faded !== null) {
    canvas.fillStyle = faded;
    canvas.fill(area);
  }
  canvas.fillStyle = hatchPattern(canvas, color);
  canvas.fill(area);
}

function layOut({ document, roll }: Proposal): {
  readonly removed: readonly LaidShape[];
  readonly added: readonly LaidShape[];
} {
  const { city, schematics, kinds } = document;
  const removed = roll.removed.map((id) => getChunked(city.placements, id)!);
  const lay = (placement: Placement, shape: LaidShape['shape']): LaidShape => ({ shape, at: placement });
  return {
    removed: removed.map((placement) =>
      lay(placement, posedShape(city.schematics[placement.schematic]!, placement, city.kinds)),
    ),
    added: roll.added.map((placement) =>
      lay(placement, posedShape(toSchematic(schematics[placement.schematic]!), placement, kinds)),
    ),
  };
}

import { useMediaQuery } from '@mantine/hooks';
import { useStore } from 'zustand';
import type { Hex } from '../../../engine/hex/hex.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { SEGMENT_WORDS, type Segment } from '../../../engine/segment/segment.ts';
import { useHover } from '../../board/input/hover.ts';
import { StatusLine } from '../../board/StatusLine.tsx';
import { poseLabel } from '../../board/poses/pose-words.ts';
import { getChunked, lastId } from '../../document/chunked.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useAim } from '../../cityview/board-aim.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { useInHand, type InHand } from '../../cityview/ghost.ts';
import { explainHindrance, type Hindrance } from '../../cityview/ghost-poses.ts';
import { countsMirrored, poseFits, whyNone } from '../../cityview/pose-fits.ts';
import { isBlockedByLocked, isStampingOver } from '../../cityview/stamp-over.ts';
import type { CityDocument } from '../../document/document.ts';
import { surroundingOf } from '../../cityview/country.ts';
import { replacedWords } from './replaced-words.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { isSelecting } from '../../cityview/city-tool.ts';
import type { CityStatusProps } from '../../cityview/slots.ts';
import { stamping } from '../../cityview/stamping.ts';
import { cityRunnerOf } from '../../cityview/city-tools.ts';
import * as words from './words.ts';

/** How the schematic in hand fits, and the segment under the pointer. */
export function CityStatus({ city, hover }: CityStatusProps) {
  const inHand = useInHand(city, hover);
  const obstacle = useStore(cityRunnerOf(useAppStore()).state, (state) => state.message);
  const pointer = useHover(hover);
  const { placements } = useApp((state) => state.document.city);
  const empty = lastId(placements) === 0;
  const isSelectHeld = useApp(isSelecting);
  return (
    <>
      {obstacle !== null && !isSelectHeld && (
        <StatusLine tone="bad" live>
          {obstacle}
        </StatusLine>
      )}
      {inHand ? <InHandLine inHand={inHand} /> : <Hint empty={empty} />}
      {pointer && pointer.pointerType !== 'touch' && (
        <StatusLine>{describeSegment(city, pointer.segment)}</StatusLine>
      )}
    </>
  );
}

function InHandLine({ inHand }: { readonly inHand: InHand }) {
  const store = useAppStore();
  const byKeys = useAim((aim) => aim.byKeys);
  const document = useApp((state) => state.document.city);
  const isOver = useApp(isStampingOver);
  if (inHand.kind === 'stamped') {
    const { name } = document.schematics[getChunked(document.placements, inHand.id)!.schematic]!;
    return (
      <StatusLine tone="good" live>
        {words.stamped(name, inHand.id)}
      </StatusLine>
    );
  }
  const { schematic, shape, hindrance, removal, pose, pointerType } = inHand;
  if (shape.hexes.length === 0) return <StatusLine live>{words.schematicIsEmpty}</StatusLine>;
  return (
    <>
      {hindrance ? (
        <StatusLine tone="bad" live>
          {explainHindrance(hindrance, cityViewOf(store))}
        </StatusLine>
      ) : removal ? (
        <StatusLine tone="good" live>
          {words.stampsOver(replacedWords(removal, document), stampWords(byKeys, pointerType))}
        </StatusLine>
      ) : (
        <StatusLine tone="good" live>
          {words.fitsHere(poseLabel(pose), stampWords(byKeys, pointerType))}
        </StatusLine>
      )}
      {hindrance && <StatusLine>{overWords(hindrance, document, isOver, pointerType)}</StatusLine>}
      <PosesLine schematic={schematic} pose={pose} at={inHand.at} byFinger={pointerType === 'touch'} />
    </>
  );
}

/** The way to stamp over what is in the way; the reason why it stays, where that is tried already. */
function overWords({ blocked }: Hindrance, city: CityDocument, isOver: boolean, pointerType: string): string {
  if (isOver) return isBlockedByLocked(blocked, city) ? words.lockedStays : '';
  const isReplaceable = blocked.every(({ reason }) => reason === 'occupied' || reason === 'ground');
  if (!isReplaceable || blocked.length === 0 || isBlockedByLocked(blocked, city)) return '';
  return pointerType === 'touch' ? '' : words.altStampsOver;
}

/** The act that stamps. */
function stampWords(byKeys: boolean, pointerType: string): string {
  if (byKeys) return words.enterStamps;
  return pointerType === 'touch' ? words.letGoToStamp : words.clickToStamp;
}

interface PosesLineProps {
  readonly schematic: Schematic;
  readonly pose: Pose;
  readonly at: Hex;
  readonly byFinger: boolean;
}

/** In how many poses what is in hand fits at a hex; why in none. */
function PosesLine({ schematic, pose, at, byFinger }: PosesLineProps) {
  const store = useAppStore();
  const state = store.getState();
  const city = cityViewOf(store);
  const fits = poseFits(state, city, schematic, at, countsMirrored(pose));
  const { distinct, fitting } = fits;
  if (fitting.length === 0)
    return <StatusLine>{words.noPoseFitsHere(whyNone(state, city, schematic, fits))}</StatusLine>;
  return (
    <StatusLine>
      {words.posesFit(fitting.length, distinct.length)}
      {!byFinger && fitting.length > 1 && words.tabNextPose}
    </StatusLine>
  );
}

/** A hint on the next step, while the pointer is elsewhere. */
function Hint({ empty }: { readonly empty: boolean }) {
  const isStamping = useApp((state) => stamping.of(state) !== null);
  const hasRules = useApp((state) => state.document.recipe.schematics.length > 0);
  const byFinger = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  if (isStamping)
    return byFinger ? (
      <StatusLine>{words.touchHint}</StatusLine>
    ) : (
      <StatusLine>{words.pointerHint}</StatusLine>
    );
  if (!empty) return null;
  return <StatusLine>{hasRules ? words.emptyCity : words.emptyCityAndRecipe}</StatusLine>;
}

function placeWords(city: CityView, segment: Segment): string {
  if (city.isLand(segment)) return words.freeLand;
  return surroundingOf(city.city).country.has(segment) ? words.openCountry : words.sea;
}

function describeSegment(city: CityView, segment: Segment): string {
  const { q, r, k } = segment;
  const place = `hex ${q}, ${r} · ${SEGMENT_WORDS[k]}`;
  const placement = city.placementAt(segment);
  const kind = city.kindAt(segment)?.name.toLowerCase() ?? '';
  // Streets, water and yards belong to no placement.
  if (!placement && kind !== '') return `${place} · ${kind}`;
  if (!placement) return `${place} · ${placeWords(city, segment)}`;
  return words.placeOf(place, kind, city.city.schematics[placement.schematic]!.name, placement.id);
}

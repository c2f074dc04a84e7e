import { DARK_BOARD, type BoardTheme } from '../../board/board-theme.ts';
import { SegmentMarks } from '../../board/overlay.tsx';
import { useApp } from '../../store/context.tsx';
import { useAim } from '../../cityview/board-aim.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { lazyLayer } from '../../board/lazy-layer.tsx';
import { heldTool } from '../../cityview/city-tool.ts';

const DistrictLayer = lazyLayer(
  'The districts',
  async () => (await import('../districts/DistrictLayer.tsx')).DistrictLayer,
);
const HeatLayer = lazyLayer('The heat map', async () => (await import('../heat/HeatLayer.tsx')).HeatLayer);
const ReachLayer = lazyLayer(
  'What is reached',
  async () => (await import('../walk/ReachLayer.tsx')).ReachLayer,
);
const WalkLayer = lazyLayer('The walker', async () => (await import('../walk/WalkLayer.tsx')).WalkLayer);

interface CityLayersProps {
  readonly city: CityView;
  readonly theme: BoardTheme;
}

/** Tints over the city, under all marks: its districts, where what is in hand fits, and what the walker reaches. */
export function CityTints({ city, theme }: CityLayersProps) {
  const tool = useApp(heldTool);
  const heatShown = useApp((state) => state.session.heatShown);
  const reachShown = useApp((state) => state.session.reachShown);
  const districtsShown = useApp(
    ({ document, session }) => session.districtsShown && document.city.districts.length > 0,
  );
  const scheme = theme.focus === DARK_BOARD.focus ? 'dark' : 'light';
  return (
    <>
      <DistrictLayer wanted={districtsShown} theme={theme} />
      <HeatLayer wanted={tool === 'stamp' && heatShown} scheme={scheme} />
      <ReachLayer wanted={tool === 'walk' && reachShown} city={city} scheme={scheme} />
    </>
  );
}

/** The walker, and where the keys are: on top. */
export function CityFigures({ city, theme }: CityLayersProps) {
  const isWalking = useApp((state) => heldTool(state) === 'walk');
  const keys = useAim(({ segment, byKeys }) => (byKeys ? segment : null));
  return (
    <>
      <WalkLayer wanted={isWalking} city={city} theme={theme} />
      {keys && <SegmentMarks segments={[keys]} stroke={theme.focus} width={4} />}
    </>
  );
}

import type { BoardTheme } from '../../board/board-theme.ts';
import { RollBar } from '../../shell/parts.tsx';
import { useApp } from '../../store/context.tsx';
import { lazyLayer } from '../../board/lazy-layer.tsx';

const RollLayer = lazyLayer('The roll', async () => (await import('./RollLayer.tsx')).RollLayer);

/** What is rolled again, said over the board; its code comes with the first roll. */
export function RollPlace() {
  return <RollBar opened={useApp(({ session }) => session.roll.kind !== 'none')} />;
}

/** What is rolled again, drawn over the city; also the district that the menu of rolls points at. */
export function RollOverlay({ theme }: { readonly theme: BoardTheme }) {
  const wanted = useApp(({ session: { roll } }) => roll.kind !== 'none' || roll.district !== undefined);
  return <RollLayer wanted={wanted} theme={theme} />;
}

import type { BoardTheme } from '../../board/board-theme.ts';
import { LivingCard } from '../../shell/parts.tsx';
import { useApp } from '../../store/context.tsx';
import { lazyLayer } from '../../board/lazy-layer.tsx';

const LivingLayer = lazyLayer(
  'The marks of edited schematics',
  async () => (await import('./LivingLayer.tsx')).LivingLayer,
);

/** What is said of edited schematics over the board; its code comes after the page. */
export function LivingPlace() {
  return <LivingCard />;
}

/** The placements of edited schematics, marked over the city while they are listed. */
export function LivingOverlay({ theme }: { readonly theme: BoardTheme }) {
  return <LivingLayer wanted={useApp(({ session }) => session.livingShown)} theme={theme} />;
}

import type { QuestionOf } from './question-of.ts';
import { PolygonsDialog } from './PolygonsDialog.tsx';
import { TiledDialog } from './TiledDialog.tsx';

/** Asks what is taken of a map of another program, with a picture of what comes in. */
export function MapDialog({ question: { map, answer } }: { readonly question: QuestionOf<'map'> }) {
  return map.kind === 'tiled' ? (
    <TiledDialog map={map} onAnswer={answer} />
  ) : (
    <PolygonsDialog map={map} onAnswer={answer} />
  );
}

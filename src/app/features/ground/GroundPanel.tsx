import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { kindPicture } from '../../board/kind-picture.ts';
import { Thumbnail } from '../../board/Thumbnail.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { groundHand, type GroundHand } from './ground-hand.ts';
import { groundKinds, isStreetKind, plainGround, streetKind } from './ground-kinds.ts';
import classes from './GroundPanel.module.css';
import * as words from './words.ts';

type Mode = 'paint' | 'way' | 'erase';

/** The ground that is painted: its kind, and whether by hand, as a street between two clicks, or away. */
export function GroundPanel() {
  const store = useAppStore();
  const hand = useApp(groundHand.of);
  const document = useApp((state) => state.document);
  if (!hand) return null;
  const mode: Mode = hand.kind === null ? 'erase' : hand.isWay ? 'way' : 'paint';
  const kinds = groundKinds(document).filter((kind) => mode !== 'way' || isStreetKind(kind));
  const take = (next: Omit<GroundHand, 'from'>) => groundHand.take(store, { ...next, from: null });

  function choose(next: Mode): void {
    if (next === 'erase') return take({ kind: null, isWay: false });
    const kind = document.kinds.find(({ id }) => id === hand!.kind);
    if (next === 'paint') return take({ kind: kind?.id ?? plainGround(document), isWay: false });
    take({ kind: kind && isStreetKind(kind) ? kind.id : streetKind(document), isWay: true });
  }

  return (
    <>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={words.mode}
        value={mode}
        data={[
          { value: 'paint', label: words.paint },
          { value: 'way', label: words.street },
          { value: 'erase', label: words.erase },
        ]}
        onChange={(value) => choose(value)}
      />
      {mode !== 'erase' && (
        <div className={classes.kinds} role="group" aria-label={words.kinds}>
          {kinds.map((kind) => (
            <UnstyledButton
              key={kind.id}
              className={classes.kind}
              aria-pressed={kind.id === hand.kind}
              onClick={() => take({ kind: kind.id, isWay: hand.isWay })}
            >
              <Thumbnail picture={kindPicture(kind, 'hex')} size={36} />
              <span>{kind.name}</span>
            </UnstyledButton>
          ))}
        </div>
      )}
    </>
  );
}

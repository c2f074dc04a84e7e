import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { toSchematic } from '../../document/document.ts';
import { useApp } from '../../store/context.tsx';
import { liveUnlessLarge } from '../../store/library/drawn-size.ts';
import { useOpenSchematic } from '../../store/open-schematic.ts';
import { useSettled } from '../../store/settled.ts';
import { TryoutPicture } from './TryoutPicture.tsx';
import { TryoutSummary } from './TryoutSummary.tsx';
import { usePatch } from './use-patch.ts';
import classes from './Tryout.module.css';
import * as words from './words.ts';

interface TryoutViewProps {
  /** CSS pixels of the picture. */
  readonly width: number;
  readonly height: number;
}

/** The patch of the schematic that is open, with the number of copies in it, or why there are none. */
export function TryoutView({ width, height }: TryoutViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)!.isIntersecting));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  const { answer, error, again } = usePatch(width, height, isSeen);
  const id = useOpenSchematic();
  const calm = useSettled(({ schematics }) => (id === null ? undefined : schematics[id]));
  const document = useApp(({ document: { schematics } }) =>
    id === null ? undefined : liveUnlessLarge(schematics[id], calm),
  );
  const kinds = useApp((state) => state.document.kinds);
  return (
    <>
      <div
        ref={frame}
        className={classes.frame}
        style={answer?.kind === 'patch' ? {} : { aspectRatio: `${width} / ${height}` }}
      >
        {answer?.kind === 'patch' && document && (
          <TryoutPicture patch={answer} schematic={toSchematic(document)} kinds={kinds} />
        )}
      </div>
      {error === null ? (
        answer ? (
          <TryoutSummary answer={answer} kinds={kinds} />
        ) : (
          <p className={classes.note}>{words.drawing}</p>
        )
      ) : (
        <div className={classes.note} role="alert">
          <p className={classes.note}>{error}</p>
          <Button size="compact-xs" variant="default" onClick={again}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}

import { useMediaQuery } from '@mantine/hooks';
import { Hand, LassoSelect, ListPlus, SquareDashedMousePointer } from 'lucide-react';
import { ToolButton } from '../../board/ToolButton.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import classes from './selection.module.css';
import { putDown } from '../../cityview/city-tool.ts';
import { selectSeveral, switchSeveral } from '../../board/tools/select-several.ts';
import { drawnBand } from '../../board/tools/lasso.ts';
import { finger } from './finger.ts';
import * as words from './words.ts';

/** How Select draws around placements, and whether a finger does. */
export function SelectionMode() {
  const store = useAppStore();
  const lasso = useApp((state) => drawnBand.of(state).lasso);
  const several = useApp((state) => selectSeveral.of(state).on);
  const fingerSelects = useApp((state) => finger.of(state).selects);
  const byFinger = useMediaQuery('(any-pointer: coarse)', false, { getInitialValueInEffect: false });
  const draws = !byFinger || fingerSelects;
  const draw = (withLasso: boolean) => {
    putDown(store);
    drawnBand.set(store, { lasso: withLasso });
    finger.set(store, { selects: true });
  };
  return (
    <div className={classes.mode} role="group" aria-label={words.aDrag}>
      {byFinger && (
        <ToolButton
          name={words.aFingerPans}
          pressed={!fingerSelects}
          icon={<Hand size={15} />}
          onClick={() => finger.set(store, { selects: false })}
        />
      )}
      {byFinger && (
        <ToolButton
          name={words.several}
          hint={words.severalHint}
          pressed={several}
          icon={<ListPlus size={15} />}
          onClick={() => {
            putDown(store);
            switchSeveral(store);
          }}
        />
      )}
      <ToolButton
        name={words.rectangle}
        pressed={draws && !lasso}
        icon={<SquareDashedMousePointer size={15} />}
        onClick={() => draw(false)}
      />
      <ToolButton
        name={words.lasso}
        pressed={draws && lasso}
        icon={<LassoSelect size={15} />}
        onClick={() => draw(true)}
      />
    </div>
  );
}

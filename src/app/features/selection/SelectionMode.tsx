import { useMediaQuery } from '@mantine/hooks';
import { Hand, LassoSelect, SquareDashedMousePointer } from 'lucide-react';
import { ToolButton } from '../../board/ToolButton.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { setSession } from '../../store/store.ts';
import classes from './selection.module.css';
import { putDown } from '../../cityview/city-tool.ts';

/** How Select draws around placements, and whether a finger does. */
export function SelectionMode() {
  const store = useAppStore();
  const lasso = useApp((state) => state.session.lasso);
  const fingerSelects = useApp((state) => state.session.fingerSelects);
  const byFinger = useMediaQuery('(any-pointer: coarse)', false, { getInitialValueInEffect: false });
  const draws = !byFinger || fingerSelects;
  const draw = (withLasso: boolean) => {
    putDown(store);
    setSession(store, { lasso: withLasso, fingerSelects: true });
  };
  return (
    <div className={classes.mode} role="group" aria-label="A drag">
      {byFinger && (
        <ToolButton
          name="A finger pans"
          pressed={!fingerSelects}
          icon={<Hand size={15} />}
          onClick={() => setSession(store, { fingerSelects: false })}
        />
      )}
      <ToolButton
        name="Rectangle"
        pressed={draws && !lasso}
        icon={<SquareDashedMousePointer size={15} />}
        onClick={() => draw(false)}
      />
      <ToolButton
        name="Lasso"
        pressed={draws && lasso}
        icon={<LassoSelect size={15} />}
        onClick={() => draw(true)}
      />
    </div>
  );
}

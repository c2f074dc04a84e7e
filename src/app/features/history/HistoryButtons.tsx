import { Redo2, Undo2 } from 'lucide-react';
import { isEnabled } from '../../contrib/command.ts';
import { HeaderButton } from '../../contrib/HeaderButton.tsx';
import { useApp } from '../../store/context.tsx';
import { redoCommand, undoCommand } from './history-commands.ts';

/** The buttons of undo and redo, with the steps that they take back or do again. */
export function HistoryButtons() {
  const canUndo = useApp((state) => isEnabled(undoCommand, state));
  const canRedo = useApp((state) => isEnabled(redoCommand, state));
  const last = useApp(
    ({ underWay, gesture, timeline }) =>
      (underWay.at(-1) ?? (gesture?.parts ? gesture : timeline.last))?.label,
  );
  const next = useApp((state) => state.timeline.next?.label);
  return (
    <>
      <HeaderButton command={undoCommand} {...(last !== undefined && { what: last })} disabled={!canUndo}>
        <Undo2 size={18} />
      </HeaderButton>
      <HeaderButton command={redoCommand} {...(next !== undefined && { what: next })} disabled={!canRedo}>
        <Redo2 size={18} />
      </HeaderButton>
    </>
  );
}

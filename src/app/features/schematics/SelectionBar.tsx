import { ClipboardPaste, Copy, LassoSelect, ListPlus, Replace, Scissors, Trash2, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { ToolButton } from '../../board/ToolButton.tsx';
import type { Command } from '../../contrib/command.ts';
import { escapeCommand } from '../../contrib/escape-command.ts';
import { useCoarsePointer } from '../../kit/coarse-pointer.ts';
import { focusBoardIfLost } from '../../kit/focus-board.ts';
import { PoseTools } from '../../board/poses/PoseTools.tsx';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import {
  copyCommand,
  cutCommand,
  deleteSelectionCommand,
  lassoCommand,
  pasteCommand,
  replaceKindCommand,
} from './schematic-commands.ts';
import { currentSelection } from './selection/selection-edits.ts';
import classes from './SelectionBar.module.css';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import { selected } from './selection/selected.ts';
import { selectSeveral, switchSeveral } from '../../board/tools/select-several.ts';
import { drawnBand } from '../../board/tools/lasso.ts';
import * as words from './words.ts';

/** The bar of actions on the selection, while there is one. */
export function SelectionBar() {
  const store = useAppStore();
  const count = useApp((state) => currentSelection(state)?.segments.length ?? 0);
  const isSelecting = useApp((state) => schematicHand.of(state).tool === 'select');
  const isSelected = count > 0;
  const isCoarse = useCoarsePointer();
  // The button that ended the selection goes with it.
  useEffect(() => (isSelected ? focusBoardIfLost : undefined), [isSelected]);
  if (count === 0 && !isSelecting) return null;
  return (
    <div className={classes.bar} role="group" aria-label={words.selection}>
      {isSelecting && <LassoButton />}
      {isSelecting && isCoarse && <SeveralButton />}
      <span className={classes.count}>{count === 0 ? words.nothingSelected : words.segments(count)}</span>
      {count > 0 && <PoseTools object="selection" />}
      {count > 0 && (
        <>
          <BarButton command={copyCommand} name={words.copy} icon={<Copy size={16} />} />
          <BarButton command={cutCommand} name={words.cut} icon={<Scissors size={16} />} />
          <BarButton command={replaceKindCommand} name={words.replaceKind} icon={<Replace size={16} />} />
        </>
      )}
      <BarButton command={pasteCommand} name={words.paste} icon={<ClipboardPaste size={16} />} />
      {count > 0 && (
        <>
          <BarButton
            command={deleteSelectionCommand}
            name={words.deleteSelection}
            icon={<Trash2 size={16} />}
          />
          <ToolButton
            name={words.deselect}
            command={escapeCommand}
            icon={<X size={16} />}
            onClick={() => selected.set(store, { selection: null })}
          />
        </>
      )}
    </div>
  );
}

/** Whether a selection is drawn around things by hand, not as a rectangle. */
function LassoButton() {
  const run = useCommandRunner();
  const lasso = useApp((state) => drawnBand.of(state).lasso);
  return (
    <ToolButton
      name={words.lasso}
      command={lassoCommand}
      hint={words.lassoHint}
      icon={<LassoSelect size={16} />}
      pressed={lasso}
      onClick={() => run(lassoCommand)}
    />
  );
}

/** Whether a tap adds to the selection: a finger has no Shift. */
function SeveralButton() {
  const store = useAppStore();
  const several = useApp((state) => selectSeveral.of(state).on);
  return (
    <ToolButton
      name={words.selectSeveralName}
      hint={words.severalHint}
      icon={<ListPlus size={16} />}
      pressed={several}
      onClick={() => switchSeveral(store)}
    />
  );
}

function BarButton({
  command,
  name,
  icon,
}: {
  readonly command: Command;
  readonly name: string;
  readonly icon: ReactNode;
}) {
  const run = useCommandRunner();
  return <ToolButton name={name} command={command} icon={icon} onClick={() => run(command)} />;
}

import { X } from 'lucide-react';
import panel from './PlacementPanel.module.css';
import { CommandButton } from './CommandButton.tsx';
import { PoseTools } from '../../board/poses/PoseTools.tsx';
import classes from './selection.module.css';
import * as words from './words.ts';

/** The panel of a copy in hand: how it is posed, and a way to put it down. */
export function PasteInHand() {
  return (
    <>
      <p className={panel.note}>{words.pasteHint}</p>
      <div className={classes.icons}>
        <PoseTools size={15} />
      </div>
      <div className={classes.actions}>
        <CommandButton command="escape" icon={<X size={14} />}>
          {words.putItDown}
        </CommandButton>
      </div>
    </>
  );
}

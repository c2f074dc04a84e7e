import type { DialogProps } from '../../contrib/dialog.tsx';
import { LargeDialog } from '../../kit/LargeDialog.tsx';
import { useApp } from '../../store/context.tsx';
import { TryoutBar } from './TryoutBar.tsx';
import { TryoutView } from './TryoutView.tsx';
import classes from './TryoutDialog.module.css';
import * as words from './words.ts';

/** CSS pixels of the picture. */
const WIDTH = 920;
const HEIGHT = 640;

/** The patch in large. */
export function TryoutDialog({ opened, onClose }: DialogProps) {
  const name = useApp(({ session, document }) =>
    session.schematic === null ? '' : (document.schematics[session.schematic]?.name ?? ''),
  );
  return (
    <LargeDialog opened={opened} onClose={onClose} title={words.enlarged(name)} width={960} from="md">
      <div className={classes.dialog}>
        <TryoutBar isLarge />
        <TryoutView width={WIDTH} height={HEIGHT} />
      </div>
    </LargeDialog>
  );
}

import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import { LazyThumbnail } from '../../../board/LazyThumbnail.tsx';
import { useAppStore } from '../../../store/context.tsx';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

/** Shows what an update of a pack changes, and asks whether it is to be made. */
export function UpdateDialog({
  question: { plan, kinds, answer },
}: {
  readonly question: QuestionOf<'update'>;
}) {
  const { pack, mine, added, changed, removed, same } = plan;
  const myKinds = useAppStore().getState().document.kinds;
  const [keeps, setKeeps] = useState(true);
  return (
    <Modal opened onClose={() => answer(null)} title={words.updatePack(pack.name)} size="lg">
      <p className={classes.words}>{words.updateReleases(mine?.release ?? '', pack.release)}</p>
      <div className={classes.scroll}>
        <Entries title={words.updateAdded(added.length)} schematics={added} kinds={kinds} />
        {changed.length > 0 && (
          <section aria-label={words.updateChanged(changed.length)}>
            <h3 className={classes.name}>{words.updateChanged(changed.length)}</h3>
            {changed.map((clash) => (
              <div key={clash.mine.id} className={classes.sides}>
                <Side label={words.updateNow} schematic={clash.mine} kinds={myKinds} />
                <Side label={words.updateThen} schematic={clash.theirs} kinds={kinds} />
              </div>
            ))}
          </section>
        )}
        <Entries title={words.updateRemoved(removed.length)} schematics={removed} kinds={myKinds} />
        <p className={classes.words}>{words.updateSame(same.length)}</p>
      </div>
      {removed.length > 0 && (
        <Checkbox
          mt="sm"
          label={words.keepRemoved}
          checked={keeps}
          onChange={(event) => setKeeps(event.currentTarget.checked)}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(null)}>
          {words.cancelImport}
        </Button>
        <Button data-autofocus onClick={() => answer(keeps ? 'keep' : 'delete')}>
          {words.update}
        </Button>
      </div>
    </Modal>
  );
}

function Entries({
  title,
  schematics,
  kinds,
}: {
  readonly title: string;
  readonly schematics: readonly Schematic[];
  readonly kinds: readonly Kind[];
}) {
  if (schematics.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={classes.name}>{title}</h3>
      <ul className={classes.pieces}>
        {schematics.map((schematic) => (
          <li key={schematic.id}>
            <LazyThumbnail schematic={schematic} kinds={kinds} size={44} />
            {schematic.name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({
  label,
  schematic,
  kinds,
}: {
  readonly label: string;
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
}) {
  return (
    <figure className={classes.side} data-chosen="true">
      <LazyThumbnail schematic={schematic} kinds={kinds} size={56} />
      <figcaption>
        <b>{label}</b>
        {schematic.name}
      </figcaption>
    </figure>
  );
}

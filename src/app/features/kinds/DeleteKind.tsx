import { Button, NativeSelect, Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit, setSession } from '../../store/store.ts';
import classes from './DeleteKind.module.css';
import { brokenByReplacing, deleteKind, isKindKept, kindUses } from './kind-edits.ts';
import * as words from './words.ts';

/** The dialog that deletes a kind: it shows the effect, and asks what the kind's segments become. */
export function DeleteKind({ kind, onClose }: { readonly kind: Kind; readonly onClose: () => void }) {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const uses = useMemo(() => kindUses(document, kind.id), [document, kind.id]);
  const others = document.kinds.filter(({ id }) => id !== kind.id);
  const [fate, setFate] = useState<'replaced' | 'empty'>('replaced');
  const [replacement, setReplacement] = useState(
    () => (others.find(({ footprint }) => footprint === kind.footprint) ?? others[0])?.id ?? '',
  );
  const broken = useMemo(
    () => brokenByReplacing(document, kind.id, replacement),
    [document, kind.id, replacement],
  );
  const isUsed = uses.segments > 0;
  const inCity = isKindKept(document, kind.id);

  function confirm(): void {
    const next = isUsed && fate === 'replaced' ? replacement : null;
    const index = document.kinds.indexOf(kind);
    const neighbor = next ?? document.kinds[index + 1]?.id ?? document.kinds[index - 1]?.id;
    const wasInHand = store.getState().session.kind === kind.id;
    edit(store, words.deleteKindNamed(kind.name), (draft) => deleteKind(draft, kind.id, next));
    if (wasInHand && neighbor !== undefined) setSession(store, { kind: neighbor });
    onClose();
  }

  if (others.length === 0)
    return (
      <div className={classes.dialog}>
        <p>{words.lastKind}</p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {words.keepKind}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={classes.dialog}>
      <p>{words.uses(uses.segments, uses.schematics, inCity)}</p>
      {isUsed && (
        <Radio.Group
          label={words.itsSegments}
          value={fate}
          onChange={(value) => setFate(value === 'empty' ? 'empty' : 'replaced')}
        >
          <div className={classes.fates}>
            <Radio size="xs" value="replaced" label={words.becomeOther} />
            {fate === 'replaced' && (
              <div className={classes.more}>
                <NativeSelect
                  size="xs"
                  aria-label={words.otherKind}
                  value={replacement}
                  onChange={(event) => setReplacement(event.currentTarget.value)}
                  data={others.map(({ id, name }) => ({ value: id, label: name }))}
                />
                {broken.segments > 0 && <p className={classes.warning}>{words.broken(broken)}</p>}
              </div>
            )}
            <Radio size="xs" value="empty" label={words.becomeEmpty} />
            {fate === 'empty' && uses.only.length > 0 && (
              <p className={`${classes.more} ${classes.warning}`}>{words.leftEmpty(uses.only)}</p>
            )}
          </div>
        </Radio.Group>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {words.cancel}
        </Button>
        <Button color="red.9" onClick={confirm}>
          {words.deleteKind}
        </Button>
      </div>
    </div>
  );
}

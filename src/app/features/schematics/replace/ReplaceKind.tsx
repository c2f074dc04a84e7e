import { Button, Checkbox, Modal, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { DialogProps } from '../../../contrib/dialog.tsx';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import { useApp, useAppStore } from '../../../store/context.tsx';
import { editByPatches, type AppState } from '../../../store/store.ts';
import { currentSelection } from '../selection/selection-edits.ts';
import { selected } from '../selection/selected.ts';
import * as words from '../words.ts';
import classes from './ReplaceKind.module.css';
import { kindCounts, replacementChange, replacementEffect, type Piece } from './replacement.ts';
import { SCOPES, type Scope } from './replacing.ts';

/** The dialog that replaces a kind by another one: it shows what changes, and makes it one step. */
export function ReplaceKind({ opened, onClose }: DialogProps) {
  // A dialog that was closed before it opens gives the focus back to where it was.
  const mounted = useMounted();
  return (
    <Modal opened={opened && mounted} onClose={onClose} title={words.replaceKind} size="sm">
      <ReplaceForm onClose={onClose} />
    </Modal>
  );
}

function ReplaceForm({ onClose }: { readonly onClose: () => void }) {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const inHand = useApp((state) => state.session.kind);
  const hasSelection = useApp((state) => currentSelection(state) !== null);
  const [scope, setScope] = useState<Scope>(hasSelection ? 'selection' : 'piece');
  const [chosenFrom, setFrom] = useState<string | null>(null);
  const [chosenTo, setTo] = useState<string | null>(null);
  const [chosenConditions, setInConditions] = useState<boolean | null>(null);
  // A condition of one piece is about its neighbors, which keep their kinds.
  const inConditions = chosenConditions ?? scope === 'library';
  const pieces = useApp(useMemo(() => piecesIn(scope), [scope]));
  const counts = kindCounts(document, pieces);
  const { kinds } = document;
  const found = inOrder(counts, kinds);
  const from = found.find((id) => id === chosenFrom) ?? found.find((id) => id !== inHand) ?? found[0] ?? null;
  const others = kinds.filter(({ id }) => id !== from);
  const to = (others.find(({ id }) => id === (chosenTo ?? inHand)) ?? others[0])?.id ?? null;
  const conditions = inConditions && scope !== 'selection';
  const replacement = from !== null && to !== null ? { pieces, from, to, conditions } : null;
  const effect = replacement && replacementEffect(document, replacement);
  const nameOf = (id: string) => kinds.find((kind) => kind.id === id)?.name ?? id;

  function apply(): void {
    if (!replacement) return;
    const selection = currentSelection(store.getState());
    const label = words.replaceStep(nameOf(replacement.from), nameOf(replacement.to));
    editByPatches(store, label, (now) => replacementChange(now, replacement));
    // The same segments stay selected.
    const schematic = selection && store.getState().document.schematics[selection.schematic];
    if (schematic) selected.set(store, { selection: { ...selection, hexes: schematic.hexes } });
    onClose();
  }

  return (
    <div className={classes.dialog}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={words.replaceWhere}
        value={scope}
        data={SCOPES.map((value) => ({
          value,
          label: words.scopeNames[value],
          disabled: value === 'selection' && !hasSelection,
        }))}
        onChange={(value) => setScope(SCOPES.find((one) => one === value) ?? 'piece')}
      />
      <NativeSelect
        label={words.replaceFrom}
        value={from ?? ''}
        disabled={from === null}
        data={found.map((id) => ({ value: id, label: words.kindCount(nameOf(id), counts.get(id)!) }))}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <NativeSelect
        label={words.replaceTo}
        value={to ?? ''}
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      {effect && effect.conditions > 0 && scope !== 'selection' && (
        <Checkbox
          size="xs"
          label={words.alsoInConditions(effect.conditions)}
          checked={inConditions}
          onChange={(event) => setInConditions(event.currentTarget.checked)}
        />
      )}
      <p className={classes.effect} role="status">
        {effect ? words.replaceEffect(effect.segments, effect.schematics) : words.nothingToReplace}
      </p>
      {effect && effect.broken > 0 && <p className={classes.warning}>{words.replaceBreaks(effect.broken)}</p>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button data-autofocus disabled={!replacement} onClick={apply}>
          {words.replace}
        </Button>
      </div>
    </div>
  );
}

/** The pieces of a scope, the same array as long as they are the same. */
function piecesIn(scope: Scope): (state: AppState) => readonly Piece[] {
  let known: readonly Piece[] = [];
  let knownOf: unknown;
  return (state) => {
    const { document, session } = state;
    const selection = currentSelection(state);
    const of = scope === 'selection' ? selection : scope === 'piece' ? session.schematic : document.order;
    if (of === knownOf) return known;
    knownOf = of;
    if (scope === 'library') known = document.order.map((id) => ({ id, within: null }));
    else if (scope === 'piece')
      known = session.schematic === null ? [] : [{ id: session.schematic, within: null }];
    else known = selection ? [{ id: selection.schematic, within: selection.segments }] : [];
    return known;
  };
}

/** The kinds that are found, in the order of the palette, then those that it lacks. */
function inOrder(counts: ReadonlyMap<string, number>, kinds: readonly Kind[]): string[] {
  const known = new Set(kinds.map(({ id }) => id));
  return [...kinds.map(({ id }) => id), ...[...counts.keys()].filter((id) => !known.has(id))].filter((id) =>
    counts.has(id),
  );
}

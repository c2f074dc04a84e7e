import { CloseButton, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { Plus, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { takeKind } from '../../board/tools/take-kind.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { openKindDialog } from './kind-dialog.ts';
import { KindInHand } from './KindInHand.tsx';
import { moveKindBy } from './kind-moves.ts';
import classes from './KindPalette.module.css';
import { KindSwatch } from './KindSwatch.tsx';
import { usePaletteKeys } from './palette-keys.ts';
import * as words from './words.ts';

/** Number of kinds beyond which typing narrows them. */
const MANY = 16;

/** The kinds as swatches; the one that brushes paint is marked, and can be changed, moved and deleted. */
export function KindPalette() {
  const store = useAppStore();
  const kinds = useApp((state) => state.document.kinds);
  const selected = useApp((state) => state.session.kind);
  const [search, setSearch] = useState('');
  const [moved, setMoved] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const wanted = kinds.length > MANY ? search.trim().toLowerCase() : '';
  const shown = kinds.filter(({ id, name }) =>
    [id, name].some((text) => text.toLowerCase().includes(wanted)),
  );
  const tabStop = shown.some(({ id }) => id === selected) ? selected : shown[0]?.id;
  const move = (id: string, steps: number) => setMoved(moveKindBy(store, id, steps));
  const onKeyDown = usePaletteKeys(group, move);
  return (
    <>
      <KindInHand onMove={move} />
      {kinds.length > MANY && (
        <TextInput
          size="xs"
          aria-label={words.searchLabel}
          placeholder={words.searchPlaceholder(kinds.length)}
          leftSection={<Search size={14} />}
          rightSection={
            search && <CloseButton size="sm" aria-label={words.clearSearch} onClick={() => setSearch('')} />
          }
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the swatches have the focus; keys walk from one to the next */}
      <div
        ref={group}
        className={classes.palette}
        role="group"
        aria-label={words.kinds}
        onKeyDown={onKeyDown}
      >
        {shown.map((kind) => {
          const index = kinds.indexOf(kind);
          return (
            <KindSwatch
              key={kind.id}
              kind={kind}
              digit={index < 9 ? String(index + 1) : null}
              selected={kind.id === selected}
              tabStop={kind.id === tabStop}
              movable={wanted === ''}
              onSelect={() => takeKind(store, kind.id)}
              onEdit={() => openKindDialog(store, { kind: 'edit', id: kind.id })}
            />
          );
        })}
        <Tooltip label={words.addKindHint}>
          <UnstyledButton
            className={classes.add}
            onClick={() => openKindDialog(store, { kind: 'add', like: null })}
          >
            <span className={classes.plus}>
              <Plus size={18} aria-hidden="true" />
            </span>
            <span className={classes.name}>{words.addKind}</span>
          </UnstyledButton>
        </Tooltip>
      </div>
      {shown.length === 0 && <p className={classes.note}>{words.noMatch(search.trim())}</p>}
      <span className="visually-hidden" aria-live="polite">
        {moved}
      </span>
    </>
  );
}

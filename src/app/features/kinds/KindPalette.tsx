import { CloseButton, TextInput, UnstyledButton } from '@mantine/core';
import { Plus, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { digitKinds, digitReason, keepDigits } from '../../board/tools/kind-digits.ts';
import { takeKind } from '../../board/tools/take-kind.ts';
import { useNewInView } from '../../kit/use-new-in-view.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { openKindDialog } from './kind-dialog.ts';
import { KindInHand } from './KindInHand.tsx';
import { moveKindBy } from './kind-moves.ts';
import classes from './KindPalette.module.css';
import { KindSwatch } from './KindSwatch.tsx';
import { usePaletteKeys } from './palette-keys.ts';
import * as words from './words.ts';

/** Number of kinds beyond which they can be searched. */
const MANY = 16;

/** The kinds as swatches; the one that brushes paint is marked, and can be changed, moved and deleted. */
export function KindPalette() {
  const store = useAppStore();
  const kinds = useApp((state) => state.document.kinds);
  const selected = useApp((state) => state.session.kind);
  const digits = useApp(digitKinds);
  useEffect(() => keepDigits(store), [store, digits]);
  const [search, setSearch] = useState('');
  const [moved, setMoved] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const wanted = kinds.length > MANY ? search.trim().toLowerCase() : '';
  const found = kinds.filter(({ id, name }) =>
    [id, name].some((text) => text.toLowerCase().includes(wanted)),
  );
  const first = found[0]?.id;
  // The grid keeps its place and its swatches; only what it shows of them follows the search.
  useEffect(() => {
    if (wanted === '' || first === undefined || !group.current) return;
    const swatch = group.current.querySelector<HTMLElement>(`[data-kind="${CSS.escape(first)}"]`);
    if (swatch) group.current.scrollTop = swatch.offsetTop;
  }, [wanted, first]);
  const ids = useMemo(() => kinds.map(({ id }) => id), [kinds]);
  useNewInView(
    ids,
    (id) => group.current?.querySelector(`[data-kind="${CSS.escape(id)}"][data-found="true"]`) ?? null,
  );
  const tabStop = found.some(({ id }) => id === selected) ? selected : first;
  const move = (id: string, steps: number) => setMoved(moveKindBy(store, id, steps));
  const onKeyDown = usePaletteKeys(group, move);

  function onSearchKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && wanted !== '' && first !== undefined) takeKind(store, first);
    else if (event.key === 'Escape' && search !== '') {
      // Escape clears the search before it ends anything else.
      event.stopPropagation();
      setSearch('');
    } else if (event.key === 'ArrowDown')
      group.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  }

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
          onKeyDown={onSearchKey}
        />
      )}
      <div className={classes.place}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the swatches have the focus; keys walk from one to the next */}
        <div
          ref={group}
          className={classes.palette}
          role="group"
          aria-label={words.kinds}
          onKeyDown={onKeyDown}
        >
          {kinds.map((kind) => {
            const digit = digits.indexOf(kind.id) + 1;
            return (
              <KindSwatch
                key={kind.id}
                kind={kind}
                digit={digit > 0 ? String(digit) : null}
                reason={digit > 0 ? digitReason(store.getState(), kind.id) : null}
                selected={kind.id === selected}
                found={found.includes(kind)}
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
        {found.length === 0 && <p className={classes.note}>{words.noMatch(search.trim())}</p>}
      </div>
      <span className="visually-hidden" aria-live="polite">
        {wanted === '' ? moved : words.matches(found.length)}
      </span>
    </>
  );
}

import { ActionIcon, TextInput, UnstyledButton } from '@mantine/core';
import { ChevronRight, Copy, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { MAX_NAME } from '../../../formats/limits.ts';
import { setDetails } from '../../document/details.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import type { Command } from '../../contrib/command.ts';
import { deleteSchematicCommand, duplicateSchematicCommand } from './library-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useFieldVisit } from '../../store/field-visit.ts';
import { nameNote } from '../../document/library-edits.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useOpenSchematic } from '../../store/open-schematic.ts';
import { useDrawnSize } from '../../store/library/drawn-size.ts';
import { useSettled } from '../../store/settled.ts';
import { edit } from '../../store/store.ts';
import { followName } from './library-actions.ts';
import { namingSlice } from './naming-slice.ts';
import classes from './SchematicDetails.module.css';
import * as words from './words.ts';

const MoreDetails = lazy(() =>
  import('./MoreDetails.tsx').then((module) => ({ default: module.MoreDetails })),
);

/** The name, size, description and actions of the schematic on the board. */
export function SchematicDetails() {
  const id = useOpenSchematic();
  const [more, setMore] = useState(false);
  if (id === null) return null;
  return (
    <>
      <div className={classes.line}>
        <NameField key={id} id={id} />
        <DetailButton command={duplicateSchematicCommand} icon={<Copy size={15} />} />
        <DetailButton
          command={deleteSchematicCommand}
          hint={words.citiesDoNotChange}
          icon={<Trash2 size={15} />}
        />
      </div>
      <div className={classes.foot}>
        <Size id={id} />
        <UnstyledButton className={classes.more} aria-expanded={more} onClick={() => setMore(!more)}>
          <ChevronRight size={14} />
          {words.moreDetails}
        </UnstyledButton>
      </div>
      {more && (
        <Suspense>
          <MoreDetails id={id} />
        </Suspense>
      )}
    </>
  );
}

/** The size of the schematic, which follows each stroke. */
function Size({ id }: { readonly id: string }) {
  const size = useDrawnSize(id);
  return size && <p className={classes.size}>{words.size(size.segments, size.hexes)}</p>;
}

/**
 * The field of a schematic's name: the typing of one visit is one step to undo; Escape takes the step back. An empty
 * name is never kept.
 */
function NameField({ id }: { readonly id: string }) {
  const store = useAppStore();
  const name = useApp((state) => state.document.schematics[id]?.name ?? '');
  // Not updated during a stroke.
  const schematics = useSettled((document) => document.schematics);
  const note = useMemo(() => nameNote(schematics, id, name), [schematics, id, name]);
  const label = words.renameTo(name);
  const visit = useFieldVisit(label);
  const input = useRef<HTMLInputElement>(null);
  const [blank, setBlank] = useState<string | null>(null);
  const found = useRef(name);
  const naming = useApp((state) => namingSlice.of(state).schematic === id);
  useEffect(() => {
    if (!naming) return;
    input.current?.select();
    namingSlice.set(store, { schematic: null });
  }, [store, naming]);
  // A press elsewhere ends the visit before it does anything, so that a stroke begins under the id that stays.
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      const field = input.current;
      if (field && document.activeElement === field && target !== field) field.blur();
    };
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, []);
  return (
    <TextInput
      ref={input}
      size="xs"
      className={classes.name}
      aria-label={words.name}
      value={blank ?? name}
      description={blank === null ? note : null}
      inputWrapperOrder={['input', 'description']}
      maxLength={MAX_NAME}
      {...visit}
      onFocus={() => {
        visit.onFocus();
        found.current = name;
      }}
      onBlur={() => {
        setBlank(null);
        // As it is now: Escape has taken the typing back.
        if (store.getState().document.schematics[id]?.name !== found.current) followName(store, id);
        visit.onBlur();
      }}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const isBlank = value.trim() === '';
        setBlank(isBlank ? value : null);
        if (isBlank) return;
        edit(store, label, (draft) => setDetails(draft, id, { name: value }));
      }}
    />
  );
}

interface DetailButtonProps {
  readonly command: Command;
  readonly hint?: string;
  readonly icon: ReactNode;
}

function DetailButton({ command, hint, icon }: DetailButtonProps) {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(command);
  return (
    <Tooltip label={[command.name, label, hint].filter(Boolean).join(' · ')}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={command.name}
        {...attributes}
        onClick={() => run(command)}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

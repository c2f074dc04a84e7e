import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import { countSegments } from '../../engine/schematic/schematic.ts';
import { deleteSchematic, duplicateSchematic, freeId } from '../library/library-edits.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import { toSchematic, type SchematicDocument } from '../store/document.ts';
import { beginGesture, cancelGesture, edit, setSession, type AppStore } from '../store/store.ts';
import classes from './SchematicDetails.module.css';

/** Name and size of the schematic on the board, and what can be done with the whole of it. */
export function SchematicDetails({ document }: { readonly document: SchematicDocument }) {
  const store = useAppStore();
  const { id, name } = document;
  const segments = countSegments(toSchematic(document).hexes);
  const hexes = Object.keys(document.hexes).length;
  return (
    <>
      <div className={classes.line}>
        <NameField key={id} id={id} name={name} />
        <Tooltip label="Duplicate">
          <ActionIcon variant="default" size={30} aria-label="Duplicate schematic" onClick={() => duplicate(store, id)}>
            <Copy size={15} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Delete · cities keep what stands in them">
          <ActionIcon variant="default" size={30} aria-label="Delete schematic" onClick={() => remove(store, id)}>
            <Trash2 size={15} />
          </ActionIcon>
        </Tooltip>
      </div>
      <p className={classes.size}>
        {segments} {segments === 1 ? 'segment' : 'segments'} on {hexes} {hexes === 1 ? 'hex' : 'hexes'} · {id}
      </p>
    </>
  );
}

/** What is typed at one visit is one step to undo; Escape takes it back. A name of nothing is never kept. */
function NameField({ id, name }: { readonly id: string; readonly name: string }) {
  const store = useAppStore();
  const input = useRef<HTMLInputElement>(null);
  const endRenaming = useRef(() => {});
  const [blank, setBlank] = useState<string | null>(null);
  const naming = useApp((state) => state.session.naming === id);
  useEffect(() => {
    if (!naming) return;
    input.current?.select();
    setSession(store, { naming: null });
  }, [store, naming]);
  return (
    <TextInput
      ref={input}
      size="xs"
      className={classes.name}
      aria-label="Name"
      value={blank ?? name}
      maxLength={120}
      onFocus={() => {
        endRenaming.current = beginGesture(store, 'Rename schematic');
      }}
      onBlur={() => {
        setBlank(null);
        endRenaming.current();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancelGesture(store);
        if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur();
      }}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const isBlank = value.trim() === '';
        setBlank(isBlank ? value : null);
        if (isBlank) return;
        edit(store, 'Rename schematic', (draft) => {
          draft.schematics[id]!.name = value;
        });
      }}
    />
  );
}

function duplicate(store: AppStore, id: string): void {
  const copyId = freeId(id, store.getState().document.schematics);
  edit(store, 'Duplicate schematic', (draft) => duplicateSchematic(draft, id, copyId));
  setSession(store, { schematic: copyId, pose: PLAIN_POSE, naming: copyId });
}

function remove(store: AppStore, id: string): void {
  const { order } = store.getState().document;
  const index = order.indexOf(id);
  setSession(store, { schematic: order[index + 1] ?? order[index - 1] ?? null, pose: PLAIN_POSE });
  edit(store, 'Delete schematic', (draft) => deleteSchematic(draft, id));
}

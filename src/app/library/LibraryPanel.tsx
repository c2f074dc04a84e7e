import { CloseButton, TextInput, UnstyledButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import { countSegments, type Schematic } from '../../engine/schematic/schematic.ts';
import { posedShape } from '../board/posed-shape.ts';
import { Thumbnail } from '../board/Thumbnail.tsx';
import { useApp } from '../store/context.tsx';
import { toSchematic } from '../store/document.ts';
import classes from './LibraryPanel.module.css';

interface LibraryPanelProps {
  /** Id of the schematic that is in hand. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** What stands at the end of a schematic's line. */
  readonly aside?: (schematic: Schematic) => ReactNode;
  /** What stands above the list. */
  readonly top?: ReactNode;
  /** What can be done with a schematic, in words. */
  readonly hint?: string;
}

/** The schematics of the library with their pictures; typing narrows the list. */
export function LibraryPanel({ selected, onSelect, aside, top, hint }: LibraryPanelProps) {
  const order = useApp((state) => state.document.order);
  const documents = useApp((state) => state.document.schematics);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = useMemo(
    () => order.map((id) => toSchematic(documents[id]!)).filter((schematic) => matches(schematic, wanted)),
    [order, documents, wanted],
  );
  return (
    <>
      {top}
      {hint !== undefined && order.length > 0 && <p className={classes.note}>{hint}</p>}
      {order.length > 0 && (
        <TextInput
          size="xs"
          aria-label="Search the library"
          placeholder={order.length === 1 ? 'Search' : `Search ${order.length} schematics`}
          leftSection={<Search size={14} />}
          rightSection={
            search && <CloseButton size="sm" aria-label="Clear the search" onClick={() => setSearch('')} />
          }
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul className={classes.list} aria-label="Schematics">
        {found.map((schematic) => (
          <li key={schematic.id} className={classes.line}>
            <Entry
              schematic={schematic}
              selected={schematic.id === selected}
              onSelect={() => onSelect(schematic.id)}
            />
            {aside?.(schematic)}
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={classes.note}>
          {order.length === 0 ? 'The library is empty.' : `No schematic matches “${search.trim()}”.`}
        </p>
      )}
    </>
  );
}

function matches({ name, tags, id }: Schematic, wanted: string): boolean {
  return [name, id, ...tags].some((text) => text.toLowerCase().includes(wanted));
}

interface EntryProps {
  readonly schematic: Schematic;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function Entry({ schematic, selected, onSelect }: EntryProps) {
  const kinds = useApp((state) => state.document.kinds);
  const segments = countSegments(schematic.hexes);
  const size = segments === 1 ? '1 segment' : `${segments} segments`;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selected) button.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <UnstyledButton
      ref={button}
      className={classes.entry}
      aria-pressed={selected}
      aria-description={size}
      title={schematic.description || schematic.name}
      onClick={onSelect}
    >
      <span className={classes.picture}>
        <Thumbnail picture={posedShape(schematic, PLAIN_POSE, kinds).picture} size={44} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{schematic.name}</span>
        <span className={classes.detail} aria-hidden="true">
          {size}
        </span>
      </span>
    </UnstyledButton>
  );
}

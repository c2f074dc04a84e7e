import { ActionIcon, CloseButton, Menu, TextInput, UnstyledButton } from '@mantine/core';
import { ArrowDownWideNarrow, Search } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { librarySort, type LibrarySort } from '../../store/library/library-sort.ts';
import type { TagCount } from '../../store/library/search.ts';
import classes from './LibrarySearch.module.css';
import * as words from './words.ts';

interface LibrarySearchProps {
  /** Number of schematics in the library. */
  readonly size: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Tags of the library, most used first. */
  readonly tags: readonly TagCount[];
  /** Tags that filter the list. */
  readonly chosen: readonly string[];
  readonly onChoose: (tags: readonly string[]) => void;
}

/** Search field, order and tags above the list. */
export function LibrarySearch({ size, search, onSearch, tags, chosen, onChoose }: LibrarySearchProps) {
  return (
    <>
      <div className={classes.line}>
        <TextInput
          size="xs"
          className={classes.field}
          aria-label={words.searchLibrary}
          placeholder={size === 1 ? words.search : words.searchSchematics(size)}
          title={words.searchHint}
          leftSection={<Search size={14} />}
          rightSection={
            search && <CloseButton size="sm" aria-label={words.clearSearch} onClick={() => onSearch('')} />
          }
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search === '') return;
            event.preventDefault();
            onSearch('');
          }}
        />
        <SortMenu />
      </div>
      {tags.length > 0 && <TagChips tags={tags} chosen={chosen} onChoose={onChoose} />}
    </>
  );
}

const SORTS: readonly (readonly [LibrarySort, string, hint?: string])[] = [
  ['own', words.customOrder, words.customOrderHint],
  ['name', words.byName],
  ['size', words.bySizeLargestFirst],
];

function SortMenu() {
  const sort = librarySort.use();
  const name = SORTS.find(([value]) => value === sort)?.[1] ?? '';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={words.sort(name.toLowerCase())}>
          <ActionIcon variant="default" size={30} aria-label={words.sortLibrary} data-active={sort !== 'own'}>
            <ArrowDownWideNarrow size={15} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort} onChange={(value) => librarySort.set(value as LibrarySort)}>
          {SORTS.map(([value, label, hint]) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {label}
              {hint !== undefined && <span className={classes.hint}>{hint}</span>}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Number of tags shown at first: about a line. */
const FEW = 2;

function TagChips({ tags, chosen, onChoose }: Pick<LibrarySearchProps, 'tags' | 'chosen' | 'onChoose'>) {
  const [all, setAll] = useState(false);
  const shown = all ? tags : tags.filter(({ tag }, index) => index < FEW || chosen.includes(tag));
  const more = tags.length - shown.length;
  return (
    <div className={classes.tags} role="group" aria-label={words.tags}>
      {shown.map(({ tag, count }) => {
        const pressed = chosen.includes(tag);
        return (
          <UnstyledButton
            key={tag}
            className={classes.tag}
            aria-pressed={pressed}
            aria-description={words.schematicCount(count)}
            onClick={() => onChoose(pressed ? chosen.filter((other) => other !== tag) : [...chosen, tag])}
          >
            <span className={classes.word}>{tag}</span>
            <span className={classes.count} aria-hidden="true">
              {count}
            </span>
          </UnstyledButton>
        );
      })}
      {(more > 0 || all) && tags.length > FEW && (
        <UnstyledButton className={classes.tag} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.more(more)}
        </UnstyledButton>
      )}
    </div>
  );
}

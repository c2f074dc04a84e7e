import { ActionIcon, Combobox, TextInput, useCombobox } from '@mantine/core';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { QueryProblem } from '../../../../formats/atlas/query/query.ts';
import type { Figure } from '../rows/figure.ts';
import { completionsAt } from './completions.ts';
import classes from './Filter.module.css';
import * as words from '../words.ts';

interface FilterFieldProps {
  readonly figures: readonly Figure[];
  readonly filter: string;
  readonly problem: QueryProblem | null;
  readonly onFilter: (filter: string) => void;
  /** Stands below the field. */
  readonly children?: ReactNode;
}

/** The words of the filter: figures are completed, and a problem is marked at its place. */
export function FilterField({ figures, filter, problem, onFilter, children }: FilterFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(0);
  const [scrolled, setScrolled] = useState(0);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const completions = completionsAt(filter, caret, figures);
  // A word that can still be completed is not wrong yet.
  const told = combobox.dropdownOpened && completions.figures.length > 0 ? null : problem;
  const options = completions.figures.map(({ name, label }) => (
    <Combobox.Option key={name} value={name}>
      <code>{name}</code> <span className={classes.optionLabel}>{label}</span>
    </Combobox.Option>
  ));

  function complete(name: string): void {
    const { from, to } = completions;
    onFilter(`${filter.slice(0, from)}${name} ${filter.slice(to).trimStart()}`);
    const end = from + name.length + 1;
    setCaret(end);
    combobox.closeDropdown();
    // The field has the new text by then.
    requestAnimationFrame(() => input.current?.setSelectionRange(end, end));
  }

  return (
    <Combobox store={combobox} onOptionSubmit={complete} withinPortal={false}>
      <div className={classes.field}>
        <Combobox.Target>
          <TextInput
            ref={input}
            size="xs"
            label={words.filter}
            placeholder={words.filterExample}
            spellCheck={false}
            autoComplete="off"
            value={filter}
            error={told && words.problemAt(placeOf(filter, told), told.message)}
            onChange={(event) => {
              const { value, selectionStart } = event.currentTarget;
              onFilter(value);
              setCaret(selectionStart ?? value.length);
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
            onScroll={(event) => setScrolled(event.currentTarget.scrollLeft)}
            onBlur={() => combobox.closeDropdown()}
            rightSection={
              filter !== '' && (
                <ActionIcon
                  size={22}
                  variant="subtle"
                  color="gray"
                  aria-label={words.clearFilter}
                  onClick={() => onFilter('')}
                >
                  <X size={14} />
                </ActionIcon>
              )
            }
          />
        </Combobox.Target>
        {told && <Marked text={filter} problem={told} scrolled={scrolled} />}
        {children}
      </div>
      <Combobox.Dropdown hidden={options.length === 0}>
        <Combobox.Options aria-label={words.figures}>{options}</Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The text of the field again, unseen but for a line below the characters that are wrong. */
function Marked({
  text,
  problem: { at, length },
  scrolled,
}: {
  readonly text: string;
  readonly problem: QueryProblem;
  readonly scrolled: number;
}) {
  return (
    <div className={classes.marked} aria-hidden>
      <span style={{ transform: `translateX(${-scrolled}px)` }}>
        {text.slice(0, at)}
        <mark>{text.slice(at, at + Math.max(1, length)) || ' '}</mark>
      </span>
    </div>
  );
}

/** The characters that are wrong, a few of them when there are many. */
function placeOf(text: string, { at, length }: QueryProblem): string {
  const part = text.slice(at, at + length);
  return part.length > 24 ? `${part.slice(0, 23)}…` : part;
}

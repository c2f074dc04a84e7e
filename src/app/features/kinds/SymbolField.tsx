import { Button, FileButton, TextInput } from '@mantine/core';
import { FileUp, X } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { symbolShape, symbolText } from '../../../formats/kinds/symbol.ts';
import classes from './SymbolField.module.css';
import * as words from './words.ts';

interface SymbolFieldProps {
  /** The path data of the symbol; `null` for none. */
  readonly value: string | null;
  readonly onChange: (symbol: string | null) => void;
}

/** The symbol of a kind: a letter, or the drawing of an SVG file that is chosen, dropped on the field or pasted as text. */
export function SymbolField({ value, onChange }: SymbolFieldProps) {
  const title = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();

  async function takeSvg(read: Promise<string>): Promise<void> {
    const [text, { readSymbol }] = await Promise.all([read, import('../../../formats/symbol/read-svg.ts')]);
    const symbol = readSymbol(text);
    if (symbol.ok) {
      setTyped('');
      onChange(symbol.value);
    }
    setProblem(symbol.ok ? undefined : words.symbolProblem(symbol.problems[0]!));
  }

  async function takeLetter(letter: string): Promise<void> {
    const { letterSymbol } = await import('./letter-symbol.ts');
    const symbol = letterSymbol(letter);
    setProblem(symbol === null ? words.letterEmpty : undefined);
    if (symbol !== null) onChange(symbol);
  }

  function takeText(text: string): void {
    if (text.includes('<')) {
      void takeSvg(Promise.resolve(text));
      return;
    }
    // The last character that was typed, with its accents.
    const letter = [...new Intl.Segmenter().segment(text.trim())].at(-1)?.segment ?? '';
    setTyped(letter);
    setProblem(undefined);
    if (letter !== '') void takeLetter(letter);
  }

  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    // The page would import the file.
    event.stopPropagation();
    void takeSvg(file.text());
  }

  return (
    <section className={classes.symbol} aria-labelledby={title}>
      <h3 className={classes.title} id={title}>
        {words.symbol}
      </h3>
      <div className={classes.line}>
        <span className={classes.picture} data-empty={value === null}>
          {value !== null && <SymbolPicture symbol={value} />}
        </span>
        <TextInput
          size="xs"
          className={classes.text}
          aria-label={words.symbolText}
          placeholder={words.symbolPlaceholder}
          spellCheck={false}
          onDrop={drop}
          onDragOver={allowFiles}
          value={typed}
          error={problem}
          onChange={({ currentTarget: { value: text }, nativeEvent }) => {
            // A letter that is composed of several is one at the end.
            if ('isComposing' in nativeEvent && nativeEvent.isComposing) setTyped(text);
            else takeText(text);
          }}
          onCompositionEnd={(event) => takeText(event.currentTarget.value)}
        />
        <FileButton accept=".svg,image/svg+xml" onChange={(file) => file && void takeSvg(file.text())}>
          {(props) => (
            <Button {...props} size="xs" variant="default" leftSection={<FileUp size={14} />}>
              {words.chooseSvg}
            </Button>
          )}
        </FileButton>
        <Button
          size="xs"
          variant="default"
          leftSection={<X size={14} />}
          disabled={value === null}
          onClick={() => {
            setTyped('');
            setProblem(undefined);
            onChange(null);
          }}
        >
          {words.removeSymbol}
        </Button>
      </div>
    </section>
  );
}

function allowFiles(event: DragEvent): void {
  if (Array.from(event.dataTransfer.items).some(({ kind }) => kind === 'file')) event.preventDefault();
}

/** A symbol by itself; its parts are filled and drawn as on the board. */
function SymbolPicture({ symbol }: { readonly symbol: string }) {
  const { rings, lines } = symbolShape(symbol);
  return (
    <svg viewBox="0 0 1000 1000" width={24} height={24} aria-hidden="true">
      <path d={symbolText({ rings, lines: [] })} fill="currentColor" />
      <path
        d={symbolText({ rings: [], lines })}
        fill="none"
        stroke="currentColor"
        strokeWidth={80}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

import { Button, Switch, TextInput } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { automaticPattern, patternsFor } from '../../../formats/kinds/pattern.ts';
import { MAX_NAME } from '../../../formats/limits.ts';
import { copyName } from '../../document/library-edits.ts';
import { SCHEMATIC_GROUND } from '../../board/schematic-ground.ts';
import { takeKind } from '../../board/tools/take-kind.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { noteNewId } from '../../store/library/new-ids.ts';
import { edit } from '../../store/store.ts';
import { suggestColors } from './color-checks.ts';
import { ColorChecks } from './ColorChecks.tsx';
import { ColorField } from './ColorField.tsx';
import { addKind, brokenBy, freeKindId, isKindKept } from './kind-edits.ts';
import {
  COLOR,
  formOf,
  formProblems,
  freeGlyph,
  kindOf,
  nameNote,
  NO_LOOK,
  wholeColor,
  type KindForm,
} from './kind-form.ts';
import classes from './KindEditor.module.css';
import { KindPreview } from './KindPreview.tsx';
import { LookFields } from './LookFields.tsx';
import { FootprintChoice, PatternChoice } from './PictureChoice.tsx';
import { idUnderName, saveKind } from './save-kind.ts';
import * as words from './words.ts';

interface KindEditorProps {
  /** The kind that is edited; `null` for a new one. */
  readonly kind: Kind | null;
  /** The kind that a new kind starts as a copy of. */
  readonly like: Kind | null;
  /** Whether the picker of colors is open: Escape then closes it alone. */
  readonly picking: boolean;
  readonly onPicking: (picking: boolean) => void;
  readonly onClose: () => void;
}

type Field = keyof ReturnType<typeof formProblems>;

/** All of a kind, with a picture of it and what there is to say about its color. Nothing is kept until it is saved. */
export function KindEditor({ kind, like, picking, onPicking, onClose }: KindEditorProps) {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const others = useMemo(
    () => document.kinds.filter(({ id }) => id !== kind?.id),
    [document.kinds, kind?.id],
  );
  const suggestions = useMemo(
    () =>
      suggestColors(
        others.map(({ color }) => color),
        GROUNDS,
        12,
      ),
    [others],
  );
  const [form, setForm] = useState(() => (kind ? formOf(kind) : newForm(like, suggestions[0]!, others)));
  // A new kind's glyph follows its name until one is typed.
  const [glyphTyped, setGlyphTyped] = useState(kind !== null);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [picker, setPicker] = useState<'color' | 'second'>('color');
  const fields = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const change = (part: Partial<KindForm>) => setForm((before) => ({ ...before, ...part }));
  const id = kind ? idUnderName(document, kind, form.name) : freeKindId(form.name, document.kinds);
  const problems = formProblems(form, others);
  const color = colorIn(form.color) ?? kind?.color ?? suggestions[0]!;
  const sample = useMemo(() => {
    const second = colorIn(form.look.second) ?? '';
    return kindOf(id, { ...form, color, look: { ...form.look, second } });
  }, [id, form, color]);
  const broken = useMemo(
    () => (kind && kind.footprint !== form.footprint ? brokenBy(document, kind.id, form.footprint) : null),
    [document, kind, form.footprint],
  );

  const pickingOf = (field: 'color' | 'second') => (opened: boolean) => {
    setPicker(field);
    onPicking(opened);
  };
  const fieldOf = (field: Field) => ({
    ref: (input: HTMLInputElement | null) => {
      fields.current[field] = input;
    },
    error: left.has(field) ? problems[field] : undefined,
    onBlur: () => setLeft((before) => new Set(before).add(field)),
  });

  function save(event: FormEvent): void {
    event.preventDefault();
    const wrong = (Object.keys(problems) as Field[])[0];
    if (wrong) {
      setLeft(new Set(Object.keys(problems) as Field[]));
      fields.current[wrong]?.focus();
      return;
    }
    const next = kindOf(id, form);
    if (kind) saveKind(store, kind, next);
    else {
      const after = like?.id ?? null;
      edit(store, words.addKindNamed(next.name), (draft) => addKind(draft, next, after));
      noteNewId('kinds', id);
      takeKind(store, id);
    }
    onClose();
  }

  return (
    <form className={classes.editor} onSubmit={save} noValidate>
      <div className={classes.fields}>
        <div className={classes.pair}>
          <TextInput
            {...fieldOf('name')}
            size="xs"
            label={words.name}
            description={nameNote(form.name, others)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data-autofocus
            maxLength={MAX_NAME}
            value={form.name}
            onChange={({ currentTarget: { value: name } }) =>
              change(glyphTyped ? { name } : { name, glyph: freeGlyph(name, others) })
            }
          />
          <TextInput
            {...fieldOf('glyph')}
            size="xs"
            label={words.glyph}
            maxLength={1}
            value={form.glyph}
            onChange={({ currentTarget: { value: glyph } }) => {
              setGlyphTyped(true);
              change({ glyph });
            }}
          />
        </div>
        <p className={classes.note}>
          {words.glyphAndId} <code>{id}</code>
        </p>
        <div className={classes.color}>
          <ColorField
            {...fieldOf('color')}
            label={words.color}
            value={form.color}
            color={color}
            swatches={suggestions}
            picking={picking && picker === 'color'}
            onPicking={pickingOf('color')}
            onChange={(value) => change({ color: value })}
          />
          <Button
            size="xs"
            variant="light"
            leftSection={<Sparkles size={14} />}
            onClick={() => change({ color: nextOf(suggestions, form.color) })}
          >
            {words.suggestColor}
          </Button>
        </div>
        <FootprintChoice
          kind={sample}
          value={form.footprint}
          onChange={(footprint) =>
            change({ footprint, ...(suits(form.pattern, footprint) ? {} : { pattern: null }) })
          }
        />
        {broken && broken.segments > 0 && (
          <p className={classes.warning} role="alert">
            {words.broken(broken)}
          </p>
        )}
        <Switch
          size="xs"
          label={words.walkable}
          description={words.walkableHint}
          checked={form.open}
          onChange={(event) => change({ open: event.currentTarget.checked })}
        />
        <PatternChoice kind={sample} value={form.pattern} onChange={(pattern) => change({ pattern })} />
        <LookFields
          kind={sample}
          look={form.look}
          swatches={suggestions}
          second={fieldOf('second')}
          picking={picking && picker === 'second'}
          onPicking={pickingOf('second')}
          onChange={(part) => setForm((before) => ({ ...before, look: { ...before.look, ...part } }))}
        />
      </div>
      <div className={classes.aside}>
        <div className={classes.preview}>
          <KindPreview kind={sample} />
        </div>
        <ColorChecks color={color} others={others} />
        {kind && isKindKept(document, kind.id) && <p className={classes.note}>{words.cityKeepsKinds}</p>}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit">{kind ? words.save : words.addKind}</Button>
      </div>
    </form>
  );
}

/** The color of a text that is being typed; `undefined` while it is none. */
function colorIn(text: string): string | undefined {
  const whole = wholeColor(text);
  return COLOR.test(whole) ? whole : undefined;
}

const GROUNDS = [SCHEMATIC_GROUND.light.outside, SCHEMATIC_GROUND.dark.outside];

function newForm(like: Kind | null, color: string, others: readonly Kind[]): KindForm {
  const name = like ? copyName(like.name) : '';
  return {
    ...(like ? formOf(like) : { footprint: 'segment', open: false, look: NO_LOOK, rest: {} }),
    name,
    color,
    glyph: freeGlyph(name, others),
    pattern: like && (like.pattern ?? automaticPattern(like)),
  };
}

function suits(pattern: string | null, footprint: Kind['footprint']): boolean {
  return pattern === null || patternsFor(footprint).some((one) => one === pattern);
}

/** The one after `current` in the list, around its end; the first when it is none of them. */
function nextOf(list: readonly string[], current: string): string {
  return list[(list.indexOf(current.toLowerCase()) + 1) % list.length]!;
}

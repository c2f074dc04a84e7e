import { useId, useMemo, type ReactNode } from 'react';
import type { FootprintRule, Kind } from '../../../engine/schematic/kind.ts';
import { patternsFor } from '../../../formats/kinds/pattern.ts';
import { Thumbnail } from '../../board/Thumbnail.tsx';
import { formOf, kindOf } from './kind-form.ts';
import { kindPicture, type Sample } from '../../board/kind-picture.ts';
import classes from './PictureChoice.module.css';
import * as words from './words.ts';

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly detail?: string;
  readonly kind: Kind;
  readonly sample: Sample;
}

interface PictureChoiceProps<T> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly wide: boolean;
  /** Width and height of the pictures in CSS pixels. */
  readonly pictures?: number;
  readonly onChange: (value: T) => void;
}

/** One of a few, each shown by a picture. */
export function PictureChoice<T extends string | null>({
  legend,
  options,
  value,
  wide,
  pictures = wide ? 48 : 40,
  onChange,
}: PictureChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      <div className={classes.options} data-wide={wide}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              {...(option.detail !== undefined && { 'aria-description': option.detail })}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Thumbnail picture={kindPicture(option.kind, option.sample)} size={pictures} />
            <span className={classes.words}>
              <span className={classes.label}>{option.label}</span>
              {option.detail !== undefined && <span className={classes.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const FOOTPRINTS: readonly { value: FootprintRule; sample: Sample }[] = [
  { value: 'segment', sample: 'hex' },
  { value: 'tile', sample: 'corner' },
  { value: 'area', sample: 'area' },
];

/** How segments of a kind make buildings. */
export function FootprintChoice({
  kind,
  value,
  onChange,
}: {
  readonly kind: Kind;
  readonly value: FootprintRule;
  readonly onChange: (footprint: FootprintRule) => void;
}) {
  const options = useMemo(
    () =>
      FOOTPRINTS.map((option) => ({
        ...option,
        ...words.footprintChoices[option.value],
        kind: withPattern({ ...kind, footprint: option.value }, null),
      })),
    [kind],
  );
  return <PictureChoice legend={words.footprint} options={options} value={value} wide onChange={onChange} />;
}

/** The picture that shows a kind, of those that suit its footprint. */
export function PatternChoice({
  kind,
  value,
  onChange,
}: {
  readonly kind: Kind;
  readonly value: string | null;
  readonly onChange: (pattern: string | null) => void;
}) {
  const options = useMemo(
    () => [
      { value: null, label: words.automatic, kind: withPattern(kind, null), sample: 'hex' as const },
      ...patternsFor(kind.footprint).map((pattern) => ({
        value: pattern,
        label: words.patternLabels[pattern],
        kind: withPattern(kind, pattern),
        sample: 'hex' as const,
      })),
    ],
    [kind],
  );
  return (
    <PictureChoice<string | null>
      legend={words.pattern}
      options={options}
      value={value}
      wide={false}
      onChange={onChange}
    />
  );
}

function withPattern(kind: Kind, pattern: string | null): Kind {
  const form = formOf(kind);
  // A symbol would hide the pattern.
  return kindOf(kind.id, { ...form, pattern, look: { ...form.look, symbol: null } });
}

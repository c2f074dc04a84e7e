import { Button, Checkbox, NativeSelect, SegmentedControl } from '@mantine/core';
import { NumberField } from '../../../kit/NumberField.tsx';
import { rememberOptions } from './choice.ts';
import classes from './ExportDialog.module.css';
import type { ExportForm } from './forms/form.ts';
import { FORMS } from './forms/forms.ts';
import type { Option, OptionSet } from './forms/option.ts';
import { OPTION_SETS, type ExportOptions, type OptionSetName } from './forms/option-sets.ts';
import type { SizeNote } from './size-note.ts';
import { canBeMap, mapOf, type ExportSubject } from './write/job.ts';
import { MAP_HEXES } from '../../../../formats/picture/city-picture.ts';
import * as words from '../words.ts';

interface FormOptionsProps {
  readonly subject: ExportSubject;
  readonly form: ExportForm;
  readonly options: ExportOptions;
  readonly note: SizeNote | null;
}

/** The options of a form, with the size that they lead to. */
export function FormOptions({ subject, form, options, note }: FormOptionsProps) {
  const set = FORMS[form].options;
  if (set === null) return null;
  const values: Readonly<Record<string, unknown>> = options[set];
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>{words.optionsOf(FORMS[form].short)}</legend>
      {Object.entries(OPTION_SETS[set] as OptionSet).map(([name, option]) => {
        const fate = fateOf(form, name, subject, options);
        return (
          fate !== 'none' && (
            <OptionField
              key={name}
              option={option}
              label={labelOf(set, name, subject, options) ?? option.name}
              value={values[name]}
              disabled={fate === 'disabled'}
              error={note?.option === name ? note.problem : null}
              onChange={(value) => rememberOptions({ [set]: { ...values, [name]: value } })}
            />
          )
        );
      })}
      {note && (
        <p className={classes.size} role="status">
          {note.size}
        </p>
      )}
      {note?.fix && (
        <Button size="compact-xs" variant="default" onClick={() => rememberOptions(note.fix!.options)}>
          {note.fix.label}
        </Button>
      )}
    </fieldset>
  );
}

/** Most values that are shown side by side. */
const FEW = 4;

interface OptionFieldProps {
  readonly option: Option;
  readonly label: string;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly error: string | null;
  readonly onChange: (value: unknown) => void;
}

function OptionField({ option, label, value, disabled, error, onChange }: OptionFieldProps) {
  switch (option.kind) {
    case 'number':
      return (
        <NumberField
          name={label}
          value={value as number}
          min={option.min}
          max={option.max}
          step={option.step}
          decimals={option.decimals}
          disabled={disabled}
          error={error}
          onChange={onChange}
        />
      );
    case 'choice':
      return option.values.length > FEW ? (
        <NativeSelect
          size="xs"
          label={label}
          value={value as string}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={[...option.values]}
        />
      ) : (
        <div>
          <div className={classes.optionName} aria-hidden="true">
            {label}
          </div>
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={label}
            value={value as string}
            disabled={disabled}
            onChange={onChange}
            data={[...option.values]}
          />
        </div>
      );
    case 'flag':
      return (
        <Checkbox
          size="xs"
          label={label}
          checked={value as boolean}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
  }
}

/** Whether an option makes a difference for a subject, with the other ones as they are. */
function fateOf(
  form: ExportForm,
  name: string,
  subject: ExportSubject,
  options: ExportOptions,
): 'usual' | 'disabled' | 'none' {
  const { text, geojson } = options;
  const set = FORMS[form].options;
  if (set === 'picture' || set === 'pdf') {
    if (name === 'style') return canBeMap(subject) ? 'usual' : 'disabled';
    const isMap = mapOf(subject, options[set]) !== undefined;
    if (name === 'mood') return isMap ? 'usual' : 'none';
    if (name === 'objects' && isMap) return 'none';
  }
  if (name === 'longitude' || name === 'latitude') return geojson.kind === 'plane' ? 'none' : 'usual';
  if (set === 'text' && name === 'columns') return text.grid === 'square' ? 'usual' : 'none';
  if (set === 'picture' && name === 'objects')
    return form === 'svg' && subject.kind === 'city' ? 'usual' : 'none';
  if ((set !== 'picture' && set !== 'gltf') || name !== 'districts') return 'usual';
  if (subject.kind === 'schematic') return 'none';
  if (set === 'gltf') return 'usual';
  return subject.city.districts.length === 0 ? 'disabled' : 'usual';
}

/** Another name of an option, for subjects that have one. */
function labelOf(
  set: OptionSetName,
  name: string,
  subject: ExportSubject,
  options: ExportOptions,
): string | null {
  if (set === 'picture' && name === 'transparent' && subject.kind === 'schematic')
    return words.transparentGround;
  if (set === 'geojson' && name === 'scale' && options.geojson.kind !== 'plane')
    return words.metersPerHexEdge;
  if (name === 'style' && subject.kind === 'city' && !canBeMap(subject)) return words.styleOfSmall(MAP_HEXES);
  return null;
}

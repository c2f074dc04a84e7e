/** An option of a form that is a number. */
export interface NumberOption {
  readonly kind: 'number';
  /** The name of its field, with the unit. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  readonly initial: number;
}

/** An option that is one of a few values. */
export interface ChoiceOption<Value extends string = string> {
  readonly kind: 'choice';
  readonly name: string;
  readonly values: readonly { readonly value: Value; readonly label: string }[];
  readonly initial: Value;
}

/** An option that is on or off. */
export interface FlagOption {
  readonly kind: 'flag';
  readonly name: string;
  readonly initial: boolean;
}

export type Option = NumberOption | ChoiceOption | FlagOption;

/** The options of a form, by the names of what they set. */
export type OptionSet = Readonly<Record<string, Option>>;

type ValueOf<O> = O extends NumberOption
  ? number
  : O extends FlagOption
    ? boolean
    : O extends ChoiceOption<infer Value>
      ? Value
      : never;

/** The values that are chosen for a set of options. */
export type Values<Set extends OptionSet> = { readonly [Name in keyof Set]: ValueOf<Set[Name]> };

/** A number from `min` to `max`, both included. */
export function numberOption(
  name: string,
  range: Pick<NumberOption, 'min' | 'max' | 'step' | 'initial'> & { readonly decimals?: number },
): NumberOption {
  return { kind: 'number', name, decimals: 0, ...range };
}

export function choiceOption<const Value extends string>(
  name: string,
  initial: NoInfer<Value>,
  values: readonly { readonly value: Value; readonly label: string }[],
): ChoiceOption<Value> {
  return { kind: 'choice', name, values, initial };
}

export function flagOption(name: string, initial = false): FlagOption {
  return { kind: 'flag', name, initial };
}

/** Reads kept values, which anybody may have written; each that makes no sense is as at the first time. */
export function soundValues<Set extends OptionSet>(set: Set, stored: unknown): Values<Set> {
  const members = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const values = Object.entries(set).map(([name, option]) => [name, soundValue(option, members[name])]);
  return Object.fromEntries(values) as Values<Set>;
}

function soundValue(option: Option, stored: unknown): number | string | boolean {
  switch (option.kind) {
    case 'number':
      return isAllowed(option, stored) ? stored : option.initial;
    case 'choice':
      return option.values.find(({ value }) => value === stored)?.value ?? option.initial;
    case 'flag':
      return typeof stored === 'boolean' ? stored : option.initial;
  }
}

function isAllowed({ min, max, decimals }: NumberOption, value: unknown): value is number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) return false;
  return decimals > 0 || Number.isInteger(value);
}

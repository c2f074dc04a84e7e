import { useMemo, type Ref } from 'react';
import { EDGES, type Edge, type Roof, type Surface } from '../../../engine/schematic/kind-look.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { roofsOf, surfacesOf, takesFinish } from '../../../formats/kinds/look-choices.ts';
import { patternOf } from '../../../formats/kinds/pattern.ts';
import { ALIKE, colorsApart } from './color-checks.ts';
import { ColorField } from './ColorField.tsx';
import { COLOR, formOf, kindOf, type LookForm } from './kind-form.ts';
import { PictureChoice, type Option } from './PictureChoice.tsx';
import { SymbolField } from './SymbolField.tsx';
import * as words from './words.ts';

interface LookFieldsProps {
  /** The kind as it is so far. */
  readonly kind: Kind;
  readonly look: LookForm;
  readonly swatches: readonly string[];
  /** The field of the second color: its input, its error, and what happens when it is left. */
  readonly second: {
    readonly ref: Ref<HTMLInputElement>;
    readonly error: string | undefined;
    readonly onBlur: () => void;
  };
  readonly picking: boolean;
  readonly onPicking: (picking: boolean) => void;
  readonly onChange: (part: Partial<LookForm>) => void;
}

/** The look of a kind beside its color and pattern: only the choices that its pattern has. */
export function LookFields({ kind, look, swatches, second, picking, onPicking, onChange }: LookFieldsProps) {
  const pattern = patternOf(kind);
  const [roofs, surfaces] = [roofsOf(pattern), surfacesOf(pattern)];
  const isColor = COLOR.test(look.second);
  const isAlike = isColor && colorsApart(kind.color, look.second) < ALIKE;
  return (
    <>
      <ColorField
        {...second}
        label={words.secondColor}
        description={isAlike ? words.secondAlike : words.secondHint(pattern)}
        placeholder={words.automatic}
        clearable
        value={look.second}
        color={isColor ? look.second : null}
        swatches={swatches}
        picking={picking}
        onPicking={onPicking}
        onChange={(value) => onChange({ second: value })}
      />
      {takesFinish(pattern) && (
        <LookChoice
          kind={kind}
          legend={words.edge}
          labels={words.edgeLabels}
          values={EDGES}
          value={look.edge}
          lookOf={edgeLook}
          onChange={(edge) => onChange({ edge })}
        />
      )}
      {roofs.length > 0 && (
        <LookChoice
          kind={kind}
          legend={words.roof}
          labels={words.roofLabels}
          values={roofs}
          value={look.roof}
          lookOf={roofLook}
          onChange={(roof) => onChange({ roof })}
        />
      )}
      {surfaces.length > 0 && (
        <LookChoice
          kind={kind}
          legend={words.surface}
          labels={words.surfaceLabels}
          values={surfaces}
          value={look.surface}
          lookOf={surfaceLook}
          onChange={(surface) => onChange({ surface })}
        />
      )}
      {takesFinish(pattern) && (
        <SymbolField value={look.symbol} onChange={(symbol) => onChange({ symbol })} />
      )}
    </>
  );
}

const edgeLook = (edge: Edge | null) => ({ edge });
const roofLook = (roof: Roof | null) => ({ roof });
const surfaceLook = (surface: Surface | null) => ({ surface });

/** One of a few choices of a look, each shown on the kind; `null` is that of the pattern. */
function LookChoice<T extends string>({
  kind,
  legend,
  labels,
  values,
  value,
  lookOf,
  onChange,
}: {
  readonly kind: Kind;
  readonly legend: string;
  readonly labels: Readonly<Record<T, string>>;
  readonly values: readonly T[];
  readonly value: T | null;
  readonly lookOf: (value: T | null) => Partial<LookForm>;
  readonly onChange: (value: T | null) => void;
}) {
  const options = useMemo(() => {
    const form = formOf(kind);
    return [null, ...values].map((one): Option<T | null> => ({
      value: one,
      label: one === null ? words.automatic : labels[one],
      // A symbol would hide what is chosen here.
      kind: kindOf(kind.id, { ...form, look: { ...form.look, ...lookOf(one), symbol: null } }),
      sample: 'hex',
    }));
  }, [kind, values, labels, lookOf]);
  return (
    <PictureChoice<T | null>
      legend={legend}
      options={options}
      value={value}
      wide={false}
      pictures={56}
      onChange={onChange}
    />
  );
}

import { NativeSelect, Radio } from '@mantine/core';
import classes from './ExportDialog.module.css';
import type { ExportForm } from './forms/form.ts';
import { FORMS, formName, grouped } from './forms/forms.ts';
import * as words from '../words.ts';

interface FormListProps {
  readonly forms: readonly ExportForm[];
  readonly value: ExportForm;
  /** The thing that is exported. */
  readonly of: 'city' | 'schematic';
  readonly onChange: (form: ExportForm) => void;
}

/** The forms to choose from by their use, one of them chosen. */
export function FormList({ forms, value, of, onChange }: FormListProps) {
  return (
    <Radio.Group className={classes.list} value={value} onChange={onChange} aria-label={words.form}>
      <div className={classes.forms}>
        {grouped(forms).map(({ group, forms: ofGroup }) => (
          <div key={group} role="group" aria-label={words.FORM_GROUP_NAMES[group]}>
            <div className={classes.group} aria-hidden="true">
              {words.FORM_GROUP_NAMES[group]}
            </div>
            {ofGroup.map((form) => (
              <FormCard key={form} form={form} of={of} />
            ))}
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}

function FormCard({ form, of }: { readonly form: ExportForm; readonly of: FormListProps['of'] }) {
  const { use, Icon } = FORMS[form];
  const name = formName(form, of);
  return (
    <Radio.Card value={form} className={classes.form} aria-label={name} radius="sm">
      <Icon size={17} aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.formName}>{name}</span>
        <span className={classes.use}>{use}</span>
      </span>
    </Radio.Card>
  );
}

/** The same choice where there is no room for a list. */
export function FormSelect({ forms, value, of, onChange }: FormListProps) {
  return (
    <NativeSelect
      className={classes.select}
      label={words.form}
      description={FORMS[value].use}
      inputWrapperOrder={['label', 'input', 'description']}
      value={value}
      onChange={(event) => onChange(forms.find((form) => form === event.currentTarget.value)!)}
      data={grouped(forms).map(({ group, forms: ofGroup }) => ({
        group: words.FORM_GROUP_NAMES[group],
        items: ofGroup.map((form) => ({ value: form, label: formName(form, of) })),
      }))}
    />
  );
}

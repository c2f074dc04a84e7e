import { Radio } from '@mantine/core';
import classes from './ExportDialog.module.css';
import { FORM_ICONS } from './form-icons.ts';
import { FORM_WORDS, type ExportForm } from './forms.ts';
import * as words from '../words.ts';

interface FormListProps {
  readonly forms: readonly ExportForm[];
  readonly value: ExportForm;
  readonly onChange: (form: ExportForm) => void;
}

/** The forms to choose from, one of them chosen. */
export function FormList({ forms, value, onChange }: FormListProps) {
  return (
    <Radio.Group value={value} onChange={onChange} aria-label={words.form}>
      <div className={classes.forms}>
        {forms.map((form) => {
          const Icon = FORM_ICONS[form];
          const { name, use } = FORM_WORDS[form];
          return (
            <Radio.Card key={form} value={form} className={classes.form} aria-label={name} radius="sm">
              <Icon size={17} aria-hidden="true" className={classes.icon} />
              <span className={classes.words}>
                <span className={classes.formName}>{name}</span>
                <span className={classes.use}>{use}</span>
              </span>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}

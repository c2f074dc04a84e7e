import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { MAX_SCALE, MIN_SCALE } from '../../../../formats/svg/size.ts';
import { NumberField } from '../../../kit/NumberField.tsx';
import { MAX_COLUMNS, rememberChoice, type ExportChoice } from './choice.ts';
import classes from './ExportDialog.module.css';
import { isPicture, type ExportForm } from './forms.ts';
import { pictureSize, type ExportSubject } from './job.ts';
import * as words from '../words.ts';

interface FormOptionsProps {
  readonly subject: ExportSubject;
  readonly form: ExportForm;
  readonly choice: ExportChoice;
}

/** The options of a form. */
export function FormOptions({ subject, form, choice }: FormOptionsProps) {
  if (isPicture(form)) return <PictureOptions subject={subject} form={form} choice={choice} />;
  if (form === 'ascii') return <TextOptions choice={choice} />;
  return null;
}

function PictureOptions({ subject, form, choice: { picture } }: FormOptionsProps) {
  const change = (part: Partial<ExportChoice['picture']>) =>
    rememberChoice({ picture: { ...picture, ...part } });
  const { frame, drawable, largest } = pictureSize(subject, picture);
  const tooLarge = form === 'png' && !drawable;
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>{words.picture}</legend>
      <NumberField
        name={words.pixelsPerHexEdge}
        value={picture.scale}
        min={MIN_SCALE}
        max={MAX_SCALE}
        step={4}
        decimals={1}
        onChange={(scale) => change({ scale })}
        error={tooLarge && words.tooManyPixelsForPicture}
      />
      <p className={classes.size} role="status">
        {words.pixels(frame.width, frame.height)}
      </p>
      {tooLarge && largest > 0 && (
        <Button size="compact-xs" variant="default" onClick={() => change({ scale: largest })}>
          {words.takeMaximum(largest)}
        </Button>
      )}
      <Checkbox
        size="xs"
        label={subject.kind === 'city' ? words.transparentSea : words.transparentGround}
        checked={picture.transparent}
        onChange={(event) => change({ transparent: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={words.hexLines}
        checked={picture.hexLines}
        onChange={(event) => change({ hexLines: event.currentTarget.checked })}
      />
      {subject.kind === 'city' && (
        <Checkbox
          size="xs"
          label={words.districts}
          disabled={subject.city.districts.length === 0}
          checked={picture.districts}
          onChange={(event) => change({ districts: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}

function TextOptions({ choice: { text } }: Pick<FormOptionsProps, 'choice'>) {
  const change = (part: Partial<ExportChoice['text']>) => rememberChoice({ text: { ...text, ...part } });
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>{words.characters}</legend>
      <SegmentedControl
        size="xs"
        aria-label={words.eachCharacterShows}
        value={text.grid}
        onChange={(grid) => change({ grid })}
        data={[
          { value: 'hex', label: words.hexes },
          { value: 'square', label: words.squares },
        ]}
      />
      {text.grid === 'square' && (
        <NumberField
          name={words.squaresAcross}
          value={text.columns}
          min={1}
          max={MAX_COLUMNS}
          step={10}
          onChange={(columns) => change({ columns })}
        />
      )}
    </fieldset>
  );
}

import { ActionIcon, CloseButton, ColorPicker, ColorSwatch, Popover, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { useCoarsePointer } from '../../kit/coarse-pointer.ts';
import { COLOR, wholeColor } from './kind-form.ts';
import * as words from './words.ts';

interface ColorFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** Whether the field may be empty, and has a button for that. */
  readonly clearable?: boolean;
  readonly ref: Ref<HTMLInputElement>;
  /** The typed text, a color or not yet. */
  readonly value: string;
  /** The last good color; `null` for none. */
  readonly color: string | null;
  readonly swatches: readonly string[];
  readonly error: string | undefined;
  /** Whether the picker is open: Escape then closes it alone. */
  readonly picking: boolean;
  readonly onPicking: (picking: boolean) => void;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A color, typed or picked. */
export function ColorField({
  ref,
  label,
  description,
  placeholder,
  clearable = false,
  value,
  color,
  swatches,
  error,
  picking,
  onPicking,
  onChange,
  onBlur,
}: ColorFieldProps) {
  const byFinger = useCoarsePointer();
  return (
    <TextInput
      ref={ref}
      size="xs"
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={placeholder}
      spellCheck={false}
      maxLength={7}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        const whole = wholeColor(value);
        if (whole !== value) onChange(whole);
        onBlur();
      }}
      rightSection={
        clearable &&
        value !== '' && <CloseButton size="sm" aria-label={words.clear(label)} onClick={() => onChange('')} />
      }
      leftSection={
        <Popover
          opened={picking}
          onChange={onPicking}
          position="bottom-start"
          shadow="md"
          trapFocus
          returnFocus
          withinPortal={false}
        >
          <Popover.Target>
            <ActionIcon
              variant="transparent"
              size={24}
              aria-label={words.pick(label)}
              onClick={() => onPicking(!picking)}
            >
              <ColorSwatch color={color ?? 'transparent'} size={18} withShadow={false} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={words.pick(label)}>
            <ColorPicker
              format="hex"
              size="sm"
              saturationLabel={words.saturation}
              hueLabel={words.hue}
              swatches={[...swatches]}
              swatchesPerRow={byFinger ? 4 : 6}
              value={COLOR.test(value) ? value : (color ?? swatches[0]!)}
              onChange={onChange}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}

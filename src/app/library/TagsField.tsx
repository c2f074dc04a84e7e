import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useState } from 'react';
import { useSettled } from '../store/settled.ts';
import { countTags } from './search.ts';

interface TagsFieldProps extends Pick<
  TagsInputProps,
  'aria-label' | 'label' | 'description' | 'size' | 'onFocus' | 'onBlur'
> {
  readonly tags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
  /** Whether it has the focus as soon as its dialog opens. */
  readonly focused?: boolean;
}

/** Tags to be typed, each ended by Enter or a comma; those that the library has are offered while one is typed. */
export function TagsField({ tags, onTags, focused = false, ...props }: TagsFieldProps) {
  const schematics = useSettled((document) => document.schematics);
  const [typed, setTyped] = useState('');
  return (
    <TagsInput
      {...props}
      {...(focused && { 'data-autofocus': true })}
      placeholder={tags.length === 0 ? 'farm, old town …' : ''}
      data={countTags(Object.values(schematics)).map(({ tag }) => tag)}
      value={[...tags]}
      onChange={onTags}
      searchValue={typed}
      onSearchChange={setTyped}
      // Open all the time, it would lie over what is below.
      dropdownOpened={typed.trim() !== ''}
      maxLength={60}
      acceptValueOnBlur
    />
  );
}

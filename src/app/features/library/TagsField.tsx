import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { MAX_TAG, MAX_TAGS } from '../../../formats/limits.ts';
import { useSettled } from '../../store/settled.ts';
import { tagsWith } from '../../document/library-edits.ts';
import { countTags } from '../../store/library/search.ts';
import * as words from './words.ts';

interface TagsFieldProps extends Pick<
  TagsInputProps,
  'aria-label' | 'label' | 'description' | 'size' | 'onFocus' | 'onBlur'
> {
  readonly tags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
  /** Called with the typed text that is not a tag yet. */
  readonly onTyped?: (typed: string) => void;
  /** Whether the field has the focus when its dialog opens. */
  readonly focused?: boolean;
}

/**
 * A field for tags. Enter, a comma or leaving the field ends a tag; while one is typed, the field suggests tags of the
 * library.
 */
export function TagsField({
  tags,
  onTags,
  onTyped,
  focused = false,
  onFocus,
  onBlur,
  ...props
}: TagsFieldProps) {
  const schematics = useSettled((document) => document.schematics);
  const [typed, setTyped] = useState('');
  // What it shows, once left, until the pointer or key is released.
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const stopWaiting = useRef(() => {});
  useEffect(() => () => stopWaiting.current(), []);
  const type = (text: string) => {
    setTyped(text);
    onTyped?.(text);
  };
  const finish = () => {
    stopWaiting.current();
    setHeld(null);
    type('');
  };
  return (
    <TagsInput
      {...props}
      {...(focused && { 'data-autofocus': true })}
      placeholder={tags.length === 0 ? words.tagsExample : ''}
      data={countTags(Object.values(schematics)).map(({ tag }) => tag)}
      value={[...(held ?? tags)]}
      onChange={onTags}
      searchValue={typed}
      onSearchChange={type}
      // Open all the time, it would lie over what is below.
      dropdownOpened={typed.trim() !== '' && held === null}
      maxLength={MAX_TAG}
      maxTags={MAX_TAGS}
      acceptValueOnBlur={false}
      onFocus={(event) => {
        if (held) finish();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (typed.trim() !== '') {
          onTags(tagsWith(tags, typed));
          // A tag of its own takes more room than the text: what is being pressed would move away from the pointer.
          setHeld(tags);
          stopWaiting.current = afterRelease(finish);
        }
        onBlur?.(event);
      }}
    />
  );
}

/** @returns what calls it off */
function afterRelease(action: () => void): () => void {
  const calledOff = new AbortController();
  // The click comes after the release.
  const later = () => setTimeout(() => calledOff.signal.aborted || action());
  for (const release of ['pointerup', 'pointercancel', 'keyup'])
    window.addEventListener(release, later, { once: true, capture: true, signal: calledOff.signal });
  return () => calledOff.abort();
}

import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useApp, useAppStore } from '../../store/context.tsx';
import { retagSchematics } from './library-actions.ts';
import { tagsWith } from '../../document/library-edits.ts';
import { TagsField } from './TagsField.tsx';
import * as words from './words.ts';

/** The dialog for the tags of a schematic, or for the common tags of several: changes apply to each. */
export function TagsDialog({
  ids,
  onClose,
}: {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}) {
  const store = useAppStore();
  const schematics = useApp((state) => state.document.schematics);
  const [before] = useState(() => {
    const [first = [], ...others] = ids.map((id) => schematics[id]?.tags ?? []);
    return [...new Set(first)].filter((tag) => others.every((tags) => tags.includes(tag)));
  });
  const [tags, setTags] = useState<readonly string[]>(before);
  const one = ids.length === 1 ? schematics[ids[0]!] : undefined;
  const [typed, setTyped] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = tagsWith(tags, typed);
    retagSchematics(
      store,
      ids.filter((id) => Object.hasOwn(schematics, id)),
      wanted.filter((tag) => !before.includes(tag)),
      before.filter((tag) => !wanted.includes(tag)),
    );
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={one ? words.tagsOf(one.name) : words.tagsOfSchematics(ids.length)}>
      <form onSubmit={save}>
        {!one && (
          <Text size="sm" mb="xs">
            {words.tagsSharedByAll}
          </Text>
        )}
        <TagsField
          focused
          aria-label={words.tags}
          description={words.tagsHint}
          tags={tags}
          onTags={setTags}
          onTyped={setTyped}
        />
        <Group justify="flex-end" mt="md" gap="xs">
          <Button size="xs" variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button size="xs" type="submit">
            {words.save}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

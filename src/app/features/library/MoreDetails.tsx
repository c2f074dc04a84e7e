import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_AUTHOR, MAX_DESCRIPTION } from '../../../formats/limits.ts';
import { setDetails } from '../../document/details.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import type { SchematicDocument } from '../../document/document.ts';
import { useSettled } from '../../store/settled.ts';
import { edit } from '../../store/store.ts';
import { useFieldVisit } from '../../store/field-visit.ts';
import { changeSchematicId } from './library-actions.ts';
import { idObstacle } from '../../document/library-edits.ts';
import { TagsField } from './TagsField.tsx';
import * as words from './words.ts';

type Words = Pick<SchematicDocument, 'description' | 'author' | 'tags'>;

/** The fields for the details of a schematic beside its name. */
export function MoreDetails({ id }: { readonly id: string }) {
  return (
    <>
      <DescriptionField id={id} />
      <OwnTags id={id} />
      <AuthorField id={id} />
      <IdField key={id} id={id} />
    </>
  );
}

/** A field of the schematic, with a function that changes it; all changes until the field is left are one step. */
function useWords<K extends keyof Words>(id: string, key: K, verb: string) {
  const store = useAppStore();
  const label = useApp((state) => `${verb} ${state.document.schematics[id]!.name}`);
  const visit = useFieldVisit(label);
  const value = useApp((state) => state.document.schematics[id]![key]);
  const change = (next: Words[K]) => edit(store, label, (draft) => setDetails(draft, id, { [key]: next }));
  return { value, change, visit };
}

function DescriptionField({ id }: { readonly id: string }) {
  const { value, change, visit } = useWords(id, 'description', words.describe);
  return (
    <Textarea
      size="xs"
      label={words.description}
      autosize
      minRows={1}
      maxRows={6}
      maxLength={MAX_DESCRIPTION}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      {...visit}
    />
  );
}

function OwnTags({ id }: { readonly id: string }) {
  const { value, change, visit } = useWords(id, 'tags', words.tag);
  return (
    <TagsField
      size="xs"
      label={words.tags}
      tags={value}
      onTags={change}
      onFocus={visit.onFocus}
      onBlur={visit.onBlur}
    />
  );
}

function AuthorField({ id }: { readonly id: string }) {
  const { value, change, visit } = useWords(id, 'author', words.nameAuthorStep);
  return (
    <TextInput
      size="xs"
      label={words.author}
      maxLength={MAX_AUTHOR}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      {...visit}
    />
  );
}

/** The field of the id, which changes as soon as the typed id is valid and unused. */
function IdField({ id }: { readonly id: string }) {
  const store = useAppStore();
  const schematics = useSettled((document) => document.schematics);
  const [typed, setTyped] = useState<string | null>(null);
  const obstacle = typed === null ? null : idObstacle(schematics, id, typed);
  const finish = () => {
    if (typed !== null && typed !== id && obstacle === null) changeSchematicId(store, id, typed);
    setTyped(null);
  };
  return (
    <TextInput
      size="xs"
      label={words.id}
      description={words.idHint}
      value={typed ?? id}
      error={obstacle}
      spellCheck={false}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && obstacle === null) event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}

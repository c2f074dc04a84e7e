import { Autocomplete, Button, Modal, Select, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { MAX_AUTHOR, MAX_DESCRIPTION, MAX_LICENSE, MAX_NAME, MAX_RELEASE } from '../../../formats/limits.ts';
import type { PackDetails } from '../../../engine/pack/pack.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { membersOfPack, packOf } from '../../document/packs.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { createPack, savePack } from './pack-actions.ts';
import { packDialog } from './pack-dialog-slice.ts';
import classes from './PackDialog.module.css';
import * as words from './words.ts';

const BLANK: PackDetails = { name: '', author: '', license: '', description: '', release: '' };

/** The details of a pack, or of one that is to be made. */
export function PackDialog({ opened, onClose }: DialogProps) {
  const about = useApp((state) => packDialog.of(state).pack);
  const pack = useApp(({ document }) => (about === null ? undefined : packOf(document, about)));
  return (
    <Modal
      opened={opened && (about === null || pack !== undefined)}
      onClose={onClose}
      title={pack ? words.detailsOfPack(pack.name) : words.newPack}
    >
      <Details key={about} onClose={onClose} />
    </Modal>
  );
}

function Details({ onClose }: Pick<DialogProps, 'onClose'>) {
  const store = useAppStore();
  const { pack: about, schematics } = useApp((state) => packDialog.of(state));
  const pack = useApp(({ document }) => (about === null ? undefined : packOf(document, about)));
  const library = useApp(({ document }) => document);
  const [details, setDetails] = useState<PackDetails>(() => {
    const { name, author, license, description, release } = pack ?? BLANK;
    return { name, author, license, description, release };
  });
  const [cover, setCover] = useState<string | null>(pack?.cover ?? null);
  const set = (change: Partial<PackDetails>) => setDetails({ ...details, ...change });
  const isNamed = details.name.trim() !== '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isNamed) return;
    if (about === null) createPack(store, details, schematics);
    else savePack(store, about, { ...details, cover });
    onClose();
  };
  return (
    <form className={classes.form} onSubmit={save}>
      <TextInput
        data-autofocus
        label={words.name}
        maxLength={MAX_NAME}
        value={details.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Textarea
        label={words.description}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={MAX_DESCRIPTION}
        value={details.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextInput
          label={words.author}
          maxLength={MAX_AUTHOR}
          value={details.author}
          onChange={(event) => set({ author: event.currentTarget.value })}
        />
        <TextInput
          label={words.release}
          placeholder={words.releaseExample}
          maxLength={MAX_RELEASE}
          value={details.release}
          onChange={(event) => set({ release: event.currentTarget.value })}
        />
      </div>
      <div className={classes.pair}>
        <Autocomplete
          label={words.license}
          data={words.licenses}
          maxLength={MAX_LICENSE}
          value={details.license}
          onChange={(license) => set({ license })}
        />
        {pack && (
          <Select
            label={words.cover}
            placeholder={words.firstSchematic}
            clearable
            searchable
            data={membersOfPack(library, pack.id).map((id) => {
              const { name, pack: place } = library.schematics[id]!;
              return { value: place!.as, label: name };
            })}
            value={cover}
            onChange={setCover}
          />
        )}
      </div>
      {pack ? (
        <p className={classes.note}>
          {words.packId} <code>{pack.id}</code>. {words.packIdHint}
        </p>
      ) : (
        <p className={classes.note}>
          {schematics.length > 0 ? words.packOf(schematics.length) : words.emptyPackHint}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" disabled={!isNamed}>
          {pack ? words.save : words.create}
        </Button>
      </div>
    </form>
  );
}

import { Button, Menu, Modal, TextInput } from '@mantine/core';
import { BookOpen, BookmarkPlus, ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import { ownPresets } from './recipe-preferences.ts';
import { useAppStore } from '../../store/context.tsx';
import {
  BUILT_IN_PRESETS,
  deletePreset,
  LONGEST_NAME,
  renamePreset,
  savePreset,
  startFrom,
} from './presets.ts';
import classes from './Presets.module.css';
import * as words from './words.ts';

/** The preset that is being named: the present recipe, or an older preset. */
type Naming = { readonly kind: 'new' } | { readonly kind: 'old'; readonly name: string };

/** Recipes to begin with: those that come with Sixfold, and those that were put by. A click makes the city of one. */
export function Presets() {
  const store = useAppStore();
  const own = ownPresets.use();
  const [naming, setNaming] = useState<Naming | null>(null);
  const use = (name: string, load: () => Promise<string>) => void startFrom(store, { name, load });
  return (
    <>
      <Menu position="bottom-start" width={248}>
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            styles={{ label: { flex: 1 } }}
            leftSection={<BookOpen size={14} />}
            rightSection={<ChevronDown size={14} />}
          >
            {words.presets}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {BUILT_IN_PRESETS.map(({ name, about, load }) => (
            <Menu.Item key={name} py={5} onClick={() => use(name, load)}>
              {name}
              <span className={classes.words}>{about}</span>
            </Menu.Item>
          ))}
          <Menu.Divider />
          {own.length > 0 && <Menu.Label>{words.ownPresets}</Menu.Label>}
          {own.map(({ name, text }) => (
            <OwnPreset
              key={name}
              name={name}
              onUse={() => use(name, () => Promise.resolve(text))}
              onRename={() => setNaming({ kind: 'old', name })}
            />
          ))}
          <Menu.Item leftSection={<BookmarkPlus size={14} />} onClick={() => setNaming({ kind: 'new' })}>
            {words.saveItem}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {naming && <NameDialog naming={naming} onClose={() => setNaming(null)} />}
    </>
  );
}

interface OwnPresetProps {
  readonly name: string;
  readonly onUse: () => void;
  readonly onRename: () => void;
}

function OwnPreset({ name, onUse, onRename }: OwnPresetProps) {
  return (
    <div className={classes.item}>
      <Menu.Item onClick={onUse}>{name}</Menu.Item>
      <Menu.Item w={28} p={6} aria-label={words.renamePreset(name)} onClick={onRename}>
        <Pencil size={14} />
      </Menu.Item>
      <Menu.Item
        closeMenuOnClick={false}
        w={28}
        p={6}
        aria-label={words.deletePreset(name)}
        onClick={() => deletePreset(name)}
      >
        <Trash2 size={14} />
      </Menu.Item>
    </div>
  );
}

/** Asks for the name of a preset; one that has it already is replaced, and that is said before. */
function NameDialog({ naming, onClose }: { readonly naming: Naming; readonly onClose: () => void }) {
  const store = useAppStore();
  const own = ownPresets.use();
  const [name, setName] = useState(naming.kind === 'old' ? naming.name : '');
  const trimmed = name.trim();
  const replaces =
    own.some((one) => one.name === trimmed) && !(naming.kind === 'old' && naming.name === trimmed);
  const save = async () => {
    const problem =
      naming.kind === 'old'
        ? renamePreset(naming.name, trimmed)
        : await savePreset(trimmed, store.getState().document.recipe);
    if (problem !== null) tellProblem(problem);
    else if (naming.kind === 'new') tellDone(words.presetSaved(trimmed));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={naming.kind === 'new' ? words.saveTitle : words.renameTitle}
      size="sm"
    >
      <form
        className={classes.name}
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '') void save();
        }}
      >
        <TextInput
          data-autofocus
          size="sm"
          label={words.presetName}
          value={name}
          maxLength={LONGEST_NAME}
          description={replaces ? words.replacesPreset : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button size="sm" type="submit" disabled={trimmed === ''}>
          {replaces ? words.replace : words.save}
        </Button>
      </form>
    </Modal>
  );
}

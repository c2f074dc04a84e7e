import { Button, FileButton, List, Menu, Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ChevronDown, Download, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Problem } from '../../engine/problem.ts';
import { writeSchematic } from '../../formats/schematic/write.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import { toCity, toSchematic } from '../store/document.ts';
import { download } from './download.ts';
import { DropTarget } from './DropTarget.tsx';
import { EXPORT_ITEMS, type ExportItem } from './export-items.ts';
import { importText } from './import-file.ts';
import classes from './FileMenus.module.css';

interface Refusal {
  readonly title: string;
  readonly problems: readonly Problem[];
}

/** Problems shown at once; a file may have thousands. */
const MOST_SHOWN = 12;

export function FileMenus() {
  const store = useAppStore();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function importFile(file: File | null): Promise<void> {
    if (!file) return;
    const outcome = importText(store, await file.text());
    if (outcome.kind === 'imported') notifications.show({ message: outcome.message, color: 'pond' });
    else setRefusal({ title: `${file.name} cannot be imported`, problems: outcome.problems });
  }

  return (
    <>
      <DropTarget onDrop={(file) => void importFile(file)} />
      <FileButton
        onChange={(file) => void importFile(file)}
        accept="application/json,.json,text/plain,.txt,.map"
      >
        {(props) => (
          <Button
            {...props}
            className={classes.button}
            aria-label="Import"
            variant="default"
            size="xs"
            leftSection={<Upload size={15} />}
          >
            Import
          </Button>
        )}
      </FileButton>
      <ExportMenu onRefused={setRefusal} />
      <RefusalDialog refusal={refusal} onClose={() => setRefusal(null)} />
    </>
  );
}

function ExportMenu({ onRefused }: { readonly onRefused: (refusal: Refusal) => void }) {
  const store = useAppStore();
  const schematic = useApp((state) => state.session.schematic);
  const name = useApp(({ document }) => (schematic === null ? '' : document.schematics[schematic]!.name));

  function exportCity({ name: form, ending, type, write }: ExportItem): void {
    const city = toCity(store.getState().document.city);
    const written = write(city);
    if (written.ok)
      download(`city${city.recipe ? `-${city.recipe.seed}` : ''}${ending}`, written.value, type);
    else onRefused({ title: `The city cannot be exported as ${form}`, problems: written.problems });
  }

  function exportSchematic(id: string): void {
    const value = toSchematic(store.getState().document.schematics[id]!);
    download(`${id}.schematic.json`, [writeSchematic(value)]);
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          className={classes.button}
          aria-label="Export"
          size="xs"
          leftSection={<Download size={15} />}
          rightSection={<ChevronDown size={14} />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_ITEMS.map((item) => (
          <Menu.Item key={item.name} onClick={() => exportCity(item)}>
            {item.name}
          </Menu.Item>
        ))}
        {schematic !== null && (
          <Menu.Item onClick={() => exportSchematic(schematic)}>
            <span className={classes.item}>
              Schematic <span className={classes.name}>“{name}”</span> (JSON)
            </span>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function RefusalDialog({
  refusal,
  onClose,
}: {
  readonly refusal: Refusal | null;
  readonly onClose: () => void;
}) {
  const problems = refusal?.problems ?? [];
  const more = problems.length - MOST_SHOWN;
  return (
    <Modal opened={refusal !== null} onClose={onClose} title={refusal?.title ?? ''} size="lg">
      <Text size="sm" mb="sm">
        Nothing was changed. {problems.length === 1 ? 'This is wrong:' : 'These things are wrong:'}
      </Text>
      <List size="sm" spacing={6}>
        {problems.slice(0, MOST_SHOWN).map(({ path, message }) => (
          <List.Item key={`${path} ${message}`}>
            <code className={classes.path}>{path}</code> {message}
          </List.Item>
        ))}
      </List>
      {more > 0 && (
        <Text size="sm" mt="sm">
          and {more.toLocaleString('en')} more
        </Text>
      )}
    </Modal>
  );
}

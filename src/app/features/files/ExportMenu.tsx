import { Button, Menu } from '@mantine/core';
import { Braces, ChevronDown, Download, Eye } from 'lucide-react';
import { useStore } from 'zustand';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { exportAgainCommand, exportDialogCommand } from './file-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { exportForm } from './export/choice.ts';
import { exportDialog } from './export/export-dialog.ts';
import { ExportDialog } from './export-dialog-part.ts';
import { FORMS, MENU_FORMS } from './export/forms/forms.ts';
import { exportCity, exportSchematicPicture } from './export-city.ts';
import { exportSchematics } from './export-library.ts';
import { PackItems } from './FileItems.tsx';
import labelClasses from '../../contrib/header-label.module.css';
import classes from './FileMenus.module.css';
import { wantedMenu } from './wanted-menu.ts';
import * as words from './words.ts';

/** All that can be taken along of the workspace on screen, by the dialog, which shows it before, or at once. */
export function ExportMenu() {
  const workspace = useApp((state) => state.session.workspace);
  const opened = useStore(exportDialog, ({ open }) => open !== null);
  return (
    <>
      <Menu position="bottom-end" defaultOpened={wantedMenu() === 'export'}>
        <Menu.Target>
          <Button
            className={labelClasses.button}
            aria-label={words.exportMenu}
            size="xs"
            leftSection={<Download size={15} />}
            rightSection={<ChevronDown size={14} />}
          >
            {words.exportMenu}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {workspace === 'city' ? (
            <>
              <CityItems />
              <Menu.Divider />
              <PackItems />
            </>
          ) : (
            <LibraryItems />
          )}
        </Menu.Dropdown>
      </Menu>
      <ExportDialog opened={opened} />
    </>
  );
}

function CityItems() {
  const store = useAppStore();
  return (
    <>
      <Menu.Label>{words.city}</Menu.Label>
      <AgainItem />
      {MENU_FORMS.map((form) => {
        const Icon = FORMS[form].Icon;
        return (
          <Menu.Item key={form} leftSection={<Icon size={15} />} onClick={() => void exportCity(store, form)}>
            {FORMS[form].name}
          </Menu.Item>
        );
      })}
      <PreviewItem label={words.allForms} />
    </>
  );
}

function LibraryItems() {
  return (
    <>
      <Menu.Label>{words.schematics}</Menu.Label>
      <SchematicItems />
      <PackItems />
    </>
  );
}

/** Opens the dialog, which shows what is on screen before it is exported. */
function PreviewItem({ label }: { readonly label: string }) {
  const run = useCommandRunner();
  const { label: key } = useKeyHint(exportDialogCommand);
  return (
    <Menu.Item
      leftSection={<Eye size={15} />}
      rightSection={<span className={classes.key}>{key}</span>}
      onPointerEnter={() => void ExportDialog.preload()}
      onClick={() => run(exportDialogCommand)}
    >
      {label}
    </Menu.Item>
  );
}

function AgainItem() {
  const run = useCommandRunner();
  const form = exportForm.use();
  const { label } = useKeyHint(exportAgainCommand);
  if (form === null) return null;
  return (
    <Menu.Item
      leftSection={<Download size={15} />}
      rightSection={<span className={classes.key}>{label}</span>}
      onClick={() => run(exportAgainCommand)}
    >
      {words.againAs(FORMS[form].short)}
    </Menu.Item>
  );
}

function SchematicItems() {
  const store = useAppStore();
  const schematic = useApp((state) => state.session.schematic);
  const name = useApp(({ document }) => (schematic === null ? '' : document.schematics[schematic]!.name));
  const empty = useApp(
    ({ document }) => schematic === null || Object.keys(document.schematics[schematic]!.hexes).length === 0,
  );
  if (schematic === null) return null;
  const labelOf = (form: string) => (
    <span className={classes.item}>
      {words.schematic} <span className={classes.name}>“{name}”</span> ({form})
    </span>
  );
  return (
    <>
      <PreviewItem label={words.withAPreview} />
      <Menu.Item leftSection={<Braces size={15} />} onClick={() => void exportSchematics(store, [schematic])}>
        {labelOf('JSON')}
      </Menu.Item>
      {(['svg', 'png'] as const).map((form) => {
        const Icon = FORMS[form].Icon;
        return (
          <Menu.Item
            key={form}
            leftSection={<Icon size={15} />}
            disabled={empty}
            onClick={() => void exportSchematicPicture(store, schematic, form)}
          >
            {labelOf(form.toUpperCase())}
          </Menu.Item>
        );
      })}
    </>
  );
}

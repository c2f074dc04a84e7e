import { Menu, UnstyledButton } from '@mantine/core';
import { ChevronRight, Ellipsis, Folder } from 'lucide-react';
import { useState } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { LazyThumbnail } from '../../board/LazyThumbnail.tsx';
import { toSchematic } from '../../document/document.ts';
import { coverOf } from '../../document/packs.ts';
import { useSettled } from '../../store/settled.ts';
import classes from './FolderRow.module.css';
import { FolderItems } from './FolderItems.tsx';
import { toggleFolded } from './folded-packs.ts';
import { folderRow, type LibraryGroup } from './groups.ts';
import * as words from './words.ts';

interface FolderRowProps {
  readonly group: LibraryGroup;
  readonly kinds: readonly Kind[];
  /** Index of the cell that the Tab key reaches; -1 for none. */
  readonly tabColumn: number;
  /** Whether what is dragged would land in it. */
  readonly isLanding: boolean;
}

/** The row of a folder: a click folds it, the button at its end has the actions on its pack. */
export function FolderRow({ group, kinds, tabColumn, isLanding }: FolderRowProps) {
  const { pack, schematics, isFolded } = group;
  const library = useSettled((document) => document);
  const cover = pack ? coverOf(library, pack) : undefined;
  const [menu, setMenu] = useState(false);
  const tabIndex = (column: number) => (tabColumn === column ? 0 : -1);
  const name = pack === null ? words.noPack : pack.name || words.unnamedPack;
  const details = [words.schematicCount(schematics.length), pack?.author, pack?.release].filter(Boolean);
  const actions = pack && (
    <Menu position="bottom-end" opened={menu} onChange={setMenu}>
      <Menu.Target>
        <UnstyledButton
          className={classes.more}
          data-column={1}
          tabIndex={tabIndex(1)}
          aria-label={words.actionsForPack(name)}
        >
          <Ellipsis size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <FolderItems pack={pack} />
      </Menu.Dropdown>
    </Menu>
  );
  return (
    <div
      role="row"
      className={classes.row}
      data-id={folderRow(group)}
      data-landing={isLanding}
      onContextMenu={(event) => {
        if (pack === null) return;
        event.preventDefault();
        event.stopPropagation();
        setMenu(true);
      }}
    >
      <div role="gridcell" className={classes.main}>
        <UnstyledButton
          className={classes.entry}
          data-column={0}
          tabIndex={tabIndex(0)}
          aria-expanded={!isFolded}
          aria-description={details.join(', ')}
          title={[name, pack?.description].filter(Boolean).join('\n')}
          onClick={() => toggleFolded(pack?.id ?? '')}
        >
          <ChevronRight className={classes.fold} size={14} aria-hidden="true" />
          {cover && Object.keys(cover.hexes).length > 0 ? (
            <LazyThumbnail schematic={toSchematic(cover)} kinds={kinds} size={26} />
          ) : (
            <Folder className={classes.icon} size={18} aria-hidden="true" />
          )}
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.detail} aria-hidden="true">
              {details.join(' · ')}
            </span>
          </span>
        </UnstyledButton>
      </div>
      {pack && <div role="gridcell">{actions}</div>}
    </div>
  );
}

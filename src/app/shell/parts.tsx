import { FileButtons } from './FileButtons.tsx';
import { loadCommandTable } from '../contrib/command-table.ts';
import { firstParts, laterParts } from '../contrib/registry.ts';
import { oneByOneWhenIdle } from '../kit/idle.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import classes from '../kit/lazy-part.module.css';

/** All that can be had on demand: what stands on the first page is no part of it. */
export const SchematicsWorkspace = lazyPart(
  'The schematics workspace',
  async () => (await import('../features/schematics/SchematicsWorkspace.tsx')).SchematicsWorkspace,
  <main className={classes.waiting} aria-busy="true" aria-label="Schematics" />,
);

export const CityPanels = lazyPart(
  'This panel',
  async () => (await import('../features/city-board/CityPanels.tsx')).CityPanels,
);

export const CityTools = lazyPart(
  'The tools',
  async () => (await import('../features/city-board/CityTools.tsx')).CityTools,
);

/** Only a narrow screen has it. */
export const PanelSwitch = lazyPart(
  'The choice of panels',
  async () => (await import('./PanelSwitch.tsx')).PanelSwitch,
);

/** Only a narrow screen has it. */
export const MoreMenu = lazyPart('The menu', async () => (await import('./MoreMenu.tsx')).MoreMenu);

export const FileMenus = lazyPart(
  'Import and export',
  async () => (await import('../features/files/FileMenus.tsx')).FileMenus,
  <FileButtons />,
);

export const SaveStatus = lazyPart(
  'What there is to say of saving',
  async () => (await import('../features/storage/SaveStatus.tsx')).SaveStatus,
);

export const ViewControls = lazyPart(
  'The zoom',
  async () => (await import('../board/ViewControls.tsx')).ViewControls,
);

export const HeatLegend = lazyPart(
  'What the heat map means',
  async () => (await import('../features/heat/HeatLegend.tsx')).HeatLegend,
);

export const WalkStatus = lazyPart(
  'What the walker sees',
  async () => (await import('../features/walk/WalkStatus.tsx')).WalkStatus,
);

export const WalkPad = lazyPart(
  'The arrows of the walker',
  async () => (await import('../features/walk/WalkPad.tsx')).WalkPad,
);

/** Messages that come and go at the edge of the page. */
export const Notices = lazyPart('The place of messages', async () => (await import('./Notices.tsx')).Notices);

export const ShortcutsDialog = lazyPart(
  'The list of shortcuts',
  async () => (await import('../features/palette/sheet/ShortcutsDialog.tsx')).ShortcutsDialog,
);

export const CommandPalette = lazyPart(
  'The palette of commands',
  async () => (await import('../features/palette/CommandPalette.tsx')).CommandPalette,
);

export const ExportDialog = lazyPart(
  'What is needed to export',
  async () => (await import('../features/files/export/ExportDialog.tsx')).ExportDialog,
);

export const LandGallery = lazyPart(
  'The land gallery',
  async () => (await import('../features/land/LandGallery.tsx')).LandGallery,
);

export const DistrictLab = lazyPart(
  'The district laboratory',
  async () => (await import('../features/districts/DistrictLab.tsx')).DistrictLab,
);

export const RuleTable = lazyPart(
  'The table of schematics',
  async () => (await import('../features/recipe/RuleTable.tsx')).RuleTable,
);

export const SavePanel = lazyPart(
  'What there is to say of saving',
  async () => (await import('../features/storage/SavePanel.tsx')).SavePanel,
);

export const VersionsDialog = lazyPart(
  'The list of earlier versions',
  async () => (await import('../features/storage/versions/VersionsDialog.tsx')).VersionsDialog,
);

export const RollMenu = lazyPart(
  'The menu of rolls',
  async () => (await import('../features/reroll/RollMenu.tsx')).RollMenu,
);

export const RollBar = lazyPart(
  'What there is to say of a roll',
  async () => (await import('../features/reroll/RollBar.tsx')).RollBar,
);

export const SeedSheet = lazyPart(
  'The seed sheet',
  async () => (await import('../features/seeds/SeedSheet.tsx')).SeedSheet,
);

export const LivingCard = lazyPart(
  'What there is to say of edited schematics',
  async () => (await import('../features/living/LivingCard.tsx')).LivingCard,
);

export const ShareDialog = lazyPart(
  'The link to the city',
  async () => (await import('../features/share/ShareDialog.tsx')).ShareDialog,
);

export const ShareBanner = lazyPart(
  'What there is to say of a shared city',
  async () => (await import('../features/share/ShareBanner.tsx')).ShareBanner,
);

export const OtherTab = lazyPart(
  'A message about another tab',
  async () => (await import('../features/storage/OtherTab.tsx')).OtherTab,
);

/** What stands beside the board, and is seen at once. */
const FIRST = [CityPanels, CityTools, FileMenus, SaveStatus, ViewControls, Notices, RollMenu];

/** What comes when it is asked for. */
const LATER = [
  PanelSwitch,
  MoreMenu,
  HeatLegend,
  WalkStatus,
  WalkPad,
  RollBar,
  LivingCard,
  SchematicsWorkspace,
  CommandPalette,
  ShortcutsDialog,
  ExportDialog,
  LandGallery,
  DistrictLab,
  RuleTable,
  SavePanel,
  VersionsDialog,
  OtherTab,
  SeedSheet,
  ShareDialog,
  ShareBanner,
];

/** Fetches every part: then all is drawn at once, as if nothing came on demand. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([
    loadCommandTable(),
    ...[...FIRST, ...LATER, ...firstParts(), ...laterParts()].map(({ preload }) => preload()),
  ]);
}

/**
 * Fetches what comes on demand, one part after the other while the page rests, so that a click opens them at once.
 *
 * @returns what stops it
 */
export function preloadParts(): () => void {
  return oneByOneWhenIdle(
    [...LATER, ...laterParts()].map(
      ({ preload }) =>
        () =>
          void preload(),
    ),
  );
}

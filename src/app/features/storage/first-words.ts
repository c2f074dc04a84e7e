// SavingNotices.tsx
export const stepIsDamaged = (label: string) =>
  `The step “${label}” is damaged and can be neither undone nor redone. Your work stays as it is, and so does its history, which ends there.`;

// connection.ts
export const storageSilent = 'the storage of the browser does not answer';

// feature.ts
export const statusPart = 'The save status';
export const versionsPart = 'The list of earlier versions';

// last-words.ts
export const changesUnreadable = 'They could not be read.';

// parts.ts
export const otherTabPart = 'A message about another tab';

// saving.ts
export const otherWorkBegun = 'Other work was begun while this could not be opened.';

// versions-dialog/VersionBanner.tsx
export const versionBarPart = 'The bar of the earlier version';

// write-work.ts
export const workGone = 'the stored work is gone';
export const workChangedElsewhere = 'the stored work was changed by another page';

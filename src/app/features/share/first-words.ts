// ShareButton.tsx
export const copyLinkHint = {
  city: 'Copy a link that opens this city',
  schematics: 'Copy a link to this schematic',
};
export const share = 'Share';

// SharedBanner.tsx
export const bannerPart = 'The banner of the link';

// address.ts
export const linkOpener = 'the part that opens links';

// feature.ts
export const dialogPart = 'The link';

// share-command.ts
export const shareCommand = 'Share by a link…';
export const shareAliases = 'copy link url address send publish';

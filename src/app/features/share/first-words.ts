// ShareButton.tsx
export const copyLinkHint = 'Copy a link that opens this city';
export const share = 'Share';

// SharedBanner.tsx
export const bannerPart = 'The shared city banner';

// address.ts
export const linkOpener = 'the part that opens links';

// feature.ts
export const dialogPart = 'The link to the city';

// share-command.ts
export const shareCommand = 'Share the city by a link…';
export const shareAliases = 'copy link url address send publish';

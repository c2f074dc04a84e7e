import { amount, number } from '../../kit/number-words.ts';
import type { Difference } from './difference.ts';
import type { Verdict } from './shared-city.ts';

/** How a city on screen compares with the one that was shared, in a sentence or two. */
export function verdictWords({ isSame, engine, ownEngine, hasOtherPieces }: Verdict): string {
  const made = engine === ownEngine ? '' : `It was made with ${engine}; this is ${ownEngine}. `;
  if (isSame) return `${made}It is exactly the city that was shared.`;
  const pieces = hasOtherPieces ? 'The built-in pieces that it uses have changed since. ' : '';
  const why = made === '' && pieces === '' ? 'The link may have been changed on its way. ' : '';
  return `${made}${pieces}${why}This is not the city that was shared.`;
}

/** How a city on the board differs from what its recipe gives, in a sentence. */
export function differenceWords({ added, missing, isLandOther, isGroundOther }: Difference): string {
  const parts: string[] = [];
  if (isLandOther) parts.push('its land differs');
  if (isGroundOther) parts.push('its ground differs');
  if (added > 0)
    parts.push(
      `${amount(added, 'placement')} on the board ${added === 1 ? 'is' : 'are'} not from the recipe`,
    );
  if (missing > 0)
    parts.push(
      `${amount(missing, 'placement')} of the recipe ${missing === 1 ? 'is' : 'are'} not on the board`,
    );
  if (parts.length === 0) parts.push('its districts or the numbers of its placements differ');
  const sentence = parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

// CopyLink.tsx
export const link = 'Link';
export const copyLink = 'Copy link';
export const copied = 'The link is copied.';
export const copyRefused = 'The browser does not let the page copy: the link is selected, copy it by key.';
export const length = (characters: number) => `${number(characters)} characters.`;
export const longLinksAreCut = 'Some programs cut off links that are so long.';
export const nothingIsSent = 'Everything is after the #, which browsers never send.';

// PackBanner.tsx
export const sharedPack = 'Shared pack';
export const openingASharedPack = 'Opening a shared pack…';
export const aPackWasShared = (name: string) => `The pack “${name}” was shared with you.`;
export const schematicsWereShared = (schematics: readonly { readonly name: string }[]) =>
  schematics.length === 1
    ? `The schematic “${schematics[0]!.name}” was shared with you.`
    : `${amount(schematics.length, 'schematic')} were shared with you.`;
export const aboutPack = (schematics: number, author: string, license: string, release: string) =>
  `${[
    amount(schematics, 'schematic'),
    ...(author === '' ? [] : [`by ${author}`]),
    ...(license === '' ? [] : [license]),
    ...(release === '' ? [] : [`release ${release}`]),
  ].join(', ')}.`;
export const youHaveThisPack = 'Your library has this pack: you see what changes before anything does.';
export const ownWorkUntouched = 'Your own work is untouched until you add it.';
export const addToLibrary = 'Add to library';
export const updateMine = 'Update mine';

// SharePieces.tsx
export const nothingToShare = 'The library is empty: there is nothing to share.';
export const theseSchematics = (names: readonly string[]) =>
  names.length === 1 ? `The schematic “${names[0]}”` : amount(names.length, 'schematic');
export const theWholePack = (name: string) => `The whole pack “${name}”`;
export const packByLink =
  'Whoever opens this link can add it to their own library. Nothing of theirs is replaced unless they say so.';
export const nothingPainted = 'Nothing is painted: paint a segment first, then there is something to share.';

// pack-link.ts
export const noSchematicShared = 'expected at least one schematic, found none';
export const schematicNotInLink = (id: string) => `the link does not hold "${id}"`;
export const kindNotInLink = (id: string) => `the link does not hold the kind "${id}"`;

// ShareBanner.tsx
export const sharedCity = 'Shared city';
export const openingASharedCity = 'Opening a shared city…';
export const cancel = 'Cancel';
export const largeCityWasShared = 'A large city was shared';
export const largeTakesLong = (hexes: number) =>
  `It has ${number(hexes)} hexes: making it can take a while, and much memory.`;
export const openIt = 'Open it';
export const notNow = 'Not now';
export const notOpened = 'The link could not be opened. Your own work is as it was.';
export const tryAgain = 'Try again';
export const close = 'Close';
export const cannotBeOpened = 'This link cannot be opened. Your own work is as it was.';
export const problemOfLink = (message: string) => `The link: ${message}.`;
export const lookingAtShared = 'You are looking at a shared city';
export const verdictAndOwnWork = (verdict: string) =>
  `${verdict} Your own work is untouched; what you do here is not saved until you keep it.`;
export const keepAsMine = 'Keep as mine';
export const keepTitle = 'Keep the shared city';
export const backToMyWork = 'Back to my work';
export const leaveTheSharedCity = 'Leave the shared city?';
export const keepCure = 'keep the city as yours';

// ShareDialog.tsx
export const shareTheCity = 'Share the city';
export const shareSchematics = 'Share schematics';
export const checkingTheRecipe = 'Checking the recipe…';
export const noLinkMade = (reason: string) => `No link could be made: ${reason}.`;
export const sameCityByLink =
  'Whoever opens this link gets the same city. It holds the recipe with its seed, and the pieces that do not come with Sixfold.';
export const recipeHasChanged =
  'The recipe in the panel has changed since; the link holds the one that this city was made from.';
export const cityIsOther = 'The city on the board is not what its recipe generates';
export const recipeGivesNoCity = (reason: string | undefined) =>
  `The recipe gives no city by itself. ${reason}`;
export const shareWhich = 'Share';
export const cityAsStands = 'The city as it stands';
export const tooLargeForLink = 'It is too large for a link: export it as a file instead.';
export const withHandEdits = (length: string) => `With all that was done by hand · ${length}`;
export const cityAsGenerated = 'The city that the recipe generates';
export const thereIsNone = 'There is none.';
export const withoutHandEdits = (length: string) => `Without what was done by hand or locked · ${length}`;
export const lengthOf = (length: number) => `${number(length)} characters`;

// commands.ts
export const general = 'General';

// keep-shared.ts
export const notKept = (message: string | undefined) => `The city cannot be taken: ${message}.`;
export const keepStep = 'Keep a shared city';
export const keptName = 'Shared city';
export const keptAdded = 'The shared city was added to your cities.';
export const keptShared =
  'The shared city is yours now, with its recipe. Undo brings back the city that was here.';

// link-city.ts
export const tooManyKinds = (count: number) => `expected at most 255 kinds, found ${count}`;
export const landTooWide = (columns: number, rows: number) =>
  `spreads over a box of ${columns} × ${rows} hexes`;

// link.ts
export const partMissing = 'a part of it is missing or has been changed on the way';

// link.worker.ts
export const madeWithOtherEngine = (engine: string, ownEngine: string) =>
  `the city was made with ${engine}; this is ${ownEngine}`;
export const piecesChanged = 'the built-in pieces that it uses have changed since';

// open-link.ts
export const openingStopped = 'opening stopped';

// packed-text.ts
export const tooLong = 'it is longer than any that Sixfold makes';
export const strangeCharacters = 'it holds characters that no link of Sixfold has';
export const unpacksToTooMuch = 'it unpacks to more than any that Sixfold makes';

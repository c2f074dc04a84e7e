import { amount } from '../../kit/number-words.ts';

/** The words of the gallery of examples. */

export const commands = 'General';
export const command = 'Examples…';
export const keywords = 'gallery sample demo template start preset';
export const title = 'Examples';
export const intro = 'Each opens as a city of its own, to change as you like. Undo takes it away again.';
export const cities = 'Cities';
export const packs = 'Packs';
export const packsIntro =
  'Schematics that belong together, with tests of their own. They become a folder of your library.';
export const packFacts = (schematics: number, tests: number) =>
  `${amount(schematics, 'schematic')}, ${amount(tests, 'test')}`;
export const addPack = (name: string) => `Add pack ${name}`;
export const addToLibrary = 'Add to library';
export const isInLibrary = 'In your library';
export const open = 'Open example';
export const openExample = (name: string) => `Open example ${name}`;
export const picture = (name: string) => `Picture of ${name}`;
export const drawing = 'Drawing the picture…';
export const failed = (reason: string) => `It could not be built: ${reason}`;
export const tryAgain = 'Try again';
export const facts = (placements: number, pieces: number) =>
  `${amount(placements, 'placement')} of ${amount(pieces, 'schematic')}`;
export const opened = (name: string) => `“${name}” is a city of its own now.`;
export const openedWith = (name: string, pieces: number) =>
  `“${name}” is a city of its own now. It brought ${amount(pieces, 'schematic')} to your library.`;

/** The examples, by the files of their recipes: what each shows. */
export const examples = {
  hamlet: { name: 'Hamlet', about: 'The smallest recipe: a pond, houses, fields. Begin here.' },
  'street-village': { name: 'Street village', about: 'Houses that ask for a lane before their door.' },
  'hill-fort': { name: 'Hill fort', about: 'A palisade around houses, woods around it.' },
  'monastery-lands': { name: 'Monastery lands', about: 'Districts with pieces of their own.' },
  'market-town': { name: 'Market town', about: 'Streets that meet at one required market.' },
  'river-town': { name: 'River town', about: 'A wide river, and bridges where streets cross it.' },
  port: { name: 'Port', about: 'Quays and warehouses that ask for water.' },
  'walled-town': { name: 'Walled town', about: 'A closed wall with gates, a river, farms outside.' },
  quarters: { name: 'Quarters', about: 'Neighborhoods that grow by who lives beside whom.' },
  'double-walled-city': {
    name: 'Double-walled city',
    about: 'The largest: an old town in a ring of its own.',
  },
} as const;

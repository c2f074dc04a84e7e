/** The words of the tour. */

export const commands = 'General';
export const command = 'Show the tour';
export const keywords = 'introduction first visit coach help tutorial start';
export const label = (step: number, of: number) => `Tour, ${step} of ${of}`;
export const count = (step: number, of: number) => `${step} of ${of}`;
export const next = 'Next';
export const done = 'Done';
export const close = 'Close the tour';

export const marks = {
  generate: {
    title: 'Build another city',
    text: 'Generate builds the city of the recipe above. The die beside the seed builds another one.',
  },
  stamp: {
    title: 'Place pieces by hand',
    text: 'Choose a piece of the library, then the land where it is to stand.',
  },
  draw: {
    title: 'Draw your own pieces',
    text: 'In Schematics you paint houses, walls or fields. Cities use them at once.',
  },
  help: {
    title: 'Examples and help',
    text: 'Examples, all keys and this tour are here.',
  },
} as const;

/** The things that conditions ask for, by name. */
export const wanted: Readonly<Record<string, string>> = {
  '@public': 'public ground',
  '@street': 'a street',
  '@open': 'open ground',
  '@free': 'nothing',
  '@sea': 'sea',
  '@land': 'land',
};
export const not: Readonly<Record<string, string>> = {
  '@street': 'no street',
  '@free': 'something',
};
export const noOther = (name: string) => `no ${name}`;
export const anyOf = (alternatives: readonly string[]) => alternatives.join(' or ');

/** The texts of the files of the example packs, by their paths. */
export const PACK_TEXTS: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../schematics/packs/*/*.json',
  { query: '?raw', import: 'default', eager: true },
);

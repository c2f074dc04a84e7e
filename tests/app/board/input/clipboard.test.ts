import { describe, expect, it } from 'vitest';
import { copyText, pasteText } from '../../../../src/app/board/input/clipboard.ts';
import { CITY_CLIPBOARD } from '../../../../src/app/features/selection/clipboard.ts';
import { SCHEMATIC_CLIPBOARD } from '../../../../src/app/features/schematics/selection/clipboard.ts';
import { currentSelection } from '../../../../src/app/features/schematics/selection/selection-edits.ts';
import { stamping } from '../../../../src/app/cityview/stamping.ts';
import { citySelection } from '../../../../src/app/cityview/selection-slice.ts';
import { openSchematic } from '../../../../src/app/store/open-schematic.ts';
import { setSession } from '../../../../src/app/store/store.ts';
import { ORIGIN } from '../../../../src/engine/hex/hex.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../../support/documents.ts';

describe('a copied schematic', () => {
  it('goes from its board into the hand over the city', () => {
    const store = plainStore();
    openSchematic(store, 'pair');
    const text = copyText(store, SCHEMATIC_CLIPBOARD)!;
    expect(pasteText(store, CITY_CLIPBOARD, text, ORIGIN)).toBeNull();
    expect(stamping.of(store.getState())).toEqual({ schematic: 'pair', pose: PLAIN_POSE });
  });

  it('goes from the city onto the board of schematics, about the hex that is pointed at', () => {
    const store = plainStore();
    setSession(store, { workspace: 'schematics' });
    openSchematic(store, 'pair');
    citySelection.set(store, { ids: [3] });
    const text = copyText(store, CITY_CLIPBOARD)!;
    expect(pasteText(store, SCHEMATIC_CLIPBOARD, text, { q: 9, r: 0 })).toBeNull();
    const { segments } = currentSelection(store.getState())!;
    expect(new Set(segments.map(({ q }) => q)).has(9)).toBe(true);
  });
});

describe('a text of another format', () => {
  it('is refused in the words of the board, which stays as it is', () => {
    const store = plainStore();
    openSchematic(store, 'pair');
    citySelection.set(store, { ids: [1, 2] });
    const city = copyText(store, CITY_CLIPBOARD)!;
    const { document } = store.getState();
    expect(pasteText(store, SCHEMATIC_CLIPBOARD, city, ORIGIN)).toBe(
      'Only a schematic can be pasted here; use Import for other files.',
    );
    expect(pasteText(store, CITY_CLIPBOARD, 'hello', ORIGIN)).toMatch(
      /^The clipboard holds no schematic and no city: /,
    );
    expect(store.getState().document).toBe(document);
  });
});

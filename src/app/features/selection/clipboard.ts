import type { City } from '../../../engine/city/city.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { addHexes, ORIGIN } from '../../../engine/hex/hex.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { writeCity } from '../../../formats/city/write.ts';
import { writeSchematic } from '../../../formats/schematic/write.ts';
import type { ClipboardForm } from '../../board/input/clipboard.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { toSchematic, type Document } from '../../document/document.ts';
import type { AppState } from '../../store/store.ts';
import { sameSchematic } from '../../store/city-edits.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import type { PlacementGroup } from '../../cityview/group.ts';
import { moveBy, movedPlacements } from '../../cityview/motion.ts';
import { removeSelected } from './selection-edits.ts';
import { selectedGroup } from './copy-in-hand.ts';
import { pasting } from './pasting.ts';
import { stamping } from '../../cityview/stamping.ts';
import * as words from './words.ts';

/** Most placements of a city that another page copied: all of them follow the pointer. */
const MAX_PASTED = 20_000;

/**
 * Copies the selected placements: one as the file of its schematic, which the board of schematics takes, too; several as
 * that of a city that is no larger than they are. Pasting takes them in hand.
 */
export const CITY_CLIPBOARD: ClipboardForm = {
  none: words.noSchematicAndNoCity,
  only: words.aSchematicOrPlacements,
  copied(store) {
    const group = selectedGroup(store);
    if (!group) return null;
    const [first] = group.placements;
    if (group.placements.length > 1 || !first) return { text: writeCity(cityOf(store.getState(), group)) };
    const { mirror, rotation, shift } = first;
    return { text: writeSchematic(group.schematics[0]!), pose: { mirror, rotation, shift } };
  },
  canCut: (state) => citySelection.of(state).ids.length > 0,
  cut: (store) => removeSelected(store, words.cut),
  work: ({ session }) => session.workspace === 'city',
  kinds: knownKinds,
  pasteCity(store, { kinds, schematics, placements }, isOwn) {
    if (placements.length > MAX_PASTED && !isOwn) return words.pasteTooLarge(placements.length, MAX_PASTED);
    if (placements.length === 0) return words.pasteEmpty;
    pasting.take(store, { group: { kinds, schematics, placements: centered(placements) } });
    return null;
  },
  pasteSchematic(store, schematic, _at, pose) {
    const { document } = store.getState();
    const own = document.schematics[schematic.id];
    if (own && sameSchematic(toSchematic(own), schematic))
      stamping.take(store, { schematic: schematic.id, pose });
    else {
      const placement = { id: 1, schematic: schematic.id, ...ORIGIN, ...pose, locked: false };
      const made = new Set(schematic.hexes.flatMap(({ segments }) => segments));
      const used = knownKinds(document).filter(({ id }) => made.has(id));
      pasting.take(store, { group: { kinds: used, schematics: [schematic], placements: [placement] } });
    }
    return null;
  },
};

/** The kinds of the city, and those of the library that it does not have. */
function knownKinds({ city, kinds }: Document): readonly Kind[] {
  return [...city.kinds, ...kinds.filter(({ id }) => !city.kinds.some((kind) => kind.id === id))];
}

function cityOf({ document }: AppState, { kinds, schematics, placements }: PlacementGroup): City {
  const { engine } = document.city;
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const city = { engine, recipe: null, kinds, schematics, districts: [], placements };
  const shapes = placements.flatMap((placement) => {
    const { hexes } = posedShape(byId.get(placement.schematic)!, placement, kinds);
    return hexes.map((hex) => addHexes(hex, placement));
  });
  return { ...city, land: normalizeRows(shapes.map(({ q, r }) => ({ q, r, count: 1 }))) };
}

/** Placements moved so that the mean of their hexes lies at hex (0, 0). */
function centered(placements: readonly Placement[]): readonly Placement[] {
  const mean = (of: (placement: Placement) => number) =>
    Math.round(placements.reduce((sum, placement) => sum + of(placement), 0) / placements.length);
  const by = { q: 0 - mean(({ q }) => q), r: 0 - mean(({ r }) => r) };
  return movedPlacements(placements, moveBy(by));
}

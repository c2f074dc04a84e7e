import type { City } from '../../../engine/city/city.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { addHexes, ORIGIN } from '../../../engine/hex/hex.ts';
import type { Result } from '../../../engine/problem.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import { PLAIN_POSE, type Pose } from '../../../engine/schematic/pose.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import { readAny, type SixfoldFile } from '../../../formats/any.ts';
import { writeCity } from '../../../formats/city/write.ts';
import { unknownKinds } from '../../../formats/schematic/check.ts';
import { writeSchematic } from '../../../formats/schematic/write.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import { readPasted } from '../../contrib/ports.ts';
import { toSchematic, type Document } from '../../document/document.ts';
import { type AppState, type AppStore } from '../../store/store.ts';
import { sameSchematic } from '../../store/city-edits.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import type { PlacementGroup } from '../../cityview/group.ts';
import { moveBy, movedPlacements } from '../../cityview/motion.ts';
import { removeSelected } from './selection-edits.ts';
import { selectedPlacements } from './selection.ts';
import { middleAt } from '../../cityview/shape-extent.ts';
import { pasting } from './pasting.ts';
import { stamping } from '../../cityview/stamping.ts';

/** Most placements of a city that another page copied: all of them follow the pointer. */
const MAX_PASTED = 20_000;

/** The last copied text and its pose: a schematic's text has no pose. */
let lastCopied: { readonly text: string; readonly pose: Pose } | null = null;

/** The selected placements about hex (0, 0), with all that they are made of; `null` when none are. */
export function selectedGroup(store: AppStore): PlacementGroup | null {
  const { city } = store.getState().document;
  const selected = selectedPlacements(store.getState());
  if (selected.length === 0) return null;
  const view = cityViewOf(store);
  let [x, y] = [0, 0];
  for (const placement of selected) {
    const middle = middleAt(view.shapeOf(placement), placement);
    x += middle.x / selected.length;
    y += middle.y / selected.length;
  }
  const { q, r } = segmentAt(x + 1e-6, y + 1e-6);
  const [only] = selected;
  // One placement is held at its center, as when it is stamped.
  const by = selected.length === 1 && only ? { q: 0 - only.q, r: 0 - only.r } : { q: 0 - q, r: 0 - r };
  const placements = movedPlacements(selected, moveBy(by)).map((placement) => ({
    ...placement,
    locked: false,
  }));
  return { ...partsOf(city, placements), placements };
}

function partsOf(
  { schematics, kinds }: Document['city'],
  placements: readonly Placement[],
): Pick<PlacementGroup, 'schematics' | 'kinds'> {
  const ids = [...new Set(placements.map(({ schematic }) => schematic))].sort();
  const used = ids.map((id) => schematics[id]!);
  const made = new Set(used.flatMap(({ hexes }) => hexes.flatMap(({ segments }) => segments)));
  return { schematics: used, kinds: kinds.filter(({ id }) => made.has(id)) };
}

/**
 * The copied text: of a schematic file for one placement, which the board of schematics takes, too; for several that of
 * a city that is no larger than they are.
 */
export function copiedText(store: AppStore): string | null {
  const group = selectedGroup(store);
  if (!group) return null;
  const [first] = group.placements;
  if (group.placements.length > 1 || !first) {
    const text = writeCity(cityOf(store.getState(), group));
    lastCopied = { text, pose: PLAIN_POSE };
    return text;
  }
  const { mirror, rotation, shift } = first;
  const text = writeSchematic(group.schematics[0]!);
  lastCopied = { text, pose: { mirror, rotation, shift } };
  return text;
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

/**
 * Takes what a text holds in hand: a schematic, or the placements of a city. A text that was not copied here is one from
 * outside, see `readPasted`.
 *
 * @param tell told why it cannot be, in words; `null` when it is done
 */
export function pasteOutside(store: AppStore, text: string, tell: (problem: string | null) => void): void {
  if (text === lastCopied?.text) return tell(pasteText(store, text));
  void readPasted.call(text, (file) => {
    if (store.getState().session.workspace !== 'city') return;
    const count = file.ok && file.value.format === 'sixfold/city' ? file.value.value.placements.length : 0;
    tell(
      count > MAX_PASTED
        ? `The city in the clipboard has ${count.toLocaleString('en')} placements, and at most ${MAX_PASTED.toLocaleString('en')} can be pasted: import it as a file.`
        : pasteFile(store, text, file),
    );
  });
}

/** Takes what a text that was copied here holds in hand, at once; else as {@link pasteOutside}. */
export function pasteText(store: AppStore, text: string): string | null {
  return pasteFile(store, text, readAny(text));
}

function pasteFile(store: AppStore, text: string, file: Result<SixfoldFile>): string | null {
  if (!file.ok) return `The clipboard holds no schematic and no city: ${file.problems[0]!.message}.`;
  const { document } = store.getState();
  if (file.value.format === 'sixfold/city') {
    const { kinds, schematics, placements } = file.value.value;
    if (placements.length === 0)
      return 'Nothing stands on the city in the clipboard: there is nothing to paste.';
    take(store, { kinds, schematics, placements: centered(placements) });
    return null;
  }
  if (file.value.format !== 'sixfold/schematic')
    return 'Only a schematic or placements can be pasted here; use Import for other files.';
  const schematic = file.value.value;
  const kinds = [
    ...document.city.kinds,
    ...document.kinds.filter(({ id }) => !document.city.kinds.some((kind) => kind.id === id)),
  ];
  const [unknown] = unknownKinds(schematic.hexes, kinds, '$.hexes');
  if (unknown) return `The clipboard cannot be pasted: ${unknown.message}.`;
  const pose = lastCopied?.text === text ? lastCopied.pose : PLAIN_POSE;
  const own = document.schematics[schematic.id];
  if (own && sameSchematic(toSchematic(own), schematic))
    stamping.take(store, { schematic: schematic.id, pose });
  else {
    const placement = { id: 1, schematic: schematic.id, ...ORIGIN, ...pose, locked: false };
    const made = new Set(schematic.hexes.flatMap(({ segments }) => segments));
    const used = kinds.filter(({ id }) => made.has(id));
    take(store, { kinds: used, schematics: [schematic], placements: [placement] });
  }
  return null;
}

function take(store: AppStore, group: PlacementGroup): void {
  pasting.take(store, { group });
}

/** Placements moved so that the mean of their hexes lies at hex (0, 0). */
function centered(placements: readonly Placement[]): readonly Placement[] {
  const mean = (of: (placement: Placement) => number) =>
    Math.round(placements.reduce((sum, placement) => sum + of(placement), 0) / placements.length);
  const by = { q: 0 - mean(({ q }) => q), r: 0 - mean(({ r }) => r) };
  return movedPlacements(placements, moveBy(by));
}

/** Takes a copy of what is selected in hand. */
export function takeCopy(store: AppStore): void {
  const group = selectedGroup(store);
  if (!group) return;
  const [first] = group.placements;
  const [schematic] = group.schematics;
  const own = schematic && store.getState().document.schematics[schematic.id];
  if (group.placements.length === 1 && first && own && sameSchematic(toSchematic(own), schematic)) {
    const { mirror, rotation, shift } = first;
    const pose = { mirror, rotation, shift };
    stamping.take(store, { schematic: schematic.id, pose });
  } else take(store, group);
}

/** Copies without a key: the browser asks whether it may. */
export async function copySelected(store: AppStore): Promise<void> {
  const text = copiedText(store);
  if (text === null) tellProblem('There is nothing to copy.');
  else
    await navigator.clipboard.writeText(text).then(
      () => tellDone('Copied.'),
      () => tellProblem('The browser does not let the page copy; press Ctrl+C instead.'),
    );
}

export async function cutSelected(store: AppStore): Promise<void> {
  await copySelected(store);
  const problem = removeSelected(store, 'Cut');
  if (problem !== null) tellProblem(problem);
}

export async function pasteFromClipboard(store: AppStore): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => null);
  if (text === null)
    return tellProblem('The browser does not let the page read the clipboard; press Ctrl+V instead.');
  pasteOutside(store, text, (problem) => {
    if (problem !== null) tellProblem(problem);
  });
}

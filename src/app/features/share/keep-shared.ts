import { tellDone, tellProblem } from '../../kit/tell.ts';
import type { OwnWork } from '../../store/own-work.tsx';
import { editApart, endGesture, setSession, type AppStore } from '../../store/store.ts';
import type { CityDestination } from '../../cityview/destination/destination.ts';
import { toCityDocument } from '../../document/document.ts';
import { givenName } from '../../document/open-city.ts';
import { addAndOpenCity } from '../../store/open-city.ts';
import { keepCity, keepPieces, planKeep } from './keep.ts';
import { leaveLink } from './open-link.ts';
import { putDown } from '../../cityview/city-tool.ts';
import * as words from './words.ts';

/**
 * Takes the shared city that is on screen, with all that was done to it there, into the user's own work as one
 * undoable step: as a city of its own, which is opened, or in place of the open one. Work that is open in another tab is taken over first, as nothing would be saved otherwise.
 */
export async function keepShared(
  { store: mine, bringHere }: OwnWork,
  shared: AppStore,
  destination: CityDestination,
): Promise<void> {
  endGesture(shared);
  await bringHere();
  const kept = planKeep(mine.getState().document, shared.getState().document);
  if (!kept.ok) return void tellProblem(words.notKept(kept.problems[0]?.message));
  endGesture(mine);
  const { city, recipe } = kept.value;
  if (destination === 'open') editApart(mine, words.keepStep, (draft) => keepCity(draft, kept.value));
  else {
    const parked = { recipe, groupColors: {}, city: toCityDocument(city) };
    const name = givenName(shared.getState().document) ?? words.keptName;
    addAndOpenCity(mine, words.keepStep, name, parked, (draft) => keepPieces(draft, kept.value));
  }
  setSession(mine, { workspace: 'city' });
  putDown(mine);
  leaveLink();
  tellDone(destination === 'open' ? words.keptShared : words.keptAdded);
}

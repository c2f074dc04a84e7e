import { castDraft } from 'immer';
import { cityPicture } from '../../../formats/picture/city-picture.ts';
import type { MapLook, MoodName } from '../../../formats/picture/map/look.ts';
import { membersOf } from '../../kit/members.ts';
import { createPreference, readOneOf } from '../../kit/preference.ts';
import { edit, type AppStore } from '../../store/store.ts';
import * as words from '../words.ts';

/** The styles of a board: a map while nothing is placed or painted and else a plan, always a map, always a plan. */
export const BOARD_STYLES = ['auto', 'map', 'plan'] as const;
export type BoardStyle = (typeof BOARD_STYLES)[number];

/** The style in which the board shows a city. */
export const boardStyle = createPreference<BoardStyle>('boardStyle', 'auto', readOneOf(BOARD_STYLES));

/** Ids of the tools with which people look: the map stays while one of them is in hand. */
const LOOKING: ReadonlySet<string> = new Set(['select', 'pan', 'measure', 'walk']);

/** Whether people only look while a tool is in hand. */
export function isLooking(tool: string): boolean {
  return LOOKING.has(tool);
}

/** Whether the board shows the map of a city while a tool is in hand. */
export function showsMap(style: BoardStyle, tool: string): boolean {
  return style === 'map' || (style === 'auto' && isLooking(tool));
}

/** The look of the map of a city on the board. */
export function boardLookOf(city: Parameters<typeof cityPicture>[0]): MapLook {
  const { mood = 'day', roofs, warp = true } = cityPicture(city);
  return { mood, warp, ...(roofs !== undefined && { roofs }) };
}

/** Gives the open city a mood, which its files keep. */
export function setMood(store: AppStore, mood: MoodName): void {
  edit(store, words.moodStep(words.moodNames[mood]), (draft) => {
    const { picture, ...rest } = draft.city.meta ?? {};
    const { mood: _, ...others } = membersOf(picture);
    const kept = mood === 'day' ? others : { ...others, mood };
    const meta = Object.keys(kept).length > 0 ? { ...rest, picture: kept } : rest;
    if (Object.keys(meta).length > 0) draft.city.meta = castDraft(meta);
    else delete draft.city.meta;
  });
}

import { useStore } from 'zustand';
import { useAppStore, useApp } from '../../store/context.tsx';
import { isSelecting } from '../../cityview/city-tool.ts';
import { cityRunnerOf } from '../../cityview/city-tools.ts';
import { IDLE, type Selecting } from './select-tool.ts';

/** The press of Select that goes on, and why it does nothing. */
export function useSelecting(): { readonly doing: Selecting; readonly message: string | null } {
  const { preview, message } = useStore(cityRunnerOf(useAppStore()).state);
  const isHeld = useApp(isSelecting);
  // The preview of another tool is none of Select's.
  return { doing: isHeld && preview ? (preview as Selecting) : IDLE, message };
}

import { Footprints, PersonStanding } from 'lucide-react';
import { CommandTool } from '../../board/CommandTool.tsx';
import { useApp } from '../../store/context.tsx';
import { reachCommand, walkCommand } from './walk-commands.ts';
import { walking } from './walking.ts';
import { reachSlice } from './reach-slice.ts';

/** The button of the walker, and while somebody walks the one that shows the walker's reach. */
export function WalkTools() {
  const isWalking = useApp((state) => walking.of(state) !== null);
  const reachShown = useApp((state) => reachSlice.of(state).shown);
  return (
    <>
      <CommandTool command={walkCommand} icon={<PersonStanding size={17} />} pressed={isWalking} />
      {isWalking && (
        <CommandTool command={reachCommand} icon={<Footprints size={16} />} pressed={reachShown} />
      )}
    </>
  );
}

import { Stamp } from 'lucide-react';
import { PoseTools } from '../../board/poses/PoseTools.tsx';
import { ToolButton } from '../../board/ToolButton.tsx';
import { stamping } from '../../cityview/stamping.ts';
import { useApp } from '../../store/context.tsx';
import * as words from './words.ts';

/** The schematic in hand, and the buttons that pose it. */
export function StampTools() {
  const held = useApp((state) => stamping.of(state)?.schematic);
  const name = useApp(({ document }) => (held === undefined ? null : document.schematics[held]!.name));
  if (name === null) return null;
  return (
    <>
      <ToolButton name={words.stamp(name)} icon={<Stamp size={16} />} pressed named onClick={() => {}} />
      <PoseTools />
    </>
  );
}

import { Progress } from '@mantine/core';
import * as words from './words.ts';

interface HowFarProps {
  readonly className?: string | undefined;
  /** 0..100; `null` as long as nobody knows. */
  readonly percent: number | null;
}

/** How far something is. As long as nobody knows, it moves, and says no number. */
export function HowFar({ className, percent }: HowFarProps) {
  if (percent !== null)
    return (
      <Progress {...(className !== undefined && { className })} value={percent} aria-label={words.progress} />
    );
  return (
    <Progress.Root className={className} role="progressbar" aria-label={words.progress}>
      <Progress.Section value={100} animated withAria={false} />
    </Progress.Root>
  );
}

import { existsSync, readFileSync } from 'node:fs';

const STATUS = '/proc/self/status';

/**
 * The most resident memory that this process has had, in bytes. Linux is asked itself: in `maxRSS` of Node, a process
 * begins with the peak of the one that started it.
 */
export function peakResident(): number {
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return 1024 * Number(kilobytes);
}

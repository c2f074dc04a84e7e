import { closeSync, fsyncSync, openSync } from 'node:fs';
import { tolerating } from './tolerating.ts';

/** Waits until a file is on the disk, where the file system supports it. */
export function syncFile(file: number): void {
  tolerating(['EINVAL', 'ENOSYS', 'ENOTSUP'], () => fsyncSync(file));
}

/** Waits until the new names in a folder are on the disk. Not every platform allows opening and syncing a folder. */
export function syncFolder(path: string): void {
  tolerating(['EINVAL', 'ENOSYS', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES', 'EBADF'], () => {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  });
}

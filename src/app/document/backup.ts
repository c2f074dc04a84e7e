/** The list of works in a backup: the first file of its archive, which tells it from other archives. */
export const BACKUP_LIST = 'backup.json';

/** Bytes of a ZIP archive before the name of its first file. */
const HEADER_SIZE = 30;

/** Whether a file is a backup of all work. */
export async function isBackup(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, HEADER_SIZE + BACKUP_LIST.length).arrayBuffer());
  const name = new TextDecoder().decode(start.subarray(HEADER_SIZE));
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && name === BACKUP_LIST;
}

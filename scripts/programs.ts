import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installCommand } from './debian.ts';

/** The programs that the tests need, with Debian's packages that have them: readers of our exports, servers of queues. */
const PACKAGES = {
  tiled: 'tiled',
  tmxrasterizer: 'tiled',
  ogrinfo: 'gdal-bin',
  ogr2ogr: 'gdal-bin',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdftotext: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  'rsvg-convert': 'librsvg2-bin',
  'redis-server': 'redis-server',
  initdb: 'postgresql',
  postgres: 'postgresql',
} as const;

/** A program that the tests need. */
export type Program = keyof typeof PACKAGES;

/** The folder where Debian has PostgreSQL, a folder for each version, and nothing of it on the PATH. */
const POSTGRESQL = '/usr/lib/postgresql';

/** The path of an installed program; `undefined` when it is not installed. */
export function findProgram(name: Program): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  if (existsSync(POSTGRESQL))
    folders.push(...readdirSync(POSTGRESQL).map((version) => join(POSTGRESQL, version, 'bin')));
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The message for a person who has to install programs by hand. */
export function noProgramMessage(names: readonly Program[]): string {
  return `Not installed: ${names.join(', ')}. On Debian: ${installCommand(packagesOf(names))}`;
}

/** Debian's packages that have the programs. */
export function packagesOf(names: readonly Program[]): string[] {
  return [...new Set(names.map((name) => PACKAGES[name]))];
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installCommand, installDebianPackages, isDebian } from './debian.ts';

/** The programs that read our exports in the tests, with Debian's packages that have them. */
const PACKAGES = {
  tiled: 'tiled',
  tmxrasterizer: 'tiled',
  ogrinfo: 'gdal-bin',
  ogr2ogr: 'gdal-bin',
  pdfinfo: 'poppler-utils',
  pdftotext: 'poppler-utils',
  pdftoppm: 'poppler-utils',
} as const;

/** A program that reads our exports. */
export type Program = keyof typeof PACKAGES;

const PROGRAMS = Object.keys(PACKAGES) as Program[];

/** Where a program is on the PATH; `undefined` when it is not. */
export function findProgram(name: Program): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The message for a person who has to install programs by hand. */
export function noProgramMessage(names: readonly Program[]): string {
  return `Not installed: ${names.join(', ')}. On Debian: ${installCommand(packagesOf(names))}`;
}

/** Installs the programs that are missing, where that can be done. The tests that need one say what is missing. */
export function providePrograms(): void {
  const missing = PROGRAMS.filter((name) => findProgram(name) === undefined);
  if (missing.length === 0) return;
  if (!isDebian() || !installDebianPackages(packagesOf(missing))) console.log(noProgramMessage(missing));
}

function packagesOf(names: readonly Program[]): string[] {
  return [...new Set(names.map((name) => PACKAGES[name]))];
}

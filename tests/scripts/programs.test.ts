import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { noProgramMessage } from '../../scripts/programs.ts';
import { program } from '../support/programs.ts';

describe('the programs that read our exports', () => {
  test('are here: the tests install what is missing', () => {
    expect(execFileSync(program('ogrinfo'), ['--version'], { encoding: 'utf8' })).toMatch(/^GDAL \d/);
  });

  test('are named with the one command that installs them, when they are not', () => {
    expect(noProgramMessage(['tiled', 'tmxrasterizer', 'pdfinfo'])).toBe(
      'Not installed: tiled, tmxrasterizer, pdfinfo. On Debian: sudo apt-get install tiled poppler-utils',
    );
  });
});

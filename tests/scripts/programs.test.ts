import { afterEach, describe, expect, test, vi } from 'vitest';
import { noProgramMessage } from '../../scripts/programs.ts';
import { missing } from '../support/programs.ts';

describe('programs that are not installed', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('are named with the one command that installs them', () => {
    expect(noProgramMessage(['tiled', 'tmxrasterizer', 'pdfinfo'])).toBe(
      'Not installed: tiled, tmxrasterizer, pdfinfo. On Debian: sudo apt-get install tiled poppler-utils',
    );
  });

  test('are named in the title of a test that is skipped without them', () => {
    vi.stubEnv('PATH', '');
    expect(missing('tiled', 'pdfinfo')).toBe(' (not installed: tiled, pdfinfo)');
    expect(missing()).toBe('');
  });
});

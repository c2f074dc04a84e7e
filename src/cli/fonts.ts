import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TrueTypeFont } from '../formats/pdf/font.ts';

/** The packages that have fonts, and the one that reads them: users install them beside this one. */
export class FontPackages {
  readonly #missing = new Set<string>();
  readonly #require = createRequire(import.meta.url);

  /**
   * Reads a font.
   *
   * @param path name of a package and a path in it
   * @returns `undefined` when the package is not installed, or that which reads fonts
   */
  async load(path: string): Promise<TrueTypeFont | undefined> {
    const [create, file] = [await this.#reader(), this.#resolved(path)];
    if (!create || file === undefined) return undefined;
    // Files of web fonts hold one font, never a collection.
    return create(readFileSync(file)) as TrueTypeFont;
  }

  /** A line that tells how to install what is missing; none when nothing is. */
  advice(): string[] {
    if (this.#missing.size === 0) return [];
    const names = [...this.#missing].sort().join(' ');
    return [`sixfold: fonts for more letters are not installed: npm install ${names}`];
  }

  async #reader() {
    try {
      return (await import('fontkit')).create;
    } catch {
      this.#missing.add('fontkit');
      return undefined;
    }
  }

  #resolved(path: string): string | undefined {
    try {
      return this.#require.resolve(path);
    } catch {
      this.#missing.add(path.split('/').slice(0, 2).join('/'));
      return undefined;
    }
  }
}

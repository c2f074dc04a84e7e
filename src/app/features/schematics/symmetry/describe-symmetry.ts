import * as words from '../words.ts';
import { isSymmetric, type Symmetry } from './symmetry.ts';

/** A symmetry in words: "6-fold, mirrored left-right", "none". */
export function describeSymmetry(symmetry: Symmetry): string {
  if (!isSymmetric(symmetry)) return words.noSymmetry;
  const { fold, mirroring } = symmetry;
  return [
    ...(fold > 1 ? [words.foldNames[fold]] : []),
    ...(mirroring === 'none' ? [] : [words.mirrored[mirroring]]),
  ].join(', ');
}

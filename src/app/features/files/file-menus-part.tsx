import { lazyPart } from '../../kit/lazy-part.tsx';
import { FileButtons } from './FileButtons.tsx';
import * as words from './first-words.ts';

export const FileMenus = lazyPart(
  words.fileMenusPart,
  async () => (await import('./FileMenus.tsx')).FileMenus,
  <FileButtons />,
);

import { lazyPart } from '../../kit/lazy-part.tsx';
import { FileButtons } from './FileButtons.tsx';

export const FileMenus = lazyPart(
  'Import and export',
  async () => (await import('./FileMenus.tsx')).FileMenus,
  <FileButtons />,
);

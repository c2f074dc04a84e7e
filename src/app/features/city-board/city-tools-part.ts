import { lazyPart } from '../../kit/lazy-part.tsx';

export const CityTools = lazyPart('The tools', async () => (await import('./CityTools.tsx')).CityTools);

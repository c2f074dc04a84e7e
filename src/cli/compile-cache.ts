import * as nodeModule from 'node:module';

/** Keeps compiled code between runs where Node can (22.1 and later), which makes the next start quicker. */
export function enableCompileCache(): void {
  (nodeModule as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();
}

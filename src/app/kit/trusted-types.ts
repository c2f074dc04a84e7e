/** Browsers that know trusted types ask a policy about each text that could become markup or a script. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: {
      readonly createHTML: (text: string) => string | null;
      readonly createScriptURL: (url: string) => string | null;
    },
  ) => unknown;
}

/**
 * Lets through what libraries need, and refuses the rest: text without a tag, as when a board is emptied, and workers
 * of the page's own origin. Nothing may become a script.
 */
export function setTrustedTypes(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
  });
}

import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * The directives of the security policy: no request leaves the page's own origin, and no text becomes a script, a style
 * sheet or markup. Scripts and workers are files; styles are files or are set through the object model.
 */
const DIRECTIVES = {
  'default-src': "'self'",
  // WebAssembly is compiled from bytes that a script holds; no text becomes a script by that.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  // `data:` is for the signs that style sheets hold.
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
} satisfies Record<string, string>;

type Directives = Readonly<Record<string, string>>;

/** The policy of the built app as its page names it, wherever it is served from. */
export const PAGE_POLICY = policyText(DIRECTIVES);

/** The policy in the headers of a server, which also forbids other pages to show this one in a frame. */
const SERVED = { ...DIRECTIVES, 'frame-ancestors': "'none'" };

/** Like the policy of the built app; the scripts and styles that the development server writes have its nonce. */
function developmentPolicy(nonce: string): Directives {
  return {
    ...SERVED,
    'script-src': `${DIRECTIVES['script-src']} 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    // A page that waits for its server to come back asks from a shared worker.
    'worker-src': "'self' blob:",
  };
}

function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Puts the policy into the built page, and into the headers of both servers. Tests in the browser run without it. */
export function securityPolicy(): Plugin {
  const nonce = randomBytes(16).toString('base64');
  let isBuild = false;
  return {
    name: 'security-policy',
    config(_, { command, isPreview }) {
      isBuild = command === 'build';
      if (isPreview) return { preview: { headers: headersOf(SERVED) } };
      if (isBuild || process.env['VITEST'] !== undefined) return {};
      return { html: { cspNonce: nonce }, server: { headers: headersOf(developmentPolicy(nonce)) } };
    },
    transformIndexHtml() {
      if (!isBuild) return [];
      const attrs = { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY };
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
    },
  };
}

function headersOf(directives: Directives): Record<string, string> {
  return { 'Content-Security-Policy': policyText(directives) };
}

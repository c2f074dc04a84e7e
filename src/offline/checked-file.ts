import { FILES } from './files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The path of a file within the app; `''` is the page. */
export type FileName = string;

/** Files whose names change with their contents. */
const NAMED_BY_CONTENT = 'assets/';

/**
 * A file of this version from the server. A server in the middle of an update, or one that answers with a page of its
 * own, may send anything: only the very bytes of the build are taken.
 *
 * @throws Error when the server does not have the file as it was built
 */
export async function fetchChecked(file: FileName): Promise<Response> {
  // The browser has just loaded most of them for the page.
  const tries: RequestCache[] = file.startsWith(NAMED_BY_CONTENT) ? ['default', 'reload'] : ['no-cache'];
  for (const cache of tries) {
    const response = await checked(file, await fetch(new URL(file, self.registration.scope), { cache }));
    if (response) return response;
  }
  throw new Error(`${file} is not the file of this version`);
}

/**
 * The response when its body is that of this version's file, else `null`. The result is no redirection any more, which a
 * page may not come from.
 */
export async function checked(file: FileName, response: Response): Promise<Response | null> {
  if (!response.ok) return null;
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const text = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return text === FILES[file] ? new Response(body, { status, statusText, headers }) : null;
}

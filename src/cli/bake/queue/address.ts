/** The schemes of addresses, with the server that each one names. */
const SCHEMES: Readonly<Record<string, ServerKind>> = {
  'redis:': 'redis',
  'rediss:': 'redis',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
};

/** A server that can hold a queue. */
export type ServerKind = 'redis' | 'postgres';

/** The address of the server that holds a queue. */
export interface QueueAddress {
  readonly kind: ServerKind;
  /** The whole address, with its password. */
  readonly url: string;
  /** The address for messages: without password and options. */
  readonly shown: string;
}

/** The address in a text such as `redis://host:6379`; `undefined` when it names no server that can hold a queue. */
export function readQueueAddress(text: string): QueueAddress | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const kind = url && SCHEMES[url.protocol];
  if (!kind || url.hostname === '') return undefined;
  url.password = '';
  url.search = '';
  url.hash = '';
  return { kind, url: text, shown: url.href };
}

/** The reason why an address is refused. It does not repeat the address, which may have a password. */
export const BAD_ADDRESS =
  "error: option '--queue <url>' must be redis://HOST[:PORT], rediss://..., postgres://USER[:PASSWORD]@HOST[:PORT]/DATABASE, or file:PATH or env:NAME where that stands";

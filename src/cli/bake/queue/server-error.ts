import { visible } from '../../visible.ts';

/** Why a server of a queue refuses, by the codes of systems and of PostgreSQL. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there; is the server started?',
  ECONNRESET: 'the server ended the connection',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ENOTFOUND: 'no host has that name',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ETIMEDOUT: 'no answer in time',
  '28P01': 'wrong user or password',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
  '42501': 'this user may not create the tables of the queue',
  '53300': 'the server has no connection left; raise its max_connections',
  '57P03': 'the server is starting or stopping',
};

/** Why a server of a queue refuses, by the first word of errors of Redis. */
const REDIS_REASONS: Readonly<Record<string, string>> = {
  NOAUTH: 'the server asks for a password: redis://:PASSWORD@HOST',
  WRONGPASS: 'wrong user or password',
  NOPERM: 'this user may not use all commands that a queue needs',
  OOM: 'the memory of the server is used up',
  LOADING: 'the server is still loading its data',
  READONLY: 'this is a copy that cannot be written to; name the primary server',
};

/** The reason of an error of a server or of the way there, in plain words and one line. */
export function describeServerError(error: unknown): string {
  const { code, message, errors } = error as {
    readonly code?: string;
    readonly message?: string;
    readonly errors?: readonly unknown[];
  };
  const reason = REASONS[code ?? ''] ?? REDIS_REASONS[/^[A-Z]+/.exec(message ?? '')?.[0] ?? ''];
  if (reason !== undefined) return reason;
  // A name with several addresses fails with an error for each.
  if (errors?.[0] !== undefined) return describeServerError(errors[0]);
  if (/timeout|timed out/i.test(message ?? '')) return REASONS['ETIMEDOUT']!;
  return visible((message ?? String(error)).split('\n')[0]!);
}

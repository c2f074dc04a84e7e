import { createHash, type Hash } from 'node:crypto';

/** The SHA-256 of Node, ten times as fast as one in JavaScript. */
export function createSha256(): Hash {
  return createHash('sha256');
}

import type React from 'react';

/**
 * Takes away what React's development build notes of each element and of each render for the tools of a developer, a
 * quarter of the processor time of a test: nobody looks at it there. Must be loaded before React.
 */
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const react: typeof React = (await import('react')).default;
// It keeps no more stacks of elements than ten thousand in a second: here that many are there always.
Object.defineProperty(Reflect.get(react, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

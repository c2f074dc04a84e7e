// As on a page that came by plain http, where browsers have no locks.
const had = Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'locks');

export const HAS_LOCKS = !had || 'locks' in navigator;

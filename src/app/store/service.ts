import type { AppStore } from './store.ts';

/**
 * Something that belongs to a store and lives as long as it: what is derived from its document, or is under way in it.
 *
 * @param make called once per store, when the service is first asked for
 */
export function createService<Service>(make: (store: AppStore) => Service): (store: AppStore) => Service {
  const services = new WeakMap<AppStore, { readonly service: Service }>();
  return (store) => {
    let known = services.get(store);
    if (!known) services.set(store, (known = { service: make(store) }));
    return known.service;
  };
}

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once an element comes into view. One observer serves the whole page.
 *
 * @returns what stops waiting
 */
export function whenSeen(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: '100px' });
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
}

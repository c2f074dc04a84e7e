import { useEffect, useRef, type RefObject } from 'react';

/**
 * Asks for more when the end of a list comes into view.
 *
 * @param ready whether more can be asked for now
 * @returns where the end is
 */
export function useMoreAtEnd(onMore: () => void, ready: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!ready || !element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore, ready]);
  return end;
}

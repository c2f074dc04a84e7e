import { useEffect, useRef, useState } from 'react';
import classes from './DropTarget.module.css';

/** Takes files that are dropped anywhere on the page, and says so while one is over it. */
export function DropTarget({ onDrop }: { readonly onDrop: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const handler = useRef(onDrop);
  useEffect(() => {
    handler.current = onDrop;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    // Entering a child comes before leaving its parent: the page is left when as many left as entered.
    let depth = 0;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const show = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    window.addEventListener(
      'dragenter',
      (event) => {
        if (holdsFiles(event)) show(depth + 1);
      },
      options,
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        if (holdsFiles(event)) show(depth - 1);
      },
      options,
    );
    window.addEventListener(
      'dragover',
      (event) => {
        if (holdsFiles(event)) event.preventDefault();
      },
      options,
    );
    window.addEventListener(
      'drop',
      (event) => {
        show(0);
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        handler.current(file);
      },
      options,
    );
    return () => listeners.abort();
  }, []);
  return (
    over && <div className={classes.target}>Drop a city, schematic, recipe or text map to import it</div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { droppedTexts, SCHEMATICS_TYPE } from '../../kit/drag-data.ts';
import classes from './DropTarget.module.css';
import { droppedFiles } from './import/dropped-files.ts';
import * as firstWords from './first-words.ts';
import { pickText, type PickedFile } from './import/picked-files.ts';
import * as words from './words.ts';

type OnDrop = (files: Promise<readonly PickedFile[]>) => void;

/**
 * Takes files, folders, and schematics dragged over from another window, that are dropped anywhere on the page, and says
 * so while some are over it. What is dragged within the page is left to where it came from.
 */
export function DropTarget({ onDrop }: { readonly onDrop: OnDrop }) {
  const [over, setOver] = useState(false);
  const handler = useRef(onDrop);
  useEffect(() => {
    handler.current = onDrop;
  });
  useEffect(() => watchDrops(setOver, (files) => handler.current(files)), []);
  return over && <div className={classes.target}>{words.dropHint}</div>;
}

function watchDrops(setOver: (over: boolean) => void, onDrop: OnDrop): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  let own = false;
  // Entering a child comes before leaving its parent: the page is left when as many left as entered.
  let depth = 0;
  const show = (next: number) => {
    depth = Math.max(0, next);
    setOver(depth > 0);
  };
  const isWanted = (event: DragEvent) => !own && carriesSomething(event);
  const listen = (
    type: 'dragstart' | 'dragend' | 'dragenter' | 'dragleave' | 'dragover' | 'drop',
    handle: (event: DragEvent) => void,
  ) => window.addEventListener(type, handle, options);
  listen('dragstart', () => {
    own = true;
  });
  listen('dragend', () => {
    own = false;
  });
  listen('dragenter', (event) => {
    if (isWanted(event)) show(depth + 1);
  });
  listen('dragleave', (event) => {
    if (isWanted(event)) show(depth - 1);
  });
  listen('dragover', (event) => {
    if (!isWanted(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  });
  listen('drop', (event) => {
    show(0);
    const wanted = isWanted(event);
    own = false;
    if (!wanted || !event.dataTransfer) return;
    event.preventDefault();
    onDrop(filesOf(event.dataTransfer));
  });
  return () => listeners.abort();
}

/** Whether a drag carries files, or text to somewhere where no text is typed. */
function carriesSomething({ dataTransfer, target }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  if (types.includes(firstWords.filesType) || types.includes(SCHEMATICS_TYPE)) return true;
  const typing = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
  return !typing && types.includes('text/plain');
}

function filesOf(data: DataTransfer): Promise<readonly PickedFile[]> {
  if (data.types.includes(firstWords.filesType)) return droppedFiles(data);
  const texts = droppedTexts(data);
  const name = (index: number) => (texts.length === 1 ? words.droppedOne : words.droppedText(index));
  return Promise.resolve(texts.map((text, index) => pickText(name(index), text)));
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Kind } from '../../engine/schematic/kind.ts';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { pieceArt, posedShape, watchPieceArt } from './posed-shape.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { whenSeen } from '../kit/when-seen.ts';

interface LazyThumbnailProps {
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** The picture of a schematic, drawn once it comes into view: a library may have hundreds. */
export function LazyThumbnail({ schematic, kinds, size }: LazyThumbnailProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useSyncExternalStore(watchPieceArt, pieceArt);
  useEffect(() => (seen ? undefined : whenSeen(box.current!, () => setSeen(true))), [seen]);
  return (
    <span ref={box} style={{ display: 'block', flex: 'none', width: size, height: size }}>
      {seen && <Thumbnail picture={posedShape(schematic, PLAIN_POSE, kinds).signed} size={size} />}
    </span>
  );
}

import { TextInput, UnstyledButton } from '@mantine/core';
import { Hand, Search, Waves, Eraser } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { kindPicture } from '../../board/kind-picture.ts';
import { Thumbnail } from '../../board/Thumbnail.tsx';
import type { SceneBrush } from './scene-draft.ts';
import classes from './SceneEditor.module.css';
import * as words from './words.ts';

/** The tool of a stroke: it moves the piece, or paints with a brush. */
export type SceneHand = { readonly kind: 'piece' } | SceneBrush;

interface SceneBrushesProps {
  readonly kinds: readonly Kind[];
  readonly hand: SceneHand;
  readonly onTake: (hand: SceneHand) => void;
}

/** Number of kinds beyond which they can be searched. */
const MANY = 16;

/** The piece, free ground, sea and all kinds, one of which is in hand. */
export function SceneBrushes({ kinds, hand, onTake }: SceneBrushesProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = kinds.filter(({ name, id }) =>
    [name, id].some((text) => text.toLowerCase().includes(wanted)),
  );
  const tools: readonly (readonly [SceneHand, string, ReactNode])[] = [
    [{ kind: 'piece' }, words.movePiece, <Hand key="piece" size={18} />],
    [{ kind: 'free' }, words.freeGround, <Eraser key="free" size={18} />],
    [{ kind: 'sea' }, words.sea, <Waves key="sea" size={18} />],
  ];
  return (
    <div className={classes.brushes} role="group" aria-label={words.paintWith}>
      <div className={classes.tools}>
        {tools.map(([tool, name, icon]) => (
          <Brush key={tool.kind} name={name} isInHand={hand.kind === tool.kind} onTake={() => onTake(tool)}>
            {icon}
          </Brush>
        ))}
      </div>
      {kinds.length > MANY && (
        <TextInput
          size="xs"
          aria-label={words.findKind}
          placeholder={words.findKind}
          leftSection={<Search size={14} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.kinds}>
        {found.map((kind) => (
          <Brush
            key={kind.id}
            name={kind.name}
            isInHand={hand.kind === 'kind' && hand.id === kind.id}
            onTake={() => onTake({ kind: 'kind', id: kind.id })}
          >
            <Thumbnail picture={kindPicture(kind, 'hex')} size={22} />
          </Brush>
        ))}
        {found.length === 0 && <p className={classes.note}>{words.noKind}</p>}
      </div>
    </div>
  );
}

interface BrushProps {
  readonly name: string;
  readonly isInHand: boolean;
  readonly onTake: () => void;
  readonly children: ReactNode;
}

function Brush({ name, isInHand, onTake, children }: BrushProps) {
  return (
    <UnstyledButton className={classes.brush} aria-pressed={isInHand} onClick={onTake}>
      <span className={classes.swatch} aria-hidden="true">
        {children}
      </span>
      <span className={classes.name}>{name}</span>
    </UnstyledButton>
  );
}

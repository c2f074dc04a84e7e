import { LazyThumbnail } from '../../board/LazyThumbnail.tsx';
import { Thumbnail } from '../../board/Thumbnail.tsx';
import { kindPicture } from '../../board/kind-picture.ts';
import { useApp } from '../../store/context.tsx';
import { keyLabel } from '../../kit/keys.ts';
import { commandIcon } from './command-icons.tsx';
import classes from './CommandPalette.module.css';
import type { PaletteEntry } from './entries.ts';
import type { Found } from './search.ts';

/** Width and height of the picture of a line in CSS pixels. */
const PICTURE = 22;

interface PaletteLineProps {
  readonly id: string;
  readonly line: Found<PaletteEntry>;
  /** Whether it says where it belongs: it stands under no heading. */
  readonly withGroup: boolean;
  readonly selected: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

export function PaletteLine({ id, line, withGroup, selected, onPoint, onChoose }: PaletteLineProps) {
  const { entry } = line;
  const { group, keys, obstacle, picture } = entry;
  const aside =
    obstacle ?? (withGroup && (picture.kind === 'command' || picture.kind === 'icon') ? group : null);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are taken by the field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={classes.line}
      aria-selected={selected}
      aria-disabled={obstacle !== null}
      onPointerMove={onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.picture} aria-hidden="true">
        <Picture entry={entry} />
      </span>
      <span className={classes.name}>{marked(line)}</span>
      {aside !== null && <span className={classes.aside}>{aside}</span>}
      {keys.length > 0 && (
        <span className={classes.keys}>
          {keys.slice(0, 2).map((key) => (
            <kbd key={key} className={classes.key}>
              {keyLabel(key)}
            </kbd>
          ))}
        </span>
      )}
    </div>
  );
}

function Picture({ entry: { id, group, picture } }: { readonly entry: PaletteEntry }) {
  const kinds = useApp((state) => state.document.kinds);
  switch (picture.kind) {
    case 'command':
      return commandIcon(id, group);
    case 'icon':
      return <picture.Icon size={16} />;
    case 'schematic':
      return <LazyThumbnail schematic={picture.schematic} kinds={kinds} size={PICTURE} />;
    case 'kind':
      return <Thumbnail picture={kindPicture(picture.of, 'hex')} size={PICTURE} />;
  }
}

/** The name, with the letters that were found. */
function marked({ entry: { name }, marks }: Found<PaletteEntry>) {
  let end = 0;
  const parts = marks.flatMap(([start, stop]) => {
    const before = name.slice(end, start);
    end = stop;
    return [before, <mark key={start}>{name.slice(start, stop)}</mark>];
  });
  return [...parts, name.slice(end)];
}

import { Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import { countSegments } from '../../engine/schematic/schematic.ts';
import { posedShape } from '../board/posed-shape.ts';
import { Thumbnail } from '../board/Thumbnail.tsx';
import { deletePlacementCommand } from '../commands/commands.ts';
import { useCommandRunner } from '../commands/runner.tsx';
import { describePose } from '../poses/pose-words.ts';
import { getChunked } from '../store/chunked.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import { setSession } from '../store/store.ts';
import classes from './PlacementPanel.module.css';

/** The placement that is selected: what it is, how it lies, and what can be done with it. */
export function PlacementPanel() {
  const store = useAppStore();
  const run = useCommandRunner();
  const city = useApp((state) => state.document.city);
  const selected = useApp((state) => state.session.placement);
  const library = useApp((state) => state.document.schematics);
  const placement = selected === null ? undefined : getChunked(city.placements, selected);
  if (!placement)
    return (
      <p className={classes.note}>
        Click a building to see what it belongs to, or pick a schematic to stamp.
      </p>
    );
  const schematic = city.schematics[placement.schematic]!;
  const { q, r, mirror, rotation, shift } = placement;
  const inLibrary = Object.hasOwn(library, schematic.id);
  return (
    <>
      <div className={classes.head}>
        <Thumbnail picture={posedShape(schematic, placement, city.kinds).picture} size={72} />
        <div className={classes.words}>
          <strong className={classes.name}>{schematic.name}</strong>
          <span>
            No. {placement.id} at hex {q}, {r}
          </span>
          <span>{describePose({ mirror, rotation, shift })}</span>
          <span>{countSegments(schematic.hexes)} segments</span>
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          disabled={!inLibrary}
          onClick={() =>
            setSession(store, {
              cityTool: { kind: 'stamp', schematic: schematic.id, pose: { mirror, rotation, shift } },
              placement: null,
            })
          }
        >
          Stamp more
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={!inLibrary}
          onClick={() =>
            setSession(store, { workspace: 'schematics', schematic: schematic.id, pose: PLAIN_POSE })
          }
        >
          Edit
        </Button>
        <Button
          size="xs"
          variant="light"
          color="red"
          leftSection={<Trash2 size={14} />}
          onClick={() => run(deletePlacementCommand)}
        >
          Remove
        </Button>
      </div>
    </>
  );
}

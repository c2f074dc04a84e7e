import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core';
import {
  CircleAlert,
  CircleCheck,
  FlipHorizontal2,
  MoveLeft,
  MoveRight,
  Redo2,
  RotateCcw,
  RotateCw,
  Undo2,
} from 'lucide-react';
import { useEffect, useMemo, useReducer, useState, type KeyboardEvent } from 'react';
import type { PlaceTest } from '../../../engine/pack/pack.ts';
import { tryPlace } from '../../../engine/pack/try-place.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import type { Shift } from '../../../engine/segment/shift.ts';
import { modulo6 } from '../../../engine/hex/hex.ts';
import { MAX_NAME } from '../../../formats/limits.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useApp } from '../../store/context.tsx';
import { placeOutcome } from './place-outcome.ts';
import { SceneBoard } from './SceneBoard.tsx';
import { SceneBrushes, type SceneHand } from './SceneBrushes.tsx';
import { movePiece, paintScene, type Scene } from './scene-draft.ts';
import { nextHistory, startHistory } from './scene-history.ts';
import classes from './SceneEditor.module.css';
import * as words from './words.ts';

interface SceneEditorProps {
  readonly test: PlaceTest;
  /** Under its id in the pack. */
  readonly schematic: Schematic;
  readonly onSave: (test: PlaceTest) => void;
  readonly onClose: () => void;
  /** Told whether something is lost when the editor is closed without saving. */
  readonly onChanged: (isChanged: boolean) => void;
}

/** The poses that buttons and keys lead to. */
const POSES: readonly (readonly [string, (pose: Pose) => Pose, typeof RotateCw, string])[] = [
  ['r', (pose) => ({ ...pose, rotation: modulo6(pose.rotation + 1) }), RotateCw, words.turn],
  ['R', (pose) => ({ ...pose, rotation: modulo6(pose.rotation - 1) }), RotateCcw, words.turnBack],
  ['S', (pose) => ({ ...pose, shift: nextShift(pose.shift, -1) }), MoveLeft, words.shiftLeft],
  ['s', (pose) => ({ ...pose, shift: nextShift(pose.shift, 1) }), MoveRight, words.shiftRight],
  ['m', (pose) => ({ ...pose, mirror: !pose.mirror }), FlipHorizontal2, words.mirror],
];

function nextShift(shift: Shift, by: 1 | -1): Shift {
  return (((shift + by + 4) % 3) - 1) as Shift;
}

/** A test of a place, painted by example: its scene with the piece in it, and how it ends. */
export function SceneEditor({ test, schematic, onSave, onClose, onChanged }: SceneEditorProps) {
  const kinds = useApp((state) => state.document.kinds);
  const [name, setName] = useState(test.name);
  const [kind, setKind] = useState(test.kind);
  const [hand, setHand] = useState<SceneHand>(() => ({ kind: 'kind', id: kinds[0]?.id ?? '' }));
  const [history, act] = useReducer(nextHistory, test, ({ q, r, mirror, rotation, shift, around }) =>
    startHistory({ q, r, mirror, rotation, shift, around }),
  );
  const { now: scene } = history;
  const changed: PlaceTest = { ...test, ...scene, name: name.trim(), kind };
  const isChanged = history.past.length > 0 || changed.name !== test.name || kind !== test.kind;
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  const blocked = useMemo(() => tryPlace(scene, schematic, kinds), [scene, schematic, kinds]);
  const failure = placeOutcome(changed, schematic, kinds);
  const pose = (next: (pose: Pose) => Pose) =>
    act({ kind: 'change', to: (at: Scene) => ({ ...at, ...next(at) }) });

  function key(event: KeyboardEvent): void {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isTyping || event.altKey) return;
    const letter = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (letter !== 'z' && letter !== 'y') return;
      act({ kind: letter === 'y' || event.shiftKey ? 'redo' : 'undo' });
    } else {
      const wanted = event.shiftKey ? event.key.toUpperCase() : letter;
      const found = POSES.find(([own]) => own === wanted);
      if (!found) return;
      pose(found[1]);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons in it, wherever the focus is
    <div className={classes.editor} onKeyDown={key}>
      <div className={classes.stage}>
        <SceneBoard
          scene={scene}
          resting={history.before ?? scene}
          schematic={schematic}
          kinds={kinds}
          blocked={blocked}
          movesPiece={hand.kind === 'piece'}
          onBegin={() => act({ kind: 'begin' })}
          onPaint={(segments) => {
            if (hand.kind !== 'piece') act({ kind: 'change', to: (at) => paintScene(at, segments, hand) });
          }}
          onMove={(to) => act({ kind: 'change', to: (at) => movePiece(at, to) })}
          onEnd={() => act({ kind: 'end' })}
        />
        <div className={classes.poses} role="toolbar" aria-label={words.poseOf(schematic.name)}>
          {POSES.map(([shortcut, next, Icon, label]) => (
            <Tool key={label} label={label} shortcut={words.keyOf(shortcut)} onClick={() => pose(next)}>
              <Icon size={16} />
            </Tool>
          ))}
          <span className={classes.gap} />
          <Tool
            label={words.undo}
            shortcut={words.undoKey}
            disabled={history.past.length === 0}
            onClick={() => act({ kind: 'undo' })}
          >
            <Undo2 size={16} />
          </Tool>
          <Tool
            label={words.redo}
            shortcut={words.redoKey}
            disabled={history.future.length === 0}
            onClick={() => act({ kind: 'redo' })}
          >
            <Redo2 size={16} />
          </Tool>
        </div>
      </div>
      <div className={classes.side}>
        <TextInput
          size="xs"
          label={words.testName}
          placeholder={words.testNameExample}
          maxLength={MAX_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={words.expects}
          data={[
            { value: 'fits', label: words.wanted('fits') },
            { value: 'blocked', label: words.wanted('blocked') },
          ]}
          value={kind}
          onChange={setKind}
        />
        <p className={classes.outcome} role="status" data-outcome={failure === null ? 'passes' : 'fails'}>
          {failure === null ? (
            <CircleCheck size={16} aria-hidden="true" />
          ) : (
            <CircleAlert size={16} aria-hidden="true" />
          )}
          {failure === null ? words.passes : words.fails(failure)}
        </p>
        <SceneBrushes kinds={kinds} hand={hand} onTake={setHand} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={() => onSave(changed)}>{words.saveTest}</Button>
        </div>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly shortcut: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function Tool({ label, shortcut, disabled = false, onClick, children }: ToolProps) {
  return (
    <Tooltip label={`${label} (${shortcut})`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

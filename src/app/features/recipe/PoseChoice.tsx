import { Checkbox, UnstyledButton } from '@mantine/core';
import { ArrowLeft, ArrowRight, ArrowUp, Dot } from 'lucide-react';
import type { SchematicRule } from '../../../engine/recipe/recipe.ts';
import { ALL_ROTATIONS } from '../../../engine/schematic/pose.ts';
import { SHIFTS } from '../../../engine/segment/shift.ts';
import { useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import classes from './PoseChoice.module.css';
import { changeRule, type RulePart } from './rule-edits.ts';
import * as words from './words.ts';

/** CSS pixels from the middle of the dial to the middle of a rotation. */
const RADIUS = 33;

const SHIFT_ICONS = { [-1]: ArrowLeft, 0: Dot, 1: ArrowRight } as const;

interface PoseChoiceProps {
  readonly rule: SchematicRule;
  /** The name of its schematic. */
  readonly schematic: string;
}

/** In which poses a schematic may come: its rotations on a dial, its shifts, and whether mirrored, too. One stays of each. */
export function PoseChoice({ rule, schematic }: PoseChoiceProps) {
  const store = useAppStore();
  const { rotations, shifts, mirror } = rule;
  const change = (part: RulePart) =>
    edit(store, words.changeOf(words.poses, schematic), (draft) => changeRule(draft, rule.id, part));
  return (
    <div className={classes.choice}>
      <div className={classes.dial} role="group" aria-label={words.ofSchematic(words.rotations, schematic)}>
        {ALL_ROTATIONS.map((rotation) => {
          const angle = (rotation * Math.PI) / 3;
          const isOn = rotations.includes(rotation);
          return (
            <UnstyledButton
              key={rotation}
              className={classes.toggle}
              style={{ left: 46 + RADIUS * Math.sin(angle), top: 46 - RADIUS * Math.cos(angle) }}
              aria-label={`${60 * rotation}°`}
              aria-pressed={isOn}
              onClick={() => change({ rotations: toggled(ALL_ROTATIONS, rotations, rotation) })}
            >
              <ArrowUp size={14} style={{ rotate: `${60 * rotation}deg` }} aria-hidden="true" />
            </UnstyledButton>
          );
        })}
      </div>
      <div className={classes.rest}>
        <div className={classes.shifts} role="group" aria-label={words.ofSchematic(words.shifts, schematic)}>
          {SHIFTS.map((shift) => {
            const Icon = SHIFT_ICONS[shift];
            return (
              <UnstyledButton
                key={shift}
                className={classes.toggle}
                aria-label={words.shiftNames[shift]}
                aria-pressed={shifts.includes(shift)}
                onClick={() => change({ shifts: toggled(SHIFTS, shifts, shift) })}
              >
                <Icon size={shift === 0 ? 22 : 14} aria-hidden="true" />
              </UnstyledButton>
            );
          })}
        </div>
        <Checkbox
          size="xs"
          label={words.includeMirrored}
          checked={mirror}
          onChange={(event) => change({ mirror: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}

/** A list with one more, or one less; the last one stays. In the order of all. */
function toggled<T>(all: readonly T[], list: readonly T[], one: T): readonly T[] {
  const next = all.filter((other) => (other === one ? !list.includes(one) : list.includes(other)));
  return next.length === 0 ? list : next;
}

/** The allowed poses at a glance: six rotations around, three shifts in the middle. For the eye only. */
export function PoseGlyph({ rule: { rotations, shifts } }: { readonly rule: SchematicRule }) {
  return (
    <svg className={classes.glyph} width={22} height={22} viewBox="-11 -11 22 22" aria-hidden="true">
      {ALL_ROTATIONS.map((rotation) => (
        <path
          key={rotation}
          d="M0 -10 L2.9 -6.2 L-2.9 -6.2 Z"
          transform={`rotate(${60 * rotation})`}
          data-on={rotations.includes(rotation)}
        />
      ))}
      {SHIFTS.map((shift) => (
        <circle key={shift} cx={shift * 3.4} cy={0} r={1.3} data-on={shifts.includes(shift)} />
      ))}
    </svg>
  );
}

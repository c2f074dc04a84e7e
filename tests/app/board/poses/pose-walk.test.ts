import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepsBetween } from '../../../../src/app/board/poses/pose-motion.ts';
import { stepsAtTime, timeMovements, timeOfSteps } from '../../../../src/app/board/poses/pose-timing.ts';
import {
  createWalk,
  playWalk,
  stepsTo,
  stepWalk,
  walkTo,
} from '../../../../src/app/board/poses/pose-walk.ts';
import { equalPoses } from '../../../../src/engine/schematic/pose.ts';
import { anyPose } from '../../../support/arbitraries.ts';

describe('the steps between two poses', () => {
  it('lead from one to the other, with no turn of more than 60°', () => {
    fc.assert(
      fc.property(anyPose, anyPose, (from, to) => {
        const steps = stepsBetween(from, to);
        let pose = from;
        for (const step of steps) {
          expect(step.start).toEqual(pose);
          if (step.kind === 'turn') expect(Math.abs(step.turns)).toBe(1);
          pose = step.end;
        }
        expect(pose).toEqual(to);
        expect(steps.length === 0).toBe(equalPoses(from, to));
      }),
    );
  });

  it('have times: what is done at the time of so many steps are so many', () => {
    fc.assert(
      fc.property(anyPose, fc.nat(30), fc.double({ min: 0, max: 1, noNaN: true }), (pose, rings, share) => {
        const steps = stepsTo(pose);
        const timing = timeMovements(steps, rings, false);
        const position = share * steps.length;
        expect(stepsAtTime(timing, timeOfSteps(timing, position))).toBeCloseTo(position, 3);
        expect(timeOfSteps(timing, steps.length)).toBe(timing.end);
      }),
    );
  });
});

describe('a walk', () => {
  it('goes back one step at a time, and stops at the drawn piece', () => {
    const walk = createWalk();
    walkTo(walk, 2.4);
    const seen = Array.from({ length: 4 }, () => {
      stepWalk(walk, 3, -1, false);
      return walk.getState().position;
    });
    expect(seen).toEqual([2, 1, 0, 0]);
  });

  it('goes on by itself to the next step, at once for those who want less motion', () => {
    const walk = createWalk();
    walkTo(walk, 1.5);
    stepWalk(walk, 3, 1, false);
    expect(walk.getState()).toEqual({ position: 1.5, playingTo: 2 });
    stepWalk(walk, 3, 1, true);
    expect(walk.getState()).toEqual({ position: 2, playingTo: null });
  });

  it('plays from the beginning when it is at rest or at its end, and pauses', () => {
    const walk = createWalk();
    playWalk(walk, 3);
    expect(walk.getState()).toEqual({ position: 0, playingTo: 3 });
    playWalk(walk, 3);
    expect(walk.getState()).toEqual({ position: 0, playingTo: null });
    walkTo(walk, 3);
    playWalk(walk, 3);
    expect(walk.getState()).toEqual({ position: 0, playingTo: 3 });
  });
});

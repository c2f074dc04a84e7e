import type { PlaceTest } from '../../../engine/pack/pack.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { aimOf } from '../../cityview/board-aim.ts';
import { stamping } from '../../cityview/stamping.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { Command } from '../../contrib/command.ts';
import { packIdOf } from '../../document/packs.ts';
import { toSchematic, type Membership } from '../../document/document.ts';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import type { AppState, AppStore } from '../../store/store.ts';
import { captureScene } from './capture.ts';
import { addTest } from './edits.ts';
import { showNewTest, showPackCheck } from './show-tests.ts';
import * as words from './words.ts';

/** The piece of a pack in hand; `null` for none. */
function pieceInHand(state: AppState) {
  const held = stamping.of(state);
  const pack = held && packIdOf(state.document, held.schematic);
  return held && pack !== null ? { ...held, pack } : null;
}

function addExample(store: AppStore, kind: PlaceTest['kind']): void {
  const state = store.getState();
  const piece = pieceInHand(state);
  const { segment } = aimOf(store).getState();
  if (!piece || !segment) {
    tellProblem(words.needsPiece);
    return;
  }
  const member = state.document.schematics[piece.schematic]!;
  const schematic = toSchematic(member);
  const { as } = member.pack!;
  const scene = captureScene(state.document.city, schematic, piece.pose, segment);
  const test: PlaceTest = { kind, name: '', schematic: as, ...scene };
  addTest(store, piece.pack, test);
  void say(test, state.document.kinds, { ...schematic, id: as });
}

/** Says that a test was added, and how it ends now. */
async function say(test: PlaceTest, kinds: readonly Kind[], schematic: Schematic): Promise<void> {
  const { placeOutcome } = await import('./place-outcome.ts');
  const failure = placeOutcome(test, schematic, kinds);
  if (failure === null) tellDone(words.added(test.kind, schematic.name));
  else tellProblem(words.addedFails(failure));
}

function exampleCommand(id: string, name: string, kind: PlaceTest['kind']): Command {
  return {
    id,
    name,
    keywords: words.aliases,
    keys: [],
    workspace: 'city',
    enabled: (state) => pieceInHand(state) !== null,
    lacking: words.needsPiece,
    run: ({ store }) => addExample(store, kind),
  };
}

/** The place of the open schematic in its pack; `null` for none. */
function openMember({ document, session }: AppState): Membership | null {
  const id = session.schematic;
  return id !== null && packIdOf(document, id) !== null ? document.schematics[id]!.pack! : null;
}

function memberCommand(
  id: string,
  name: string,
  keywords: string,
  act: (store: AppStore, member: Membership) => void,
): Command {
  return {
    id,
    name,
    keywords,
    keys: [],
    workspace: 'schematics',
    enabled: (state) => openMember(state) !== null,
    lacking: words.needsMember,
    run({ store }) {
      const member = openMember(store.getState());
      if (member) act(store, member);
    },
  };
}

export const COMMANDS: readonly CommandContribution[] = [
  {
    title: words.library,
    order: 30,
    commands: [
      exampleCommand('test-fits', words.addFits, 'fits'),
      exampleCommand('test-blocked', words.addBlocked, 'blocked'),
      memberCommand('test-scene', words.paintTest, words.aliases, (store, { id, as }) =>
        showNewTest(store, id, as),
      ),
      memberCommand('check-pack', words.checkPack, words.checkAliases, (store, { id }) =>
        showPackCheck(store, id),
      ),
    ],
  },
];

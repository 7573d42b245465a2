import { flushSync } from 'react-dom';
import { families } from '../../core/games/all.ts';
import { beforeOf, type Step } from '../../core/tournament/ledger.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { redoAsked, undoAsked, useQuestion } from '../hall/ask.ts';
import { stepWords, textOfWords } from '../history/step-words.ts';
import { roundShown, unswapRevised, useRoundPlace } from '../round/round-place.ts';
import { discardLast, unswapDrawn } from '../round/seating/seating-store.ts';
import { fileDeeds } from '../start/file-deeds.ts';
import { isViewing } from '../store/care.ts';
import { showRefusal } from '../store/notices.ts';
import { canRedo, canUndo, tournament, useTournamentStore } from '../store/tournament.ts';
import { dropLast } from '../what-if/what-if-store.ts';
import type { Deed } from './commands/commands.ts';
import type { DeskScreen } from './desk-screen.ts';
import { goTo, openDialog, usePlace } from './place.ts';

/** Undoes or redoes; which step it was is asked where the hall would change, and stands at the foot [W-6.1]. */
const takeBack = async (
  { changes, command }: Step,
  before: Tournament | null,
  act: (what: string) => Promise<Answer<unknown> | null>,
): Promise<void> => {
  const what = stepWords(changes, before, command).map(textOfWords).join('; ');
  const answer = await act(what);
  if (answer?.ok === false) showRefusal(answer.refusal);
};

/**
 * In a seating that is shown, two people who changed places change back first; then a proposal is put away. Neither is
 * a step of the event.
 */
const isOfSeating = (): boolean => {
  const state = tournament();
  if (state === null || usePlace.getState().screen !== 'rounds') return false;
  const round = roundShown(state, useRoundPlace.getState(), false);
  return unswapRevised(round) || unswapDrawn(round) || discardLast(round);
};

/** In the drawer of what is supposed it means the last thing that was, and nothing of the event. */
const isSupposing = (): boolean =>
  usePlace.getState().drawer === 'whatIf' && document.activeElement?.closest('[role=dialog]') != null;

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: the second press is about what is last when the first has been done. A question that is open waits for nobody. */
const inTurn = (act: () => Promise<void>): void => {
  useQuestion.getState().question?.answer(false);
  turn = turn.then(act, act);
};

const undoStep = (): void =>
  inTurn(async () => {
    const { done } = useTournamentStore.getState().ledger;
    if (done === null || !canUndo(useTournamentStore.getState())) return;
    await takeBack(done.step, beforeOf(done, families), undoAsked);
  });

const undoLast = (): void => {
  if (isSupposing()) dropLast();
  else if (!isOfSeating()) undoStep();
};

const redoStep = (): void =>
  inTurn(async () => {
    const { undone } = useTournamentStore.getState().ledger;
    if (undone !== null) await takeBack(undone.step, tournament(), redoAsked);
  });

const redoNext = (): void => {
  if (!isSupposing()) redoStep();
};

/** Going to screens by their keys. */
export const waysTo = (shown: readonly DeskScreen[]): readonly Deed[] =>
  shown.map(
    (screen): Deed => ({
      id: `go.${screen.id}`,
      titleKey: screen.titleKey,
      groupKey: 'shell:groups.go',
      shortcut: screen.shortcut,
      perform: () => goTo(screen.id),
    }),
  );

const BLUE = '.button[data-tone="primary"]';

const isSeen = (button: Element): boolean => button.checkVisibility();

/** What a form that is being filled in gives out with: its blue button, else the one that sends it. */
const ofForm = (at: Element | null): HTMLButtonElement | null => {
  const form = at?.closest('form');
  return form?.querySelector<HTMLButtonElement>(BLUE) ?? form?.querySelector('button[type="submit"]') ?? null;
};

/**
 * The blue button, from anywhere [W-2.1]: under a question the answer in the question, in a form that is being filled in its own,
 * else the one that goes on; where none of these is, the first that is seen. One that is off has no other in its place.
 */
const primary = (at = document.activeElement): HTMLButtonElement | null => {
  const over = [...document.querySelectorAll('.modal')].at(-1) ?? document;
  const goesOn = over.querySelector<HTMLButtonElement>('[data-primary]');
  const [first] = [...over.querySelectorAll<HTMLButtonElement>(`${BLUE}:not(:disabled)`)].filter(isSeen);
  const found = ofForm(at) ?? goesOn ?? first ?? null;
  return found?.disabled === true ? null : found;
};

/** The field for a figure that is being typed into: it gives the figure out when it is left. */
const figureField = (): HTMLInputElement | null => {
  const at = document.activeElement;
  return at instanceof HTMLInputElement && at.closest('.field-box') !== null ? at : null;
};

/** Presses the blue button, with what stands in the fields: a figure is taken first, as by Enter. */
const pressPrimary = (): void => {
  const at = document.activeElement;
  const field = figureField();
  if (field !== null) flushSync(() => field.blur());
  // Left for that, the field still says which form is meant.
  primary(at)?.click();
  // Where the press led nowhere the keyboard is still in the field.
  if (field?.isConnected === true && document.activeElement === document.body) field.focus();
};

/** What can be done from everywhere while a tournament is open. */
export const deskDeeds: readonly Deed[] = [
  {
    id: 'edit.undo',
    titleKey: 'shell:deeds.undo',
    groupKey: 'shell:groups.edit',
    shortcut: 'Mod+KeyZ',
    inFields: false,
    when: () => canUndo(useTournamentStore.getState()),
    needs: 'shell:palette.needs.done',
    perform: undoLast,
  },
  {
    id: 'edit.redo',
    titleKey: 'shell:deeds.redo',
    groupKey: 'shell:groups.edit',
    shortcut: 'Mod+KeyY',
    also: 'Mod+Shift+KeyZ',
    inFields: false,
    when: () => canRedo(useTournamentStore.getState()),
    needs: 'shell:palette.needs.undone',
    perform: redoNext,
  },
];

const eventDeed = (titleKey: string): Deed => ({
  id: 'edit.event',
  titleKey,
  groupKey: 'shell:groups.edit',
  when: () => !isViewing(),
  perform: () => openDialog('event'),
});

const rulesDeed = (titleKey: string): Deed => ({
  id: 'edit.rules',
  titleKey,
  groupKey: 'shell:groups.edit',
  perform: () => openDialog('rules'),
});

/** The same in games that have no rounds. */
export const roundlessDeeds: readonly Deed[] = [
  eventDeed('shell:deeds.eventWithoutRounds'),
  rulesDeed('floor:places.rules'),
];

/** The same in games that are played in rounds. */
export const roundDeeds: readonly Deed[] = [
  eventDeed('shell:deeds.event'),
  {
    id: 'edit.times',
    titleKey: 'rounds:times.open',
    groupKey: 'shell:groups.edit',
    perform: () => openDialog('startTimes'),
  },
  rulesDeed('rounds:rules.open'),
];

/** What can be done from everywhere, also with no tournament open. */
export const programDeeds: readonly Deed[] = [
  ...fileDeeds,
  {
    id: 'round.primary',
    titleKey: 'shell:deeds.primary',
    groupKey: 'shell:groups.edit',
    shortcut: 'Mod+Enter',
    inDialogs: true,
    when: () => primary() !== null || figureField() !== null,
    perform: pressPrimary,
  },
  {
    id: 'app.palette',
    titleKey: 'shell:palette.search',
    groupKey: 'shell:groups.program',
    shortcut: 'Mod+KeyK',
    perform: () => openDialog('palette'),
  },
  {
    id: 'app.settings',
    titleKey: 'shell:deeds.settings',
    groupKey: 'shell:groups.program',
    shortcut: 'Mod+Comma',
    perform: () => openDialog('settings'),
  },
  {
    id: 'app.help',
    titleKey: 'shell:deeds.help',
    groupKey: 'shell:groups.program',
    shortcut: 'Mod+F1',
    perform: () => openDialog('help'),
  },
  {
    id: 'app.shortcuts',
    titleKey: 'shell:deeds.shortcuts',
    groupKey: 'shell:groups.program',
    shortcut: 'F1',
    perform: () => openDialog('shortcuts'),
  },
  {
    id: 'app.doctor',
    titleKey: 'shell:deeds.doctor',
    groupKey: 'shell:groups.program',
    perform: () => openDialog('doctor'),
  },
  {
    id: 'app.diagnostics',
    titleKey: 'shell:deeds.diagnostics',
    groupKey: 'shell:groups.program',
    perform: () => openDialog('diagnostics'),
  },
  {
    id: 'app.about',
    titleKey: 'shell:deeds.about',
    groupKey: 'shell:groups.program',
    perform: () => openDialog('about'),
  },
];

import { families } from '../../core/games/all.ts';
import { beforeOf, type Step } from '../../core/tournament/ledger.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { redoAsked, undoAsked } from '../hall/ask.ts';
import { stepWords, textOfWords } from '../history/step-words.ts';
import { fileDeeds } from '../start/file-deeds.ts';
import { isViewing } from '../store/care.ts';
import { say, showRefusal } from '../store/notices.ts';
import { canRedo, canUndo, tournament, useTournamentStore } from '../store/tournament.ts';
import type { Deed } from './commands/commands.ts';
import type { DeskScreen } from './desk-screen.ts';
import { goTo, openDialog } from './place.ts';

/** Undoes or redoes, and says which step it was: it may be one that is not in sight. */
const takeBack = async (
  key: 'shell:undone' | 'shell:redone',
  { changes, command }: Step,
  before: Tournament | null,
  act: (what: string) => Promise<Answer<unknown> | null>,
): Promise<void> => {
  const what = stepWords(changes, before, command).map(textOfWords).join('; ');
  const answer = await act(what);
  if (answer === null) return;
  if (answer.ok) say('info', key, { what }, 'undo');
  else showRefusal(answer.refusal);
};

const undoLast = (): void => {
  const { done } = useTournamentStore.getState().ledger;
  if (done !== null) void takeBack('shell:undone', done.step, beforeOf(done, families), undoAsked);
};

const redoNext = (): void => {
  const { undone } = useTournamentStore.getState().ledger;
  if (undone !== null) void takeBack('shell:redone', undone.step, tournament(), redoAsked);
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

/** The blue button of what is shown, from anywhere; under a question it is the answer in the question [W-2.1]. */
const primary = (): HTMLButtonElement | null =>
  ([...document.querySelectorAll('.modal')].at(-1) ?? document).querySelector('[data-primary]:not(:disabled)');

/** What can be done from everywhere while a tournament is open. */
export const deskDeeds: readonly Deed[] = [
  {
    id: 'edit.undo',
    titleKey: 'shell:deeds.undo',
    groupKey: 'shell:groups.edit',
    shortcut: 'Mod+KeyZ',
    inFields: false,
    when: () => canUndo(useTournamentStore.getState()),
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
    perform: redoNext,
  },
  {
    id: 'round.primary',
    titleKey: 'shell:deeds.primary',
    groupKey: 'shell:groups.edit',
    shortcut: 'Mod+Enter',
    inDialogs: true,
    when: () => primary() !== null,
    perform: () => primary()?.click(),
  },
];

const eventDeed = (titleKey: string): Deed => ({
  id: 'edit.event',
  titleKey,
  groupKey: 'shell:groups.edit',
  when: () => !isViewing(),
  perform: () => openDialog('event'),
});

/** The same in games that have no rounds. */
export const roundlessDeeds: readonly Deed[] = [eventDeed('shell:deeds.eventWithoutRounds')];

/** The same in games that are played in rounds. */
export const roundDeeds: readonly Deed[] = [
  eventDeed('shell:deeds.event'),
  {
    id: 'edit.times',
    titleKey: 'rounds:times.open',
    groupKey: 'shell:groups.edit',
    perform: () => openDialog('startTimes'),
  },
  {
    id: 'edit.rules',
    titleKey: 'rounds:rules.open',
    groupKey: 'shell:groups.edit',
    perform: () => openDialog('rules'),
  },
];

/** What can be done from everywhere, also with no tournament open. */
export const programDeeds: readonly Deed[] = [
  ...fileDeeds,
  {
    id: 'app.palette',
    titleKey: 'shell:deeds.palette',
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

import type { Answer } from '../../core/tournament/refusal.ts';
import { showRefusal } from '../store/notices.ts';
import { canRedo, canUndo, redo, undo, useTournamentStore } from '../store/tournament.ts';
import type { Deed } from './commands.ts';
import { goTo, openDialog } from './place.ts';
import { screens } from './screens.ts';

const shown = async (answering: Promise<Answer<unknown>>): Promise<void> => {
  const answer = await answering;
  if (!answer.ok) showRefusal(answer.refusal);
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
    perform: () => void shown(undo()),
  },
  {
    id: 'edit.redo',
    titleKey: 'shell:deeds.redo',
    groupKey: 'shell:groups.edit',
    shortcut: 'Mod+Shift+KeyZ',
    inFields: false,
    when: () => canRedo(useTournamentStore.getState()),
    perform: () => void shown(redo()),
  },
  ...screens.map(
    (screen): Deed => ({
      id: `go.${screen.id}`,
      titleKey: screen.titleKey,
      groupKey: 'shell:groups.go',
      shortcut: screen.shortcut,
      perform: () => goTo(screen.id),
    }),
  ),
];

/** What can be done from everywhere, also with no tournament open. */
export const programDeeds: readonly Deed[] = [
  {
    id: 'app.shortcuts',
    titleKey: 'shell:deeds.shortcuts',
    groupKey: 'shell:groups.program',
    shortcut: 'F1',
    perform: () => openDialog('shortcuts'),
  },
];

import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { Desk } from '../desk.ts';
import { fileState, withPaths } from '../desk-files.ts';
import type { Handlers } from '../dispatch.ts';
import { goOnInSaved } from '../overwritten.ts';
import type { Session, Stepped } from '../session.ts';

type Names = 'tournament.steps' | 'tournament.do' | 'tournament.undo' | 'tournament.redo';

/** Refusals of the file that change the status mark until a step is on disk again. */
const troubles = {
  'file.notConfirmed': 'notConfirmed',
  'file.diskFull': 'diskFull',
  'file.moved': 'moved',
  'file.movedNoCopy': 'moved',
  'file.overwritten': 'moved',
} as const;

export const tournamentHandlers = (desk: Desk): Pick<Handlers, Names> => {
  const inSession = <T>(act: (session: Session) => Answer<T>): Answer<T> =>
    desk.open.session === null ? no(refuse('tournament.none')) : act(desk.open.session);

  const step = (
    event: string | undefined,
    act: (session: Session) => Answer<Stepped>,
  ): Answer<Stepped> | Promise<Answer<Stepped>> => {
    const answer = inSession((session) =>
      event === undefined || event === session.ledger().tournament?.id ? act(session) : no(refuse('door.otherFile')),
    );
    const code = answer.ok ? null : answer.refusal.code;
    const trouble = code !== null && code in troubles ? troubles[code as keyof typeof troubles] : null;
    if (trouble !== desk.open.trouble && (answer.ok || trouble !== null)) {
      desk.open.trouble = trouble;
      desk.push({ type: 'file.changed', file: fileState(desk) });
    }
    if (answer.ok) return answer;
    if (code === 'file.overwritten') return goOnInSaved(desk, answer.refusal).then((refusal) => no(refusal));
    return no(withPaths(desk, answer.refusal));
  };

  return {
    'tournament.steps': ({ after, limit }) =>
      inSession((session) => {
        const steps = session.steps(after, limit);
        return steps.ok ? ok({ steps: [...steps.value], last: session.ledger().last }) : steps;
      }),
    'tournament.do': ({ id, event, command }, { actor }) =>
      step(event, (session) => {
        const commandOf = () => desk.seatings.commandOf(command, session.ledger().tournament?.id ?? null);
        return session.execute(id, commandOf, actor);
      }),
    'tournament.undo': ({ id, event }, { actor }) => step(event, (session) => session.undo(id, actor)),
    'tournament.redo': ({ id, event }, { actor }) => step(event, (session) => session.redo(id, actor)),
  };
};

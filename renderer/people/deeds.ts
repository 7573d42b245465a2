/** What is done to people: commands to the back end. */

import type { DraftEntrant } from '../../core/tournament/commands.ts';
import type { NamesAs } from '../../core/tournament/people/name-parts.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { Entrant } from '../../core/tournament/state.ts';
import type { EntrantId } from '../../core/tournament/words.ts';
import { showRefusal } from '../store/notices.ts';
import { send } from '../store/tournament.ts';

type Done = Answer<{ readonly no: number }>;

/** Shows the refusal at the foot, where it moves no row: the deed had no field of its own. */
const shown = async (answering: Promise<Done>): Promise<Done> => {
  const answer = await answering;
  if (!answer.ok) showRefusal(answer.refusal);
  return answer;
};

export const nobody: DraftEntrant = {
  name: '',
  familyName: '',
  givenName: '',
  reading: '',
  club: '',
  country: '',
  number: '',
  members: [],
  traits: {},
  playing: true,
};

/** A person as a command carries it: everything but the registration number. */
export const draftOf = ({ id: _, members, traits, ...rest }: Entrant): DraftEntrant => ({
  ...rest,
  members: [...members],
  traits: { ...traits },
});

/** Enters people, all or nobody, in one step. */
export const addPeople = (drafts: readonly DraftEntrant[], namesAs?: NamesAs): Promise<Done> =>
  send({ type: 'entrants.add', entrants: [...drafts], ...(namesAs === undefined ? {} : { namesAs }) });

export const editPerson = (id: EntrantId, draft: DraftEntrant): Promise<Done> =>
  send({ type: 'entrant.edit', id, entrant: draft });

export const removePeople = (people: readonly Entrant[]): Promise<Done> =>
  shown(send({ type: 'entrants.remove', ids: people.map(({ id }) => id) }));

export const setPlaying = (people: readonly Entrant[], playing: boolean): Promise<Done> =>
  shown(send({ type: 'entrants.play', ids: people.map(({ id }) => id), playing }));

/** Somebody who does not play is set to play only when all of the chosen are out; else all of them are set out. */
export const togglePlaying = (people: readonly Entrant[]): Promise<Done> =>
  setPlaying(
    people,
    people.every(({ playing }) => !playing),
  );

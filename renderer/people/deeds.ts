import { undoAsked } from '../hall/ask.ts';
/** What is done to people: commands to the back end, and what the screen then says of the last one. */

import { create } from 'zustand';
import { families } from '../../core/games/all.ts';
import type { DraftEntrant } from '../../core/tournament/commands.ts';
import type { NamesAs } from '../../core/tournament/people/name-parts.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { Entrant } from '../../core/tournament/state.ts';
import type { EntrantId } from '../../core/tournament/words.ts';
import { showRefusal } from '../store/notices.ts';
import { shownName } from '../store/shown-name.ts';
import { send, tournament } from '../store/tournament.ts';
import { entrantsCounted } from './entrant-count.ts';
import { outWords } from './out-words.ts';

/** The last deed of this screen, offered for undo as long as nothing else has happened. */
type LastDeed = {
  /** The step in the journal. */
  readonly step: number;
  readonly key: string;
  readonly params: { readonly [name: string]: unknown };
};

type PeopleStore = {
  readonly last: LastDeed | null;
};

const nothing: PeopleStore = { last: null };

export const usePeopleStore = create<PeopleStore>()(() => nothing);

const { setState } = usePeopleStore;

/** When the screen is left: what was said here is not said later, perhaps of another tournament. */
export const forgetPeople = (): void => setState(nothing);

type Done = Answer<{ readonly no: number }>;

/** `params` is asked when the deed is done, so that new and renamed people are told from others by the list of that moment. */
const noted = async (answering: Promise<Done>, key: string, params: () => LastDeed['params']): Promise<Done> => {
  const answer = await answering;
  setState(answer.ok ? { last: { step: answer.value.no, key, params: params() } } : {});
  return answer;
};

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

/** One by the name, more by their number. A form for one would say 21 in Russian as well. */
const named = (people: readonly { readonly name: string }[]) => {
  const [{ name } = { name: '' }] = people;
  return { what: people.length === 1 ? name : entrantsCounted(tournament(), people.length), name };
};

/** The same of people who are in the list: two of one name are told apart, as everywhere at the desk. */
const listed = (people: readonly Entrant[]) => {
  const open = tournament();
  return named(people.map(({ id, name }) => ({ name: (open === null ? null : shownName(open, id)) ?? name })));
};

/** Finds the one just entered: namesakes are further up in the list. */
const entered = (drafts: readonly DraftEntrant[]) => {
  const one = tournament()?.entrants.findLast(({ name }) => name === drafts[0]?.name);
  return drafts.length === 1 && one !== undefined ? listed([one]) : named(drafts);
};

/** Enters people, all or nobody, in one step. */
const add = (drafts: readonly DraftEntrant[], namesAs?: NamesAs) =>
  send({ type: 'entrants.add', entrants: [...drafts], ...(namesAs === undefined ? {} : { namesAs }) });

export const addPeople = (drafts: readonly DraftEntrant[]): Promise<Done> =>
  noted(add(drafts), 'shell:steps.entrants.added', () => entered(drafts));

/** `what`: how many of what the event has, people, pairs or teams. */
export const importPeople = (drafts: readonly DraftEntrant[], what: string, namesAs?: NamesAs): Promise<Done> =>
  noted(add(drafts, namesAs), 'people:done.imported', () => ({ what }));

export const editPerson = (id: EntrantId, draft: DraftEntrant): Promise<Done> =>
  noted(send({ type: 'entrant.edit', id, entrant: draft }), 'shell:steps.entrant.edited', () =>
    listed(tournament()?.entrants.filter((entrant) => entrant.id === id) ?? []),
  );

export const removePeople = (people: readonly Entrant[]): Promise<Done> => {
  const ids = people.map(({ id }) => id);
  const gone = listed(people);
  return shown(noted(send({ type: 'entrants.remove', ids }), 'shell:steps.entrants.removed', () => gone));
};

export const setPlaying = (people: readonly Entrant[], playing: boolean): Promise<Done> => {
  const ids = people.map(({ id }) => id);
  const open = tournament();
  const out = outWords(open === null ? undefined : families[open.family]);
  const key = `shell:steps.entrants.${playing ? 'playing' : out}`;
  return shown(noted(send({ type: 'entrants.play', ids, playing }), key, () => listed(people)));
};

/** Somebody who does not play is set to play only when all of the chosen are out; else all of them are set out. */
export const togglePlaying = (people: readonly Entrant[]): Promise<Done> =>
  setPlaying(
    people,
    people.every(({ playing }) => !playing),
  );

export const undoLast = async (): Promise<Done | null> => {
  const answer = await undoAsked('');
  return answer === null ? null : shown(Promise.resolve(answer));
};

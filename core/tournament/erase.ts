/**
 * Taking a person's name out of everything a tournament has written down [reliability 4.7]. Results and seats stay: the person is
 * a number (`markOf`). Requests get the check number that fits them.
 *
 * The entry in the list of people loses all that names the person. Other texts lose the whole name wherever it stands as words of
 * its own; what somebody wrote (reasons, notes) also loses its single words. Words of the program (types, codes, seeds, times)
 * are never touched, so that the journal folds as before.
 */

import { fingerprint } from './draws/fingerprint.ts';
import type { Step } from './ledger.ts';
import type { EntrantId, Json } from './words.ts';

type Bag = { readonly [key: string]: Json };

const isBag = (value: Json): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands in place of the name, in every language. */
export const markOf = (id: EntrantId): string => `№ ${id}`;

export type Erasing = {
  readonly id: EntrantId;
  /** One member of a pair or team, whose others keep their names; null: the whole entrant. */
  readonly member: string | null;
  readonly mark: string;
  /** Whole names, the longest first. */
  readonly names: readonly string[];
  readonly words: readonly string[];
};

const SECOND_NAME = 'otherScript';

const PERSONAL = ['familyName', 'givenName', 'reading', 'club', 'country', 'number'] as const;

const OWN_WORDS: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'do',
  'what',
  'code',
  'method',
  'family',
  'engine',
  'seed',
  'at',
  'id',
  'fingerprint',
  'format',
  'trait',
  'ended',
  'link',
]);

/** Keys of what people wrote in their own words. */
const WRITTEN: ReadonlySet<string> = new Set(['reason', 'note', 'text', 'remark', 'comment', 'words']);

/** Keys under which a single word may be a name. */
const NAMING: ReadonlySet<string> = new Set([
  'name',
  'names',
  'player',
  'players',
  'other',
  'people',
  'members',
  'reading',
  'number',
  SECOND_NAME,
]);

const PROGRAMS_WORD = /^[a-z][A-Za-z0-9.]*$/;

/** Shorter words are too common to be a person's. */
const SHORTEST = 3;

const textIn = (bag: Bag, key: string): string => {
  const value = bag[key];
  return typeof value === 'string' ? value : '';
};

const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((member): member is string => typeof member === 'string') : [];

const entriesOf = ({ changes }: Pick<Step, 'changes'>, id: EntrantId): readonly Bag[] =>
  changes.flatMap((change): readonly Bag[] => {
    if (change.type === 'entrants.added') return change.entrants.filter((entrant) => entrant.id === id);
    if (change.type === 'entrants.marked') {
      const { ids, trait, value } = change;
      return trait === SECOND_NAME && ids.includes(id) ? [{ traits: { [SECOND_NAME]: value } }] : [];
    }
    return change.type === 'entrant.edited' && change.entrant.id === id ? [change.entrant] : [];
  });

export type Somebody = { readonly id: EntrantId; readonly member: string | null; readonly name: string };

export const everybodyIn = (steps: readonly Pick<Step, 'changes'>[]): readonly Somebody[] => {
  const last = new Map<EntrantId, Bag>();
  for (const { changes } of steps) {
    for (const change of changes) {
      const entered =
        change.type === 'entrants.added' ? change.entrants : change.type === 'entrant.edited' ? [change.entrant] : [];
      for (const entrant of entered) last.set(entrant.id, entrant);
    }
  }
  return [...last].flatMap(([id, entrant]) => [
    { id, member: null, name: textIn(entrant, 'name') },
    ...textsIn(entrant.members).map((member) => ({ id, member, name: member })),
  ]);
};

const namesOf = (entry: Bag): readonly string[] => {
  const [family, given] = [textIn(entry, 'familyName'), textIn(entry, 'givenName')];
  const pairs =
    family === '' || given === '' ? [] : [`${given} ${family}`, `${family} ${given}`, `${family}, ${given}`];
  // A licence number is a name too, but a short one could be any number.
  const number = textIn(entry, 'number');
  const { traits = {} } = entry;
  return [
    textIn(entry, 'name'),
    textIn(entry, 'reading'),
    ...(isBag(traits) ? [textIn(traits, SECOND_NAME)] : []),
    ...pairs,
    ...textsIn(entry.members),
    ...(number.length > SHORTEST ? [number] : []),
  ];
};

/** Null where nobody of that number was ever entered. */
export const erasingOf = (
  steps: readonly Pick<Step, 'changes'>[],
  id: EntrantId,
  member: string | null = null,
): Erasing | null => {
  const entries = steps.flatMap((step) => entriesOf(step, id));
  if (entries.length === 0) return null;
  if (member !== null && !entries.some(({ members }) => textsIn(members).includes(member))) return null;
  const names = [...new Set(member === null ? entries.flatMap(namesOf) : [member])].filter((name) => name !== '');
  const words = new Set(
    names.flatMap((name) => name.split(/[^\p{L}\p{N}'’-]+/u)).filter((word) => [...word].length >= SHORTEST),
  );
  const longest = (a: string, b: string) => b.length - a.length || (a < b ? -1 : 1);
  return { id, member, mark: markOf(id), names: names.sort(longest), words: [...words].sort(longest) };
};

const withoutName = (traits: Json): Json =>
  isBag(traits) ? Object.fromEntries(Object.entries(traits).filter(([key]) => key !== SECOND_NAME)) : traits;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const anyOf = (texts: readonly string[]): RegExp | null =>
  texts.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${texts.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const isEntrant = (bag: Bag): boolean =>
  typeof bag.id === 'number' && typeof bag.name === 'string' && Array.isArray(bag.members) && 'playing' in bag;

const isDraw = (bag: Bag): boolean => 'request' in bag && typeof bag.fingerprint === 'string' && bag.fingerprint !== '';

const refitted = (before: Bag, after: Bag): Bag => {
  const request = after.request ?? null;
  const had = before.request ?? null;
  return fingerprint(had) === fingerprint(request) ? after : { ...after, fingerprint: fingerprint(request) };
};

type Walk = (value: Json, key: string) => Json;

const eraser = ({ id, member, mark, names, words }: Erasing) => {
  const whole = anyOf(names);
  const single = anyOf(words);
  const erased = (text: string, key: string): string => {
    if (OWN_WORDS.has(key)) return text;
    // A single word where no name is expected is the program's, whatever somebody is called.
    const isOneWord = !/\s/.test(text) && !NAMING.has(key);
    if (isOneWord && (!WRITTEN.has(key) || PROGRAMS_WORD.test(text))) return text;
    const without = whole === null ? text : text.replace(whole, () => mark);
    return WRITTEN.has(key) && single !== null ? without.replace(single, () => mark) : without;
  };

  const walked: Walk = (value, key) => {
    if (typeof value === 'string') return erased(value, key);
    if (Array.isArray(value)) return (value as readonly Json[]).map((member) => walked(member, key));
    if (!isBag(value)) return value;
    // Somebody else of the same name keeps it.
    if (isEntrant(value)) return value.id === id ? person(value) : value;
    const without = Object.fromEntries(Object.entries(value).map(([name, held]) => [name, walked(held, name)]));
    return isDraw(value) ? refitted(value, without) : without;
  };

  /** The name of the entrant is made of its members' names. */
  const oneOf = (bag: Bag): Bag => {
    const name = [whole, single].reduce(
      (text, pattern) => (pattern === null ? text : text.replace(pattern, () => mark)),
      textIn(bag, 'name'),
    );
    return {
      ...bag,
      name,
      members: textsIn(bag.members).map((other) => (other === member ? mark : other)),
      // Nobody can tell which member it belongs to, so it goes whole.
      ...('traits' in bag ? { traits: withoutName(bag.traits ?? {}) } : {}),
    };
  };

  const person = (bag: Bag): Bag => (member === null ? entrant(bag) : oneOf(bag));

  const entrant = (bag: Bag): Bag => ({
    ...bag,
    ...Object.fromEntries(PERSONAL.filter((key) => key in bag).map((key) => [key, ''])),
    ...('traits' in bag ? { traits: walked(withoutName(bag.traits ?? {}), 'traits') } : {}),
    ...('members' in bag
      ? { members: textsIn(bag.members).map((_, place) => `${mark} ${String.fromCharCode(97 + place)}`) }
      : {}),
    name: mark,
  });

  return { walked, person };
};

export const eraseFrom =
  (erasing: Erasing): ((state: Json) => Json) =>
  (state) =>
    eraser(erasing).walked(state, '');

export type Written = { readonly command: Json; readonly changes: readonly Json[]; readonly answer: Json };

/** The change tells which draft is whose. */
const addedBy = (command: Bag, changes: readonly Json[], id: EntrantId, person: (bag: Bag) => Bag): Bag => {
  const added = changes.find((change) => isBag(change) && change.type === 'entrants.added') as Bag | undefined;
  const ids = ((added?.entrants ?? []) as readonly Json[]).map((entrant) => (isBag(entrant) ? entrant.id : null));
  const drafts = (command.entrants ?? []) as readonly Json[];
  return {
    ...command,
    entrants: drafts.map((draft, place) => (ids[place] === id && isBag(draft) ? person(draft) : draft)),
  };
};

/** A name in a second script that was set on its own: others who got it keep it. */
const markWithout = (bag: Bag, id: EntrantId): Bag => {
  const ids = (bag.ids as readonly Json[]).filter((other) => other !== id);
  return { ...bag, ids, value: ids.length === 0 ? null : (bag.value ?? null) };
};

/** Times, numbers and who entered it stay. */
export const eraseFromStep = (erasing: Erasing): (<T extends Written>(step: T) => T) => {
  const { id } = erasing;
  const { walked, person } = eraser(erasing);
  const commandWithout = ({ command, changes }: Written): Json => {
    if (!isBag(command)) return walked(command, '');
    if (command.type === 'entrants.add') {
      const { atOnce, ...rest } = addedBy(command, changes, id, person);
      return atOnce === undefined ? rest : { ...rest, atOnce: walked(atOnce, 'atOnce') };
    }
    if (command.type === 'entrant.edit') {
      const { entrant } = command;
      return command.id === id && isBag(entrant ?? null) ? { ...command, entrant: person(entrant as Bag) } : command;
    }
    if (command.type !== 'entrants.mark') return walked(command, '');
    return command.trait === SECOND_NAME
      ? markWithout(command, id)
      : { ...command, value: walked(command.value ?? null, 'words') };
  };
  const changeWithout = (change: Json): Json =>
    isBag(change) && change.type === 'entrants.marked' && change.trait === SECOND_NAME
      ? markWithout(change, id)
      : walked(change, '');
  return (step) => ({
    ...step,
    command: commandWithout(step),
    changes: step.changes.map(changeWithout),
    answer: walked(step.answer, ''),
  });
};

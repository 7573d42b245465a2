import { families } from '../../core/games/all.ts';
import { nameAs, shownNames } from '../../core/sheets/names.ts';
import type { Change } from '../../core/tournament/changes.ts';
import { folded } from '../../core/tournament/fold.ts';
import { deedPhrase } from '../../core/tournament/history/deed-words.ts';
import { deedsOf } from '../../core/tournament/history/stated-changes.ts';
import { blockedTables, type Cause } from '../../core/tournament/round-in-work.ts';
import { type Entrant, entrantOf, roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, GameId, Json, Phrase, RoundNo, TableNo } from '../../core/tournament/words.ts';
import { screensOf } from '../games/game.ts';
import { keyOf, textOf } from '../i18n/text.ts';
import { entrantsCounted } from '../people/entrant-count.ts';
import { fieldTextOf } from '../people/field-text.ts';
import { outWords } from '../people/out-words.ts';

/** A change in words: a text key with its parameters, and figures that follow it (points by seat, old and new). */
export type StepWords = {
  readonly key: string;
  readonly params: { readonly [name: string]: unknown };
  readonly was?: readonly (number | null)[] | Phrase;
  readonly is?: readonly (number | null)[] | Phrase;
  /** The game's own words for its own change, in place of the key. */
  readonly own?: { readonly family: GameId; readonly line: Phrase };
};

/** Somebody's name; one of two of the same name is told from the other, as everywhere at the desk. */
const nameAmong = (entrant: Entrant, before: Tournament | null): string => {
  const { entrants = [], namesAs } = before ?? {};
  const others = entrants.filter(({ id }) => id !== entrant.id);
  if (!others.some(({ name }) => name === entrant.name)) return nameAs(entrant, namesAs);
  const known = { entrants: [...others, entrant], ...(namesAs === undefined ? {} : { namesAs }) };
  return shownNames(known).get(entrant.id)?.plain.text ?? entrant.name;
};

const named = (before: Tournament | null, ids: readonly EntrantId[]): string => {
  const entrant = before === null ? undefined : entrantOf(before, ids[0] ?? 0);
  return entrant === undefined ? '' : nameAmong(entrant, before);
};

/** One by the name, more by their number. */
const counted = (before: Tournament | null, many: number, name: string): string =>
  many === 1 ? name : entrantsCounted(before, many);
const told = (before: Tournament | null, ids: readonly EntrantId[]): string =>
  counted(before, ids.length, named(before, ids));

/** Points of a stored result by seat, or scores where the game has no points; words where figures do not tell it. */
const figures = (
  before: Tournament | null,
  round: RoundNo,
  table: TableNo,
  result: Json | undefined,
): readonly (number | null)[] | Phrase => {
  const told = before === null || result === undefined ? null : screensOf(before.family).entry?.words?.(result);
  if (told != null) return told;
  const family = before === null ? undefined : families[before.family];
  const seats = before === null ? undefined : roundOf(before, round)?.tables.find((found) => found.table === table);
  if (before === null || family === undefined || seats === undefined || result === undefined) return [];
  const { pointsScale = 1 } = family.results;
  return family.results
    .lines(before, round, seats, result)
    .map(({ points, score }) => points ?? score)
    .map((figure) => (figure === null ? null : figure / pointsScale));
};

type Clock = Extract<Change, { type: 'round.timed' }>['timer'];

const clockKey = (was: Clock, is: Clock): string => {
  if (is === null) return 'removed';
  if (is.runningSince === null) return 'paused';
  if (was === null || was.runningSince === null) return 'started';
  return was.runningSince === is.runningSince ? 'extended' : 'shifted';
};

/** The game's own command in a step. */
const ownCommand = (command: Json): { readonly [name: string]: Json } => {
  const own = (command as { readonly command?: Json } | null)?.command;
  return typeof own === 'object' && own !== null && !Array.isArray(own)
    ? (own as { readonly [name: string]: Json })
    : {};
};

/** The earlier table that one who sits here had not played when the result came [W-3.4]. */
const earlyCause = (before: Tournament | null, no: RoundNo, table: TableNo): Cause | undefined => {
  const family = before === null ? undefined : families[before.family];
  const round = before === null ? undefined : roundOf(before, no);
  if (before === null || family === undefined || round === undefined) return undefined;
  return blockedTables(before, family, round).get(table);
};

/** A result that only one thing is another of, in the game's own words: a chombo that was given. */
const changedOnly = (
  before: Tournament | null,
  { round, table, result }: Extract<Change, { readonly type: 'result.entered' }>,
  was: Json | undefined,
): StepWords | null => {
  const seated = before === null ? undefined : roundOf(before, round)?.tables.find((found) => found.table === table);
  if (before === null || seated === undefined || was === undefined) return null;
  const { family } = before;
  const line = screensOf(family).history.changed?.(seated, was, result) ?? null;
  if (line === null) return null;
  const params = { ...line.params, round, table };
  return { key: 'shell:steps.family.changed', params, own: { family, line: { code: line.code, params } } };
};

/** The details of an event that changed, each by the words of its field. */
const describedWords = (
  change: Extract<Change, { type: 'tournament.described' }>,
  before: Tournament | null,
): string => {
  const { name, plannedRounds, place = before?.place, days = before?.days ?? null, namesAs = before?.namesAs } = change;
  const was = before?.days ?? null;
  const told = [
    ...(name === before?.name ? [] : [name]),
    ...(plannedRounds === before?.plannedRounds ? [] : [`${textOf('shell:new.rounds')} ${plannedRounds}`]),
    ...(place === before?.place ? [] : [`${textOf('words:columns.place')} ${place || textOf('words:none')}`]),
    ...(days?.from === was?.from && days?.until === was?.until
      ? []
      : [
          days === null
            ? `${textOf('shell:event.from')} ${textOf('words:none')}`
            : textOf('sheets:where.days', { days: `${days.from}/${days.until}` }),
        ]),
    ...(namesAs === undefined || (namesAs.order === before?.namesAs?.order && namesAs.family === before.namesAs.family)
      ? []
      : [textOf(`people:namesAs.${namesAs.order}`)]),
  ];
  return told.length === 0 ? name : told.join(', ');
};

/** What a change did, seen from the tournament before it. */
const wordsOf = (change: Change, before: Tournament | null): StepWords => {
  const key = `shell:steps.${change.type}`;
  switch (change.type) {
    case 'tournament.created':
      return { key, params: { name: change.name } };
    case 'tournament.described':
      return { key, params: { what: describedWords(change, before) } };
    case 'tournament.ruled':
      return { key, params: {} };
    case 'tournament.timed': {
      const { starts } = change;
      if (starts.length === 0) return { key: 'shell:steps.tournament.untimed', params: {} };
      return { key, params: { times: starts.map((time) => time ?? '–').join(', ') } };
    }
    case 'entrants.added': {
      const [first] = change.entrants;
      const name = first === undefined ? '' : nameAmong(first, before);
      return { key, params: { what: counted(before, change.entrants.length, name) } };
    }
    case 'entrant.edited': {
      const was = named(before, [change.entrant.id]);
      const name = nameAmong(change.entrant, before);
      return was === name ? { key, params: { name } } : { key: 'shell:steps.entrant.renamed', params: { was, name } };
    }
    case 'entrants.removed':
      return { key, params: { what: told(before, change.ids) } };
    case 'entrants.playing': {
      const what = change.playing ? 'playing' : outWords(before === null ? undefined : families[before.family]);
      return { key: `shell:steps.entrants.${what}`, params: { what: told(before, change.ids) } };
    }
    case 'entrants.marked': {
      const what = change.value === null || change.value === false ? 'unmarked' : 'marked';
      return {
        key: `shell:steps.entrants.${what}`,
        params: { who: told(before, change.ids), what: fieldTextOf(`trait.${change.trait}`) },
      };
    }
    case 'round.published':
      return { key, params: { round: change.no, rev: change.rev } };
    case 'round.revised':
      return {
        key,
        params: { round: change.no, rev: change.rev, tables: change.revised, count: change.revised.length },
      };
    case 'round.withdrawn':
      return {
        key,
        params: { round: change.no, rev: before === null ? '' : (roundOf(before, change.no)?.rev ?? '') },
      };
    case 'round.confirmed':
    case 'round.reopened':
      return { key, params: { round: change.no } };
    case 'round.closed': {
      const tables = Object.keys(change.results).map(Number);
      const rule = before === null ? '' : textOf(`${before.family}:provisional.${change.rule}.name`);
      return { key, params: { round: change.no, count: tables.length, tables, rule } };
    }
    case 'result.entered':
    case 'result.corrected':
    case 'result.cleared': {
      const { round, table } = change;
      const known = before === null ? undefined : roundOf(before, round)?.results[table];
      const told = change.type === 'result.entered' ? changedOnly(before, change, known) : null;
      if (told !== null) return told;
      const early =
        change.type === 'result.entered' && known === undefined ? earlyCause(before, round, table) : undefined;
      return {
        key: early === undefined ? key : 'shell:steps.result.enteredEarly',
        params: {
          round,
          table,
          earlier: early?.round,
          missing: early?.table,
          reason: change.type === 'result.corrected' && change.reason !== '' ? ` (${change.reason})` : '',
        },
        was: figures(before, round, table, known),
        is: change.type === 'result.cleared' ? [] : figures(before, round, table, change.result),
      };
    }
    case 'round.timed': {
      const was = (before === null ? undefined : roundOf(before, change.no)?.timer) ?? null;
      return { key: `shell:steps.clock.${clockKey(was, change.timer)}`, params: { round: change.no } };
    }
    case 'standings.shown': {
      const { hidden, frozenAfter } = change.shown;
      const what = hidden ? 'hidden' : frozenAfter === null ? 'shown' : 'frozen';
      return { key: `shell:steps.standings.${what}`, params: { round: frozenAfter } };
    }
    case 'family.changed':
      return { key, params: {} };
  }
};

/** Names a round as it was called then: a cut may be another one by now. */
const titled = <P extends { readonly [name: string]: unknown }>(params: P, before: Tournament | null): P => {
  const { round } = params;
  if (before === null || typeof round !== 'number') return params;
  return { ...params, title: families[before.family].paper.roundTitle?.(before, round) ?? null };
};

/** The game's own changes of a step in its own words; by the general ones where it has none. */
const ownWords = (
  changes: readonly Change[],
  before: Tournament | null,
  after: Tournament | null,
  command: Json,
): readonly StepWords[] => {
  const own = changes.flatMap((change) => (change.type === 'family.changed' ? [change.change] : []));
  if (own.length === 0) return [];
  const key = 'shell:steps.family.changed';
  const part = before === null ? undefined : screensOf(before.family).history;
  if (before === null || part === undefined) return [{ key, params: {} }];
  const reached = after ?? folded(before, changes, families);
  const lines = part.lines({ changes: own, command: ownCommand(command), before, after: reached });
  if (lines.length === 0) return [{ key, params: {} }];
  return lines.map(({ code, params: told = {} }) => {
    const params = titled(told, before);
    return { key, params, own: { family: before.family, line: { code, params } } };
  });
};

/** What several changes of a step say in the same words is said once. */
const saidOnce = (words: readonly StepWords[]): readonly StepWords[] => [
  ...new Map(words.map((one) => [JSON.stringify(one), one])).values(),
];

/**
 * What a step did, in words. What was taken over from elsewhere is told as a whole: it may be thousands of changes.
 *
 * @param after the tournament after the step; folded where it is not at hand
 */
export const stepWords = (
  changes: readonly Change[],
  before: Tournament | null,
  command: Json,
  after: Tournament | null = null,
): readonly StepWords[] => {
  const { type, from } = (command ?? {}) as { readonly type?: Json; readonly from?: Json };
  if (type === 'together') return [{ key: 'shell:steps.together', params: { name: from } }];
  const general = changes.filter((change) => change.type !== 'family.changed');
  return [
    ...saidOnce(
      general.map((change) => {
        const words = wordsOf(change, before);
        return { ...words, params: titled(words.params, before) };
      }),
    ),
    ...ownWords(changes, before, after, command),
  ];
};

/** What was changed by hand in the seatings that a step published, a line each [ME-53]. */
export const handWords = (changes: readonly Change[], before: Tournament | null): readonly StepWords[] => {
  const family = before === null ? undefined : families[before.family];
  if (before === null || family === undefined) return [];
  const nameOf = (id: EntrantId): string => named(before, [id]) || String(id);
  return changes.flatMap((change) => {
    if (change.type !== 'round.published' && change.type !== 'round.revised') return [];
    const places = change.type === 'round.published' ? change.draw.proposal : roundOf(before, change.no);
    if (places === undefined) return [];
    return deedsOf(change, places).map((deed): StepWords => {
      const { code, params = {} } = deedPhrase(deed, family, nameOf);
      return { key: keyOf(code), params };
    });
  });
};

/** Words in the language of now, without their figures. */
export const textOfWords = ({ key, params, own }: StepWords): string =>
  (own === undefined ? undefined : screensOf(own.family).history.text(own.line)) ?? textOf(key, params);

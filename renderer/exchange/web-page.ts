/**
 * Standings and rounds as one page for the club's site: a file of its own without scripts, fonts or pictures from
 * elsewhere. Only what the hall may see goes in (hidden and frozen standings stay so); names are text, never markup.
 */

import { isRun } from '../../core/exchange/apostrophe.ts';
import type { Game } from '../../core/game/game.ts';
import { byeWords, countedRounds, marksOfResult, marksOfRow } from '../../core/game/rounds.ts';
import type { Standings, StandingsRow } from '../../core/game/standings.ts';
import { standingsTitle } from '../../core/game/standings.ts';
import { type Language, languageOf } from '../../core/languages.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, RoundNo, Table } from '../../core/tournament/words.ts';
import { formatsOf } from '../i18n/formats.ts';
import { textOf } from '../i18n/text.ts';
import { peopleOf } from '../round/names/people.ts';
import { wordsOf } from '../round/names/texts.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1d1c1a,#efece6);--soft:light-dark(#55514a,#bcb6ab);--line:light-dark(#dedad2,#383532);--paper:light-dark(#fdfcfa,#1f1e1c)}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;background:var(--paper);color:var(--ink);font:1rem/1.45 system-ui,sans-serif}
h1{font-size:1.75rem;margin:0}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}p{color:var(--soft);margin:.25rem 0}
.wide{overflow-x:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
thead th{color:var(--soft);font-size:.8125rem;font-weight:600}.n{text-align:end}td small{color:var(--soft);margin-inline-start:.5em}
`;

type Page = {
  readonly tournament: Tournament;
  readonly family: Game;
  readonly language: Language;
  readonly document: Document;
};

type Content = Node | string;

/** An element with its attributes and what is in it; texts become text nodes, so that a name is never markup. */
const element = (
  { document }: Pick<Page, 'document'>,
  tag: string,
  attributes: { readonly [name: string]: string },
  ...content: readonly Content[]
): HTMLElement => {
  const made = document.createElement(tag);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...content);
  return made;
};

const NUMBER = { class: 'n' };

/** Joins words and is not seen: before a formula it makes a text of the cell, in a spreadsheet that opens or is given the page. */
const JOINER = '\u2060';
const cellText = (text: string): string => (isRun(text) ? `${JOINER}${text}` : text);

/** The name; at a table of a round that of the substitute with it. */
const name = (page: Page, id: EntrantId, round: RoundNo | null = null): HTMLElement => {
  const person = peopleOf(page.tournament, round).get(id);
  const { name: own = '', substitute = null } = person ?? {};
  const text = substitute === null ? own : textOf('sheets:substitute', { name: substitute, player: own });
  return element(page, 'bdi', {}, cellText(text));
};

type Heading = { readonly text: string; readonly isNumber?: boolean };

const table = (page: Page, headings: readonly Heading[], lines: readonly (readonly HTMLElement[])[]): HTMLElement => {
  const cells = headings.map(({ text, isNumber = false }) =>
    element(page, 'th', { scope: 'col', ...(isNumber ? NUMBER : {}) }, text),
  );
  const head = element(page, 'thead', {}, element(page, 'tr', {}, ...cells));
  const body = element(page, 'tbody', {}, ...lines.map((line) => element(page, 'tr', {}, ...line)));
  return element(page, 'div', { class: 'wide' }, element(page, 'table', {}, head, body));
};

const standingsPart = (page: Page, standings: Standings): readonly HTMLElement[] => {
  const { columns, rows, through } = standings;
  const { family, language } = page;
  const { decimal } = formatsOf(language);
  const hasMarks = rows.some((row) => marksOfRow(family, row).length > 0);
  const headings = [
    { text: textOf('words:columns.place'), isNumber: true },
    { text: textOf('words:columns.name') },
    ...columns.map(({ code }) => ({ text: textOf(`${family.id}:columns.${code}`), isNumber: true })),
    ...(hasMarks ? [{ text: textOf('exchange:columns.note') }] : []),
  ];
  // The mark has a cell of its own: the heading of the line is the name and nothing else.
  const note = (row: StandingsRow): HTMLElement => {
    const marks = marksOfRow(family, row).map((mark) => wordsOf(mark));
    return element(page, 'td', {}, ...(marks.length === 0 ? [] : [element(page, 'small', {}, marks.join(', '))]));
  };
  const lines = rows.map((row) => [
    element(page, 'td', NUMBER, String(row.place ?? '–')),
    element(page, 'th', { scope: 'row' }, name(page, row.entrant)),
    ...columns.map(({ unit }, column) => {
      const value = row.cells[column] ?? null;
      return element(page, 'td', NUMBER, value === null ? '' : decimal(value / unit.scale, unit.decimals, unit.signed));
    }),
    ...(hasMarks ? [note(row)] : []),
  ]);

  const title = through === 0 ? textOf('sheets:documents.standings') : wordsOf(standingsTitle(standings));
  return [element(page, 'h2', {}, title), table(page, headings, lines)];
};

/** Each seat with its name and what it scored, if that may be seen; what has to be known of the table behind the last. */
const seatsOf = (page: Page, round: Round, at: Table, scores: boolean): readonly HTMLElement[] => {
  const { tournament, family, language } = page;
  const stored = scores ? round.results[at.table] : undefined;
  const lines = stored === undefined ? [] : family.results.lines(tournament, round.no, at, stored);
  const { columns, rankedBy = 0 } = family.results.standings(tournament);
  const unit = columns[rankedBy]?.unit ?? { scale: 1, decimals: 0, signed: false };
  const marks = scores ? marksOfResult(family, tournament, round, at.table).map((mark) => wordsOf(mark)) : [];
  return at.seats.map((id, seat) => {
    const score = lines[seat]?.score ?? null;
    const noted = seat === at.seats.length - 1 && marks.length > 0 ? [marks.join(', ')] : [];
    const shown = score === null ? null : formatsOf(language).decimal(score / unit.scale, unit.decimals, unit.signed);
    const small = [...(shown === null ? [] : [shown]), ...noted].map((text) => element(page, 'small', {}, text));
    return element(page, 'td', {}, name(page, id, round.no), ...small);
  });
};

const roundPart = (page: Page, round: Round, scores: boolean): readonly HTMLElement[] => {
  const { family } = page;
  const most = Math.max(0, ...round.tables.map(({ seats }) => seats.length));
  const headings = [
    { text: textOf('words:columns.table'), isNumber: true },
    ...family.seats.slice(0, most).map((seat) => ({ text: textOf(`${family.id}:seats.${seat}.name`) })),
  ];
  const isOff = ({ table: no }: Table): boolean => {
    const stored = scores ? round.results[no] : undefined;
    return stored !== undefined && (family.results.cancelled?.(stored) ?? null) !== null;
  };
  const off = (): Content => element(page, 'small', {}, textOf('exchange:page.cancelled'));
  const lines = round.tables
    .toSorted((a, b) => a.table - b.table)
    .map((at) => [
      element(page, 'td', NUMBER, String(at.table), ...(isOff(at) ? [off()] : [])),
      ...seatsOf(page, round, at, scores),
    ]);
  const byes = round.byes.flatMap(({ entrant }, index) => [...(index === 0 ? [] : [', ']), name(page, entrant)]);
  return [
    element(page, 'h2', {}, textOf('exchange:page.round', { round: round.no })),
    table(page, headings, lines),
    ...(byes.length === 0
      ? []
      : [element(page, 'p', {}, `${wordsOf(byeWords(family, page.tournament, round.no).above)}: `, ...byes)]),
  ];
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * The page of an event as HTML text.
 * @param madeAt ISO time, shown at the foot
 */
export const webPage = (tournament: Tournament, family: Game, language: Language, madeAt: string): string => {
  // Outside this window: nothing in it is loaded or carried out while it is made.
  const made = document.implementation.createHTMLDocument(tournament.name);
  const page: Page = { tournament, family, language, document: made };
  const { hidden, frozenAfter } = tournament.standingsShown;
  const last = Math.min(frozenAfter ?? Number.POSITIVE_INFINITY, countedRounds(family, tournament));
  const standings = hidden ? null : family.results.standings(tournament, false, last);
  made.documentElement.lang = languageOf(language).tag;
  made.head.prepend(
    element(page, 'meta', { charset: 'utf-8' }),
    element(page, 'meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element(page, 'meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
  );
  made.head.append(element(page, 'style', {}, STYLE));
  made.body.append(
    element(page, 'h1', {}, element(page, 'bdi', {}, tournament.name)),
    element(page, 'p', {}, textOf(`${family.id}:game.name`)),
    ...(standings === null || standings.rows.length === 0 ? [] : standingsPart(page, standings)),
    ...tournament.rounds.toReversed().flatMap((round) => roundPart(page, round, !hidden && round.no <= last)),
    element(page, 'p', {}, textOf('exchange:page.made', { at: formatsOf(language).dateTime(madeAt) })),
  );
  return `<!doctype html>\n${made.documentElement.outerHTML}\n`;
};

/**
 * Standings and rounds as one page for the club's site: a file of its own without scripts, fonts or pictures from
 * elsewhere. Only what the hall may see goes in (hidden and frozen standings stay so); names are text, never markup.
 */

import type { Family, Standings } from '../../core/tournament/family.ts';
import { countedRounds } from '../../core/tournament/family.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, Table } from '../../core/tournament/words.ts';
import { formatsOf } from '../i18n/formats.ts';
import { type Language, tags } from '../i18n/language.ts';
import { textOf } from '../i18n/text.ts';
import { peopleOf } from '../rounds/people.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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
  readonly family: Family;
  readonly language: Language;
};

const name = ({ tournament }: Page, id: EntrantId): string =>
  `<bdi>${escaped(peopleOf(tournament).get(id)?.name ?? '')}</bdi>`;

const head = (cells: readonly { readonly text: string; readonly isNumber?: boolean }[]): string =>
  `<thead><tr>${cells.map(({ text, isNumber = false }) => `<th scope="col"${isNumber ? ' class="n"' : ''}>${escaped(text)}</th>`).join('')}</tr></thead>`;

const table = (heading: string, lines: readonly string[]): string =>
  `<div class="wide"><table>${heading}<tbody>${lines.map((line) => `<tr>${line}</tr>`).join('\n')}</tbody></table></div>`;

const standingsPart = (page: Page, { columns, rows, through }: Standings): string => {
  const { family, language } = page;
  const { decimal } = formatsOf(language);
  const heading = head([
    { text: textOf('exchange:columns.place'), isNumber: true },
    { text: textOf('exchange:columns.name') },
    ...columns.map(({ code }) => ({ text: textOf(`${family.id}:columns.${code}`), isNumber: true })),
  ]);
  const lines = rows.map(({ place, entrant, cells }) => {
    const figures = columns.map(({ unit }, column) => {
      const value = cells[column] ?? null;
      return `<td class="n">${value === null ? '' : decimal(value / unit.scale, unit.decimals, unit.signed)}</td>`;
    });
    return `<td class="n">${place ?? '–'}</td><th scope="row">${name(page, entrant)}</th>${figures.join('')}`;
  });
  const title =
    through === 0 ? textOf('exchange:page.standings') : textOf('exchange:page.standingsAfter', { round: through });
  return `<h2>${escaped(title)}</h2>${table(heading, lines)}`;
};

/** Each seat with its name and what it scored, if that may be seen. */
const seatsOf = (page: Page, round: Round, at: Table, scores: boolean): string => {
  const { tournament, family, language } = page;
  const stored = scores ? round.results[at.table] : undefined;
  const lines = stored === undefined ? [] : family.resultLines(tournament, round.no, at, stored);
  const { columns, rankedBy = 0 } = family.standings(tournament);
  const unit = columns[rankedBy]?.unit ?? { scale: 1, decimals: 0, signed: false };
  return at.seats
    .map((id, seat) => {
      const score = lines[seat]?.score ?? null;
      const shown = score === null ? '' : formatsOf(language).decimal(score / unit.scale, unit.decimals, unit.signed);
      return `<td>${name(page, id)}${shown === '' ? '' : `<small>${shown}</small>`}</td>`;
    })
    .join('');
};

const roundPart = (page: Page, round: Round, scores: boolean): string => {
  const { family } = page;
  const most = Math.max(0, ...round.tables.map(({ seats }) => seats.length));
  const heading = head([
    { text: textOf('exchange:columns.table'), isNumber: true },
    ...family.seats.slice(0, most).map((seat) => ({ text: textOf(`${family.id}:seats.${seat}.name`) })),
  ]);
  const lines = round.tables
    .toSorted((a, b) => a.table - b.table)
    .map((at) => `<td class="n">${at.table}</td>${seatsOf(page, round, at, scores)}`);
  const byes = round.byes.map(({ entrant }) => name(page, entrant)).join(', ');
  const sitOut = byes === '' ? '' : `<p>${escaped(textOf('exchange:page.byes'))}: ${byes}</p>`;
  return `<h2>${escaped(textOf('exchange:page.round', { round: round.no }))}</h2>${table(heading, lines)}${sitOut}`;
};

/**
 * The page of an event as HTML text.
 * @param madeAt ISO time, shown at the foot
 */
export const webPage = (tournament: Tournament, family: Family, language: Language, madeAt: string): string => {
  const page: Page = { tournament, family, language };
  const { hidden, frozenAfter } = tournament.standingsShown;
  const last = Math.min(frozenAfter ?? Number.POSITIVE_INFINITY, countedRounds(family, tournament));
  const standings = hidden ? null : family.standings(tournament, false, last);
  const rounds = tournament.rounds.toReversed().map((round) => roundPart(page, round, !hidden && round.no <= last));
  const body = [
    `<h1><bdi>${escaped(tournament.name)}</bdi></h1>`,
    `<p>${escaped(textOf(`shell:families.${family.id}.name`))}</p>`,
    ...(standings === null || standings.rows.length === 0 ? [] : [standingsPart(page, standings)]),
    ...rounds,
    `<p>${escaped(textOf('exchange:page.made', { at: formatsOf(language).dateTime(madeAt) }))}</p>`,
  ];
  return `<!doctype html>
<html lang="${tags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(tournament.name)}</title>
<style>${STYLE}</style>
</head>
<body>
${body.join('\n')}
</body>
</html>
`;
};

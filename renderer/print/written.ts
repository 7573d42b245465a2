import type { PublishedView } from '../../core/sheets/hall/published-view.ts';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import { cellText, spoken } from '../../core/sheets/layout/lists/placed.ts';
import type { ShownName } from '../../core/sheets/names.ts';
import type { BracketRounds, Cell, HandoutPart, Listing, Sheet } from '../../core/sheets/sheet.ts';
import type { Written } from '../fonts/load.ts';

/** What texts of the program are made of, in both languages; names bring their own characters. */
const ALWAYS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  '\u00a0\u202f–—·−…«»“”„’№()→×°',
].join('');

const plain = (text: string): Written => ({ text, lang: null });

const cellWritten = (cell: Cell, voice: Voice): Written[] => {
  if (cell.kind === 'name') return nameWritten(cell.name, voice);
  if (cell.kind === 'names') return cell.names.flatMap((name) => nameWritten(name, voice));
  return [plain(cellText(cell, voice))];
};

const nameWritten = (name: ShownName, voice: Voice): Written[] => [
  { text: spoken(name, voice).text, lang: name.lang },
  ...(name.under === undefined ? [] : [name.under]),
  ...(name.met === undefined ? [] : [plain(name.met)]),
];

const listingWritten = ({ blocks }: Listing, voice: Voice): Written[] =>
  blocks.flatMap(({ heading, rows }) => [
    ...(heading.kind === 'letter' ? [plain(heading.letter)] : cellWritten(heading, voice)),
    ...rows.flatMap(({ cells, head }) => [
      plain(head.toLocaleUpperCase()),
      ...cells.flatMap((cell) => cellWritten(cell, voice)),
    ]),
  ]);

const bracketWritten = (rounds: BracketRounds, voice: Voice): Written[] =>
  rounds.flatMap(({ matches }) =>
    matches.flatMap(({ sides }) => sides.flatMap(({ who, score }) => [plain(score), ...cellWritten(who, voice)])),
  );

const partWritten = (part: HandoutPart, voice: Voice): Written[] => {
  switch (part.kind) {
    case 'facts':
      return part.facts.flatMap(({ what }) => cellWritten(what, voice));
    case 'lines':
    case 'grid':
      return part.rows.flatMap((cells) => cells.flatMap((cell) => cellWritten(cell, voice)));
    case 'boards':
      return part.sides.flatMap(({ name }) => cellWritten(name, voice));
    case 'boxes':
    case 'note':
      return [];
  }
};

const sheetWritten = (sheet: Sheet, voice: Voice): Written[] => {
  switch (sheet.kind) {
    case 'list':
      return sheet.parts.flatMap((listing) => listingWritten(listing, voice));
    case 'handouts':
      return sheet.handouts.flatMap(({ title, parts }) => [
        ...cellWritten(title, voice),
        ...parts.flatMap((part) => partWritten(part, voice)),
      ]);
    case 'bracket':
      return bracketWritten(sheet.rounds, voice);
    case 'slips':
      return sheet.slips.flatMap(({ seats }) =>
        seats.flatMap(({ name }) => (name === null ? [] : nameWritten(name, voice))),
      );
    case 'guides':
      return sheet.guides.flatMap(({ name, lines }) => [
        ...nameWritten(name, voice),
        ...lines.flatMap(({ opponents }) => opponents.flatMap((other) => nameWritten(other, voice))),
      ]);
    case 'badges':
      return sheet.badges.flatMap(({ name, from }) => [...nameWritten(name, voice), ...from.map(plain)]);
    case 'placeCards':
      return sheet.placeCards.flatMap(({ name, place }) => [
        ...nameWritten(name, voice),
        ...(place === null ? [] : [plain(place.table)]),
      ]);
    case 'cards':
      return [];
  }
};

/** Every text of some sheets, for the fonts. */
export const writtenOn = (sheets: readonly Sheet[], voice: Voice): Written[] => [
  plain(ALWAYS),
  ...sheets.flatMap((sheet) => [
    plain(sheet.event + sheet.event.toLocaleUpperCase()),
    plain((sheet.seed ?? '') + (sheet.key ?? '')),
    ...sheetWritten(sheet, voice),
  ]),
];

/** Every text of a published view, for the fonts. */
export const writtenIn = (view: PublishedView, voice: Voice): Written[] => [
  plain(ALWAYS),
  plain(view.event),
  ...view.names.flatMap(({ name, letter, head }) => [
    { text: name.text, lang: name.lang },
    plain(letter + head.toLocaleUpperCase()),
  ]),
  ...Object.values(view.own).flatMap((own) =>
    own.kind === 'list' || own.kind === 'kiosk'
      ? listingWritten(own.listing, voice)
      : own.kind === 'bracket'
        ? bracketWritten(own.rounds, voice)
        : own.kind === 'map'
          ? own.tables.map(({ name }) => plain(name))
          : [],
  ),
  ...(view.standings?.rows.map(({ name }) => ({ text: name.text, lang: name.lang })) ?? []),
];

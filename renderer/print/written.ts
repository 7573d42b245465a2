import type { Voice } from '../../core/sheets/placed.ts';
import type { PublishedView } from '../../core/sheets/published.ts';
import type { Cell, Sheet } from '../../core/sheets/sheet.ts';
import type { Written } from '../fonts/load.ts';

/** What texts of the program are made of, in both languages; names bring their own characters. */
const ALWAYS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  '\u00a0\u202f–—·−…«»“”„’№()→×°',
].join('');

const plain = (text: string): Written => ({ text, lang: null });

const cellWritten = (cell: Cell, voice: Voice): Written[] => {
  if (cell.kind === 'name') return [{ text: cell.name.text, lang: cell.name.lang }];
  return cell.kind === 'phrase' ? [plain(voice.say(cell.phrase))] : [];
};

/** Every text of some sheets, for the fonts. */
export const writtenOn = (sheets: readonly Sheet[], voice: Voice): Written[] => [
  plain(ALWAYS),
  ...sheets.flatMap(({ event, seed, blocks }) => [
    plain(event + event.toLocaleUpperCase()),
    plain(seed ?? ''),
    ...blocks.flatMap(({ heading, rows }) => [
      ...(heading.kind === 'letter' ? [plain(heading.letter)] : cellWritten(heading, voice)),
      ...rows.flatMap(({ cells, head }) => [
        plain(head.toLocaleUpperCase()),
        ...cells.flatMap((cell) => cellWritten(cell, voice)),
      ]),
    ]),
  ]),
];

/** Every text of a published view, for the fonts. */
export const writtenIn = (view: PublishedView): Written[] => [
  plain(ALWAYS),
  plain(view.event),
  ...view.names.flatMap(({ name, letter, head }) => [
    { text: name.text, lang: name.lang },
    plain(letter + head.toLocaleUpperCase()),
  ]),
  ...(view.standings?.rows.map(({ name }) => ({ text: name.text, lang: name.lang })) ?? []),
];

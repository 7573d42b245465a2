import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { type ClockFace, digitsOf, extraText, type Warnings } from '../../../core/sheets/hall/clock.ts';
import type { Image } from '../../../core/sheets/hall/legibility.ts';
import { bandsOf } from '../../../core/sheets/hall/legibility.ts';
import type { Measure } from '../../../core/sheets/layout/fit.ts';
import { inBoth, type Voice } from '../../../core/sheets/layout/laid.ts';
import type { Box } from '../../../core/sheets/layout/paper.ts';
import type { Phrase } from '../../../core/tournament/words.ts';
import { signIcons, signOf } from '../../clock/signs.ts';
import { fontFamily } from '../../fonts/families.ts';
import { TextBox } from '../../print/laid.tsx';
import { fullText } from './bands.ts';
import { Drawn } from './drawn.tsx';
import styles from './picture.module.css';

export type HallClock = {
  readonly face: ClockFace;
  readonly warnings: Warnings;
  /** What is still played when time is out, or null. */
  readonly end: Phrase | null;
};

/** Widest digits for which the size is made, so that they stay where they are when overtime gets its plus. */
const WIDEST = { short: '+00:00', long: '+000:00' };

/** Shares of the height of the coloured field: the word, the digits, what stands below. */
const WORD = 0.18;
const DIGITS = 0.55;

/** Where a part of the picture stands. */
export const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height });

/** The hall says how much is left where the desk says what comes. */
const WORDS = {
  running: 'clock.hall.running',
  soon: 'clock.hall.soon',
  last: 'clock.hall.soon',
  over: 'clock.signs.over',
  paused: 'clock.signs.paused',
} as const;

/** The word for the state, in the language or languages of the hall. */
export const wordOf = ({ face, warnings }: HallClock, voice: Voice): string => {
  const sign = signOf(face);
  const count = warnings[sign === 'soon' ? 0 : 1];
  return inBoth(voice, ({ say }) => say({ code: WORDS[sign], params: { count } }));
};

/** Width of a sign's icon with the gap before the word, in font sizes. */
const ICON = 1.4;

/** Font size of a word with an icon before it: as large as wished, and never wider than its box. */
const signSize = (word: string, { width }: Box, most: number, measure: Measure): number =>
  Math.min(most, (width * 0.98) / (measure(word, { size: 1, bold: true, lang: null }) + ICON));

type SignProps = {
  readonly word: string;
  readonly Icon: LucideIcon;
  readonly box: Box;
  /** Largest size as a share of the height. */
  readonly share: number;
  readonly sign: string;
  readonly measure: Measure;
};

/** What the clock stands at, in a word with its icon. */
export const Sign = ({ word, Icon, box, share, sign, measure }: SignProps) => (
  <div
    className={styles.hallSign}
    data-sign={sign}
    style={{
      ...boxStyle(box),
      fontSize: signSize(word, box, box.height * share, measure),
      fontFamily: fontFamily(null),
    }}
  >
    <Icon className={styles.hallIcon} aria-hidden />
    <bdi>{word}</bdi>
  </div>
);

/** Tables with extra time: how much while all play, what they have left when the others are done. */
export const extrasText = ({ state, tables }: ClockFace, voice: Voice): string =>
  tables
    .map(({ table, extra, left }) =>
      state === 'over'
        ? voice.say({ code: 'clock.hall.extraLeft', params: { table, time: digitsOf(left) } })
        : voice.say({ code: 'clock.hall.extra', params: { table, time: extraText(extra) } }),
    )
    .join('  ·  ');

/** Font size of the digits: what the width holds, and a share of the field's height. */
export const digitsSize = (face: ClockFace, image: Image, measure: Measure): number => {
  const { list, bottom } = bandsOf(image);
  const widest = Math.abs(face.left) >= 6000 ? WIDEST.long : WIDEST.short;
  const perSize = measure(widest, { size: 1, bold: true, lang: null });
  return Math.min((list.width * 0.98) / perSize, (list.height + bottom.height) * DIGITS);
};

type ClockPictureProps = {
  readonly clock: HallClock;
  readonly image: Image;
  readonly voice: Voice;
  readonly measure: Measure;
};

/**
 * The clock alone, for the farthest seat: at least 22 % of the width of the picture [hall-and-print 2.5]. The field has the
 * colour of the state; word and icon say the same.
 */
export const ClockPicture = ({ clock, image, voice, measure }: ClockPictureProps) => {
  const { face, end } = clock;
  const { list, bottom } = bandsOf(image);
  const field = { ...list, height: bottom.y + bottom.height - list.y };
  const size = digitsSize(face, image, measure);
  const lines = [
    ...(face.state === 'over' && end !== null ? [inBoth(voice, ({ say }) => say(end))] : []),
    ...(face.tables.length === 0 ? [] : [extrasText(face, voice)]),
  ];
  // The digits stand in the middle of what is left where nothing is below them.
  const share = lines.length === 0 ? 1 - WORD : DIGITS;
  const digits = { ...field, y: field.y + field.height * WORD, height: field.height * share };
  const below = { ...field, y: digits.y + digits.height, height: field.height * (1 - WORD - share) * 0.92 };
  const sign = signOf(face);
  const word = wordOf(clock, voice);
  return (
    <>
      <div className={styles.hallField} data-sign={sign} style={boxStyle(field)} />
      <Sign
        word={word}
        Icon={signIcons[sign]}
        box={{ ...field, height: field.height * WORD }}
        share={0.52}
        sign={sign}
        measure={measure}
      />
      <div className={styles.hallDigits} data-sign={sign} style={boxStyle(digits)}>
        <TextBox
          box={{ x: 0, y: (digits.height - size) / 2, width: digits.width, height: size }}
          align="center"
          bold
          lang={null}
          name={false}
          fitted={{ rung: 1, lines: [face.digits], size, stretch: 1, rows: 1 }}
          line={1}
        />
      </div>
      <div className={styles.hallBelow} data-sign={sign} style={boxStyle(below)}>
        {lines.map((line, i) => {
          const box = {
            x: below.width * 0.02,
            y: (i * below.height) / lines.length,
            width: below.width * 0.96,
            height: below.height / lines.length,
          };
          const text = fullText(line, box, below.height * 0.44, measure);
          return <Drawn key={line} text={text} />;
        })}
      </div>
    </>
  );
};

type ClockMarkProps = { readonly clock: HallClock; readonly box: Box; readonly measure: Measure };

/** The clock in the top band of a list. */
export const ClockMark = ({ clock: { face }, box, measure }: ClockMarkProps) => {
  const sign = signOf(face);
  const Icon = signIcons[sign];
  const perSize = measure(WIDEST.short, { size: 1, bold: true, lang: null }) + 2.2;
  const size = Math.min(box.height * 0.8, box.width / perSize);
  return (
    <div className={styles.hallMarkBox} style={boxStyle(box)}>
      <span className={styles.hallClockMark} data-sign={sign} style={{ fontSize: size, fontFamily: fontFamily(null) }}>
        <Icon className={styles.hallIcon} aria-hidden />
        {face.digits}
      </span>
    </div>
  );
};

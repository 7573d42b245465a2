import { CirclePause, Coffee, Timer } from 'lucide-react';
import { digitsOf } from '../../../core/sheets/hall/clock.ts';
import { bandsOf, CAPITAL, type Image } from '../../../core/sheets/hall/legibility.ts';
import type { OwnView } from '../../../core/sheets/hall/published-view.ts';
import { type StageFace, stageFace } from '../../../core/sheets/hall/stage-clock.ts';
import type { Measure } from '../../../core/sheets/layout/fit.ts';
import type { Voice } from '../../../core/sheets/layout/laid.ts';
import type { Box } from '../../../core/sheets/layout/paper.ts';
import type { Phrase } from '../../../core/tournament/words.ts';
import { TextBox } from '../../print/laid.tsx';
import { fullText, LINE } from './bands.ts';
import { boxStyle, Sign } from './clock-picture.tsx';
import styles from './picture.module.css';

export type StageView = Extract<OwnView, { readonly kind: 'clock' }>;

type Stage = StageView['clock']['stages'][number];

/** Shares of the field: name of the stage, digits, what is played, figures. */
const SHARES = { title: 0.09, digits: 0.51, large: 0.16, below: 0.24 };

/** How tall the digits themselves are, as a share of the whole picture: at least 40 % [poker 11]. */
const DIGITS = 0.41;

/** Height of a digit as a share of its font size (Noto Sans), and how far its middle is below that of its line. */
const DIGIT = CAPITAL;
const BELOW_MIDDLE = 0.031;

/** On pictures that are not wide enough for digits of that height they are drawn so much narrower, and smaller only then. */
const NARROWEST = 0.72;

/** Share of the width that the digits may take. */
const WIDTH = 0.96;

const said = (phrases: readonly (Phrase | null)[], voice: Voice): string =>
  phrases.flatMap((phrase) => (phrase === null ? [] : [voice.say(phrase)])).join(' · ');

export type Figure = { readonly label: string; readonly what: string };

/** What comes next and the figures of the stage and of the event. */
export const figuresOf = ({ clock, facts }: StageView, face: StageFace, voice: Voice): readonly Figure[] => {
  const next = face.next === null ? undefined : clock.stages[face.next];
  const shown = (stage: Stage) => said([stage.large ?? stage.title, stage.small], voice);
  const own = [...facts.slice(0, 1), ...(clock.stages[face.stage]?.facts ?? []), ...facts.slice(1)];
  return [
    ...(next === undefined ? [] : [{ label: voice.say({ code: 'sheets.hall.stage.next' }), what: shown(next) }]),
    ...(face.untilPause === null
      ? []
      : [{ label: voice.say({ code: 'sheets.hall.stage.pauseIn' }), what: digitsOf(face.untilPause) }]),
    ...own.map(({ label, what }) => ({ label: voice.say(label), what: voice.say(what) })),
  ];
};

/** Most figures beside each other. */
const BESIDE = 4;

type Props = {
  readonly view: StageView;
  readonly now: number;
  readonly image: Image;
  readonly voice: Voice;
  readonly measure: Measure;
};

type SaidProps = Pick<Props, 'measure'> & {
  readonly text: string;
  readonly box: Box;
  readonly sign: string;
  /** Largest size as a share of the height. */
  readonly share: number;
  readonly bold: boolean;
};

const Said = ({ text, box, sign, share, bold, measure }: SaidProps) => {
  const { width, height } = box;
  const inner = { x: width * 0.02, y: 0, width: width * 0.96, height };
  const made = fullText(text, inner, height * share, measure);
  return (
    <div className={styles.hallBelow} data-sign={sign} style={boxStyle(box)}>
      <TextBox box={made.box} align="center" bold={bold} lang={null} name={false} fitted={made.fitted} line={LINE} />
    </div>
  );
};

/** The clock of stages over the whole picture: blinds, time left, what comes. A pause says so in a word and by an icon. */
export const StagePicture = ({ view, now, image, voice, measure }: Props) => {
  const { clock } = view;
  const face = stageFace(clock, now);
  const stage = clock.stages[face.stage];
  const { list, bottom } = bandsOf(image);
  const field = { ...list, height: bottom.y + bottom.height - list.y };
  const part = (from: number, share: number): Box => ({
    ...field,
    y: field.y + from * field.height,
    height: share * field.height,
  });
  const digits = digitsOf(face.left);
  const perSize = measure(digits.replace(/\d/g, '0'), { size: 1, bold: true, lang: null });
  const room = (field.width * WIDTH) / perSize;
  const size = Math.min(room / NARROWEST, (image.height * DIGITS) / DIGIT);
  const title = part(0, SHARES.title);
  const digitsBox = part(SHARES.title, SHARES.digits);
  const large = part(SHARES.title + SHARES.digits, SHARES.large);
  const below = part(1 - SHARES.below, SHARES.below);
  const sign = face.paused ? 'paused' : stage?.pause === true ? 'soon' : face.left <= 60 ? 'last' : 'running';
  const Icon = face.paused ? CirclePause : stage?.pause === true ? Coffee : Timer;
  const head = [
    stage === undefined ? '' : voice.say(stage.title),
    ...(face.paused ? [voice.say({ code: 'clock.signs.paused' })] : []),
  ].join(' · ');
  const played = stage === undefined ? '' : said([stage.large, stage.small], voice);
  const figures = figuresOf(view, face, voice);
  const rows = Math.ceil(figures.length / BESIDE);
  const beside = Math.ceil(figures.length / Math.max(1, rows));
  const figureBox = (index: number): Box => {
    const row = Math.floor(index / beside);
    const inRow = Math.min(beside, figures.length - row * beside);
    const width = below.width / inRow;
    const height = (below.height * 0.95) / rows;
    return { x: below.x + (index - row * beside) * width, y: below.y + row * height, width, height };
  };
  return (
    <>
      <div className={styles.hallField} data-sign={sign} style={boxStyle(field)} />
      <Sign word={head} Icon={Icon} box={title} share={0.55} sign={sign} measure={measure} />
      <div className={styles.hallDigits} data-sign={sign} style={boxStyle(digitsBox)}>
        <TextBox
          box={{
            x: 0,
            y: (digitsBox.height - size) / 2 - BELOW_MIDDLE * size,
            width: digitsBox.width,
            height: size,
          }}
          align="center"
          bold
          lang={null}
          name={false}
          fitted={{ rung: 1, lines: [digits], size, stretch: Math.min(1, room / size), rows: 1 }}
          line={1}
        />
      </div>
      {played !== '' && <Said text={played} box={large} sign={sign} share={0.72} bold measure={measure} />}
      {figures.map(({ label, what }, index) => {
        const box = figureBox(index);
        const upper = { ...box, height: box.height * 0.38 };
        const lower = { ...box, y: box.y + upper.height, height: box.height * 0.6 };
        return (
          <div key={label}>
            <Said text={label} box={upper} sign={sign} share={0.8} bold={false} measure={measure} />
            <Said text={what} box={lower} sign={sign} share={0.82} bold measure={measure} />
          </div>
        );
      })}
    </>
  );
};

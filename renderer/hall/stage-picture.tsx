import { CirclePause, Coffee, Timer } from 'lucide-react';
import type { CSSProperties } from 'react';
import { digitsOf } from '../../core/sheets/clock.ts';
import type { Measure } from '../../core/sheets/fit.ts';
import { bandsOf } from '../../core/sheets/hall-pages.ts';
import type { Image } from '../../core/sheets/legibility.ts';
import type { Box } from '../../core/sheets/paper.ts';
import type { Voice } from '../../core/sheets/placed.ts';
import type { OwnView } from '../../core/sheets/published.ts';
import { type StageFace, stageFace } from '../../core/sheets/stage-clock.ts';
import type { Phrase } from '../../core/tournament/words.ts';
import { fontFamily } from '../fonts/families.ts';
import { TextBox } from '../print/laid.tsx';
import { fullText, LINE } from './bands.ts';
import './clock-picture.css';

export type StageView = Extract<OwnView, { readonly kind: 'clock' }>;

type Stage = StageView['clock']['stages'][number];

/** Shares of the height: name of the stage, digits, what is played, what comes. */
const SHARES = { title: 0.15, digits: 0.4, large: 0.25, below: 0.2 };

const said = (phrases: readonly (Phrase | null)[], voice: Voice): string =>
  phrases.flatMap((phrase) => (phrase === null ? [] : [voice.say(phrase)])).join(' · ');

/** What comes next and the figures of the family, in one line. */
const belowText = ({ clock, facts }: StageView, face: StageFace, voice: Voice): string => {
  const next = face.next === null ? undefined : clock.stages[face.next];
  const shown = (stage: Stage) => said([stage.large ?? stage.title, stage.small], voice);
  return [
    ...(next === undefined ? [] : [voice.say({ code: 'sheets.hall.stage.next', params: { stage: shown(next) } })]),
    ...(face.untilPause === null
      ? []
      : [voice.say({ code: 'sheets.hall.stage.pauseIn', params: { time: digitsOf(face.untilPause) } })]),
    ...facts.map(({ label, what }) => `${voice.say(label)}: ${voice.say(what)}`),
  ].join('   ·   ');
};

type Props = {
  readonly view: StageView;
  readonly now: number;
  readonly image: Image;
  readonly voice: Voice;
  readonly measure: Measure;
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
  const size = Math.min((field.width * 0.9) / perSize, field.height * SHARES.digits);
  const title = part(0, SHARES.title);
  const digitsBox = part(SHARES.title, SHARES.digits);
  const large = part(SHARES.title + SHARES.digits, SHARES.large);
  const below = part(1 - SHARES.below, SHARES.below);
  const sign = face.paused ? 'paused' : stage?.pause === true ? 'soon' : face.left <= 60 ? 'last' : 'running';
  const Icon = face.paused ? CirclePause : stage?.pause === true ? Coffee : Timer;
  const head = [
    stage === undefined ? '' : voice.say(stage.title),
    ...(face.paused ? [voice.say({ code: 'clock.hall.paused' })] : []),
  ].join(' · ');
  const boxes: readonly (readonly [Box, string, number])[] = [
    [large, stage === undefined ? '' : said([stage.large, stage.small], voice), large.height * 0.7],
    [below, belowText(view, face, voice), below.height * 0.4],
  ];
  const at = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height });
  return (
    <>
      <div className="hall-field" data-sign={sign} style={at(field)} />
      <div
        className="hall-sign"
        data-sign={sign}
        style={{ ...at(title), fontSize: title.height * 0.55, fontFamily: fontFamily(null) }}
      >
        <Icon className="hall-icon" aria-hidden />
        <bdi>{head}</bdi>
      </div>
      <div className="hall-digits" data-sign={sign} style={at(digitsBox)}>
        <TextBox
          box={{ x: 0, y: (digitsBox.height - size) / 2, width: digitsBox.width, height: size }}
          align="center"
          bold
          lang={null}
          name={false}
          fitted={{ rung: 1, lines: [digits], size, stretch: 1, rows: 1 }}
          line={1}
        />
      </div>
      {boxes.map(([box, text, most]) => {
        const inner = { x: box.width * 0.02, y: 0, width: box.width * 0.96, height: box.height };
        const made = fullText(text, inner, most, measure);
        return (
          <div key={box.y} className="hall-below" data-sign={sign} style={at(box)}>
            <TextBox box={made.box} align="center" bold lang={null} name={false} fitted={made.fitted} line={LINE} />
          </div>
        );
      })}
    </>
  );
};

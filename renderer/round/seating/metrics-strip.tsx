import { CircleCheck, TriangleAlert } from 'lucide-react';
import { leastOf, leastText } from '../../../core/game/least.ts';
import type { LeastRepeats, Metrics } from '../../../core/game/seating.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { wordsOf } from '../names/texts.ts';
import { thirdMeetings } from './repeats.ts';
import styles from './seating.module.css';

type TileProps = {
  readonly name: string;
  readonly value: string;
  /** Said under the value; the line is there even when nothing is said. */
  readonly note: string;
  readonly tone?: 'good' | 'warn' | 'plain';
  readonly title?: string;
};

const Tile = ({ name, value, note, tone = 'plain', title }: TileProps) => (
  <div className={styles.tile} data-tone={tone} {...(title === undefined ? {} : { title })}>
    <dt>{name}</dt>
    <dd>
      <span className={styles.tileValue}>
        {value}
        {tone === 'warn' && <TriangleAlert size={14} aria-hidden />}
        {tone === 'good' && <CircleCheck size={14} aria-hidden />}
      </span>
      <span className={styles.tileNote}>{note}</span>
    </dd>
  </div>
);

type MetricsStripProps = {
  readonly family: GameId;
  readonly metrics: Metrics;
  /** The engine's word about the least, given with the proposal; it holds after changes by hand too. */
  readonly proposed: LeastRepeats;
  /** The metrics before the changes by hand, to be compared with; null where nothing was changed. */
  readonly before: Metrics | null;
};

/** The figures of a seating [M-15]. Every tile keeps its place and width, whatever its figure is. */
export const MetricsStrip = ({ family, metrics, proposed, before }: MetricsStripProps) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const least = leastOf(metrics, proposed);
  const third = thirdMeetings(metrics);
  // W of [M-15]: how often the two who met most will have met.
  const most = metrics.figures.mostMeetings;
  const was = (now: number, then: number | undefined): string =>
    then === undefined || then === now ? '' : textOf('rounds:metrics.was', { value: then });
  const figures = screensOf(family).figures;
  return (
    <dl className={styles.metrics}>
      <Tile
        name={textOf('rounds:metrics.repeats')}
        value={number(metrics.repeats)}
        note={was(metrics.repeats, before?.repeats)}
        tone={metrics.repeats > 0 && !least.isReached ? 'warn' : 'plain'}
      />
      <Tile
        name={textOf('rounds:metrics.least')}
        value={least.isKnown ? leastText(least, number) : textOf('words:none')}
        note=""
        tone={least.isReached ? 'good' : 'plain'}
        title={wordsOf(least.how)}
      />
      <Tile
        name={textOf('rounds:metrics.third')}
        value={number(third)}
        note={
          was(third, before === null ? undefined : thirdMeetings(before)) ||
          (most === undefined ? '' : textOf('rounds:metrics.most', { value: most }))
        }
        tone={third > 0 ? 'warn' : 'plain'}
      />
      {figures.map(({ name, isHigh }) => {
        const value = metrics.figures[name];
        if (value === undefined) return null;
        return (
          <Tile
            key={name}
            name={textOf(`${family}:figures.${name}`)}
            value={number(value)}
            note={was(value, before?.figures[name])}
            tone={isHigh(value) ? 'warn' : 'plain'}
            title={wordsOf({ code: `${family}.figures.${name}` })}
          />
        );
      })}
    </dl>
  );
};

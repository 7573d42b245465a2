import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoggedStep } from '../../../../../core/api/tournament.ts';
import type { Card } from '../../../../../core/games/poker/steps/cards/card.ts';
import { cards, droppedCards } from '../../../../../core/games/poker/steps/cards/cards.ts';
import { hallOf } from '../../../../../core/games/poker/steps/state.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { aroundSteps } from '../../../../history/around.ts';
import { stepWords, textOfWords } from '../../../../history/step-words.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { useTournamentStore } from '../../../../store/tournament.ts';
import styles from './panels.module.css';

/** Steps in the log of the panel; the history has all of them. */
const SHOWN = 30;

type Line = {
  readonly no: number;
  readonly at: string;
  readonly texts: readonly string[];
  readonly isUndone: boolean;
  /** Suggestions whose reason went with this step. */
  readonly dropped: readonly Card[];
};

const textsOf = (step: LoggedStep, after: Tournament | null, before: Tournament | null): readonly string[] =>
  stepWords(step.changes, before, step.command, after).map(textOfWords);

const commandName = (step: LoggedStep): string => {
  type Own = { readonly do?: string; readonly order?: { readonly do?: string } };
  const own = (step.command as { readonly command?: Own } | null)?.command;
  return (own?.do === 'drawAgain' ? own.order?.do : own?.do) ?? '';
};

const seenCards = new WeakMap<Tournament, readonly Card[]>();

/** The cards that stood when a step had been done; made once for a tournament. */
const cardsOf = (tournament: Tournament, at: string): readonly Card[] => {
  const known = seenCards.get(tournament);
  if (known !== undefined) return known;
  const made = cards(hallOf(tournament), Date.parse(at));
  seenCards.set(tournament, made);
  return made;
};

/** The last steps, newest first, undone ones among them: so that drawing again until a friend sits well is seen. */
const linesOf = (ledger: Ledger, log: readonly LoggedStep[]): readonly Line[] => {
  if (ledger.tournament === null) return [];
  const around = aroundSteps(ledger, log, SHOWN);
  const lines: Line[] = [];
  for (let index = log.length - 1; index >= 0 && lines.length < SHOWN; index--) {
    const step = log[index];
    if (step === undefined || step.kind !== 'do') continue;
    const { before, after, isUndone } = around(step);
    const dropped =
      isUndone || before === null || after === null
        ? []
        : droppedCards(cardsOf(before, step.at), cardsOf(after, step.at), commandName(step));
    lines.push({ no: step.no, at: step.at, texts: textsOf(step, after, before), isUndone, dropped });
  }
  return lines;
};

/** What happened on the floor, with undo. */
export const LogPanel = () => {
  const text = useTextOf();
  const { time } = useFormats();
  const ledger = useTournamentStore((store) => store.ledger);
  const log = useTournamentStore((store) => store.log);
  const { language } = useTranslation().i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the language.
  const lines = useMemo(() => linesOf(ledger, log), [ledger, log, language]);
  return (
    <section className={`${styles.floorPart} ${styles.floorLog}`} aria-label={text('floor:log.title')}>
      <div className={styles.floorPartHead}>
        <h2>{text('floor:log.title')}</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ol className={styles.logLines} tabIndex={0}>
        {lines.map(({ no, at, texts, isUndone, dropped }) => (
          <li key={no} className={styles.logLine} data-undone={isUndone}>
            <span className={`${styles.logTime} figures`}>{time(at)}</span>
            <span>
              {isUndone && <em className={styles.logUndone}>{text('floor:log.undone')} </em>}
              {texts.map((line) => (
                <span key={line} className={styles.logText}>
                  {line}
                </span>
              ))}
              {dropped.map((card) => (
                <span key={card.key} className={styles.logDropped}>
                  {text('floor:log.dropped', { what: text(`floor:cards.titles.${card.kind}`) })}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import type { LoggedStep } from '../../../../core/api/tournament.ts';
import { families } from '../../../../core/families.ts';
import { type Card, cards, droppedCards } from '../../../../core/poker/cards.ts';
import { hallOf } from '../../../../core/poker/state.ts';
import { beforeOf, type Ledger } from '../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { Button } from '../../../design/button.tsx';
import { stepWords, textOfWords } from '../../../history/step-words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { perform } from '../../../shell/commands.ts';
import { useTournamentStore } from '../../../store/tournament.ts';

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

const textsOf = (step: LoggedStep, after: Tournament, before: Tournament | null): readonly string[] =>
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
  const now = ledger.tournament;
  if (now === null) return [];
  const states = new Map<number, { readonly before: Tournament | null; readonly after: Tournament }>();
  let after = now;
  for (let link = ledger.done; link !== null && states.size < SHOWN; link = link.earlier) {
    const before = beforeOf(link, families);
    states.set(link.step.no, { before, after });
    if (before === null) break;
    after = before;
  }
  const lines: Line[] = [];
  for (let index = log.length - 1; index >= 0 && lines.length < SHOWN; index--) {
    const step = log[index];
    if (step === undefined || step.kind !== 'do') continue;
    const state = states.get(step.no);
    const dropped =
      state?.before == null
        ? []
        : droppedCards(cardsOf(state.before, step.at), cardsOf(state.after, step.at), commandName(step));
    lines.push({
      no: step.no,
      at: step.at,
      texts: textsOf(step, state?.after ?? now, state?.before ?? now),
      isUndone: state === undefined && isCancelled(log, step.no),
      dropped,
    });
  }
  return lines;
};

/** Whether the last word on a step was to undo it. */
const isCancelled = (log: readonly LoggedStep[], no: number): boolean => {
  for (let index = log.length - 1; index >= 0; index--) {
    const step = log[index];
    if (step === undefined || step.no <= no) return false;
    if (step.cancels === no) return step.kind === 'undo';
  }
  return false;
};

/** What happened on the floor, with undo. */
export const LogPanel = () => {
  const text = useTextOf();
  const { time } = useFormats();
  const ledger = useTournamentStore((store) => store.ledger);
  const log = useTournamentStore((store) => store.log);
  const lines = useMemo(() => linesOf(ledger, log), [ledger, log]);
  return (
    <section className="floor-part floor-log" aria-label={text('floor:log.title')}>
      <div className="floor-part-head">
        <h2>{text('floor:log.title')}</h2>
        <Button
          tone="quiet"
          icon={<Undo2 size={16} aria-hidden />}
          isDisabled={ledger.done?.earlier == null}
          onPress={() => perform('edit.undo')}
        >
          {text('floor:log.undo')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ol className="log-lines" tabIndex={0}>
        {lines.map(({ no, at, texts, isUndone, dropped }) => (
          <li key={no} className="log-line" data-undone={isUndone}>
            <span className="log-time figures">{time(at)}</span>
            <span>
              {isUndone && <em className="log-undone">{text('floor:log.undone')} </em>}
              {texts.map((line) => (
                <span key={line} className="log-text">
                  <bdi>{line}</bdi>
                </span>
              ))}
              {dropped.map((card) => (
                <span key={card.key} className="log-dropped">
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

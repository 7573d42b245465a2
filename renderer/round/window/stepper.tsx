import { useMemo } from 'react';
import { headingOf, roundsInAll } from '../../../core/game/rounds.ts';
import { families } from '../../../core/games/all.ts';
import { isWaiting, lateTables, missingTables } from '../../../core/tournament/round-in-work.ts';
import { roundOf, type Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { type Deed, useDeeds } from '../../desk/commands/commands.ts';
import { goTo } from '../../desk/place.ts';
import { screensOf } from '../../games/game.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { useRoundShown } from '../entry/round-shown-typing.ts';
import { inWork } from '../flow.ts';
import { wordsOf } from '../names/texts.ts';
import { showRound } from '../round-place.ts';
import { seatableRound } from '../round-shown.ts';
import { useSeating } from '../seating/seating-store.ts';
import { startRounds } from '../seating/start-rounds.ts';
import styles from './window.module.css';

/** Most rounds beside each other; of more those around the one shown stand here. */
const MOST = 10;

/** So many have room beside each other in the narrowest window that the desk is made for. */
const FEW = 6;

/** A round stands here from this width of the window on. */
const farness = (away: number, all: number): 'near' | 'few' | 'off' | 'far' => {
  if (away <= 1) return 'near';
  return all <= FEW ? 'few' : away > 3 ? 'far' : 'off';
};

type Kind = 'counts' | 'void' | 'open' | 'waiting' | 'proposal' | 'free' | 'ahead';

type Step = {
  readonly no: RoundNo;
  readonly kind: Kind;
  /** It has tables, or can be given some now. */
  readonly isThere: boolean;
  readonly late: number;
  readonly in: number;
  readonly of: number;
};

/** @param proposed the rounds of the proposal: one, or those that are seated together */
const stepOf = (tournament: Tournament, no: RoundNo, next: RoundNo | null, proposed: readonly RoundNo[]): Step => {
  const family = families[tournament.family];
  const round = roundOf(tournament, no);
  if (round === undefined) {
    // Rounds of another event that were taken in count, and have no tables here.
    const isTakenIn = next !== null && no < next;
    const kind = isTakenIn ? 'counts' : proposed.includes(no) ? 'proposal' : no === next ? 'free' : 'ahead';
    return { no, kind, isThere: no === next || proposed.includes(no), late: 0, in: 0, of: 0 };
  }
  const missing = missingTables(tournament, family, round).length;
  const of = round.tables.filter(({ seats }) => seats.length > 1).length;
  const late = lateTables(tournament, family, round).length;
  const isVoid = (screensOf(tournament.family).entry?.voided?.(tournament, round) ?? null) !== null;
  const counts = missing === 0 && (round.confirmed || family.seating.pace !== undefined);
  const kind = isVoid
    ? 'void'
    : counts
      ? 'counts'
      : isWaiting(tournament, family, round) && inWork(tournament)?.no !== no
        ? 'waiting'
        : 'open';
  return { no, kind, isThere: true, late, in: of - missing - late, of };
};

const WORDS = {
  counts: 'rounds:stepper.counts',
  void: 'rounds:states.void',
  open: 'rounds:stepper.open',
  waiting: 'rounds:stepper.waiting',
  proposal: 'rounds:states.proposal',
  free: 'rounds:stepper.ahead',
  ahead: 'rounds:stepper.ahead',
} as const;

const go = (round: RoundNo): void => {
  showRound(round);
  goTo('rounds');
};

/** The rounds of the event: which one is shown, which counts, which is open, waits or is proposed [W-3.6]. */
export const Stepper = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const shown = useRoundShown(tournament);
  const next = useMemo(() => seatableRound(tournament), [tournament]);
  const hasProposal = useSeating(({ drawn, tournament: of }) => of === tournament.id && drawn?.round === next);
  const proposed = useMemo(() => {
    if (next === null || !hasProposal) return [];
    const together = startRounds(tournament);
    return together.includes(next) ? together : [next];
  }, [tournament, next, hasProposal]);
  const family = families[tournament.family];
  const all = Math.max(roundsInAll(family, tournament), tournament.rounds.length, shown);
  const first = all <= MOST ? 1 : Math.max(1, Math.min(shown - 4, all - MOST + 1));
  const steps = useMemo(
    () => Array.from({ length: Math.min(all, MOST) }, (_, index) => stepOf(tournament, first + index, next, proposed)),
    [tournament, first, all, next, proposed],
  );
  const last = proposed.at(-1) ?? next ?? tournament.rounds.length;
  const deeds = useMemo(
    (): readonly Deed[] => [
      {
        id: 'round.previous',
        titleKey: 'rounds:stepper.previous',
        groupKey: 'words:columns.round',
        shortcut: 'Alt+ArrowLeft',
        when: () => shown > 1,
        perform: () => go(shown - 1),
      },
      {
        id: 'round.next',
        titleKey: 'rounds:stepper.next',
        groupKey: 'words:columns.round',
        shortcut: 'Alt+ArrowRight',
        when: () => shown < last,
        perform: () => go(shown + 1),
      },
    ],
    [shown, last],
  );
  useDeeds(deeds);
  const isOver = shown < (inWork(tournament)?.no ?? 0);
  return (
    <nav className={styles.stepper} aria-label={textOf('words:columns.round')}>
      {first > 1 && <span aria-hidden>…</span>}
      {steps.map(({ no, kind, isThere, late, in: done, of }) => {
        const isShown = no === shown;
        const title = headingOf(family, tournament, no);
        const name = title === null ? textOf('rounds:round', { round: no }) : wordsOf(title);
        const about = [
          name,
          textOf(WORDS[kind], { in: done, of }),
          ...(late > 0 ? [textOf('rounds:missing.late', { round: no, count: late })] : []),
        ].join(', ');
        return (
          <button
            key={no}
            type="button"
            className={styles.step}
            data-kind={kind}
            data-shown={isShown}
            data-over={isShown && isOver}
            data-far={farness(Math.abs(no - shown), all)}
            disabled={!isThere}
            aria-current={isShown ? 'true' : undefined}
            aria-label={about}
            title={about}
            onClick={() => go(no)}
          >
            {isShown ? (title === null ? textOf('sheets:slip.round', { round: no, of: all }) : name) : no}
            {!isShown && kind === 'open' && <small>{`${number(done)} / ${number(of)}`}</small>}
            {kind === 'waiting' && <small>{textOf('rounds:stepper.waiting')}</small>}
            {kind === 'counts' && <i aria-hidden data-late={late > 0} />}
          </button>
        );
      })}
      {first + steps.length - 1 < all && <span aria-hidden>…</span>}
    </nav>
  );
};

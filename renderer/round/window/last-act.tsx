import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { families } from '../../../core/games/all.ts';
import { beforeOf } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { perform, shortcutOf, useDeedStore } from '../../desk/commands/commands.ts';
import { shortcutText } from '../../desk/commands/shortcut.ts';
import { usePlace } from '../../desk/place.ts';
import { stepWords, textOfWords } from '../../history/step-words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Kbd } from '../../parts/kbd.tsx';
import { Toast } from '../../parts/side/toast.tsx';
import { useViewing } from '../../store/care.ts';
import { dismiss, isQuiet, useNotices } from '../../store/notices.ts';
import { canRedo, canUndo, useTournamentStore } from '../../store/tournament.ts';
import { isRevised, roundShown, useRoundPlace } from '../round-place.ts';
import { isProposalLast, useSeating } from '../seating/seating-store.ts';
import styles from './work.module.css';

/** News of an act that say more than its step does: its Undo stands beside them. */
const SAY_MORE: ReadonlySet<string> = new Set([
  'rounds:confirmedStopped',
  'exchange:rounds.done',
  'poker:roster.seated',
  'poker:roster.waits',
  'mahjongDesk:chombo.waiting',
  'duelDesk:report.taken',
]);

/** What the last act was, and the deed that takes it back or does it again; null for an event just made. */
const useAct = (tournament: Tournament): { readonly words: string; readonly deed: 'undo' | 'redo' } | null => {
  const textOf = useTextOf();
  const ledger = useTournamentStore((store) => store.ledger);
  const wasUndone = useTournamentStore(({ log }) => log.at(-1)?.kind === 'undo') && ledger.undone !== null;
  const undoable = useTournamentStore(canUndo);
  const redoable = useTournamentStore(canRedo);
  const { language } = useTranslation().i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the language.
  const words = useMemo(() => {
    const { done, undone } = ledger;
    if (wasUndone && undone !== null)
      return stepWords(undone.step.changes, tournament, undone.step.command).map(textOfWords).join('; ');
    if (done === null || done.earlier === null) return '';
    const { changes, command } = done.step;
    return stepWords(changes, beforeOf(done, families), command, tournament).map(textOfWords).join('; ');
  }, [ledger, wasUndone, tournament, language]);
  if (words === '') return null;
  if (wasUndone && redoable) return { words: textOf('shell:undone', { what: words }), deed: 'redo' };
  return undoable ? { words, deed: 'undo' } : null;
};

/** In a round, Undo means a seating that is shown: the step at the foot comes after it. */
const useIsOfSeating = (tournament: Tournament): boolean => {
  const isAtRound = usePlace(({ screen }) => screen === 'rounds');
  const shown = useRoundPlace((place) => roundShown(tournament, place, false));
  const isRevision = useRoundPlace(() => isRevised(shown));
  const isProposal = useSeating(() => isProposalLast(shown));
  return isAtRound && (isRevision || isProposal);
};

/** What has been heard already: only news comes into a line that was there before it. */
let heard: string | undefined;

/** Milliseconds before words come into a new line, and that they have to stand to be heard: the screen may go at once. */
const [COMES, HEARD] = [100, 1000];

/** Lines that come with their words are silent: those of an act that brings another screen come after it. */
const useHeard = (id: string | undefined): boolean => {
  const [isReady, setReady] = useState(id === undefined || id === heard);
  useEffect(() => {
    const timers = [
      setTimeout(() => setReady(true), COMES),
      setTimeout(() => {
        heard = id;
      }, HEARD),
    ];
    return () => timers.forEach(clearTimeout);
  }, [id]);
  return isReady;
};

/** The last act, or what was said last that is no act, at the right of the bottom bar [W-6.1, W-6.2]. */
export const LastAct = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const act = useAct(tournament);
  const viewing = useViewing();
  const news = useNotices(({ notices, acts }) =>
    // It stays until the next act [W-6.1]: that has its Undo here.
    notices.findLast((notice) => isQuiet(notice) && notice.after === acts),
  );
  const last = useTournamentStore(({ ledger }) => ledger.last);
  const isOfSeating = useIsOfSeating(tournament);
  // Registered after the first picture of a place that is shown at the start.
  const known = useDeedStore(({ deeds }) => deeds.find(({ id }) => id === `edit.${act?.deed}`));
  const deed = viewing || isOfSeating ? undefined : known;
  const shortcut = deed === undefined ? null : shortcutOf(deed);
  const step =
    act === null
      ? null
      : {
          id: `step-${last}`,
          words: act.words,
          action: deed !== undefined && (
            <span className={styles.deed}>
              <button type="button" className={styles.link} onClick={() => perform(deed.id)}>
                {textOf(deed.titleKey)}
              </button>
              {shortcut !== null && <Kbd>{shortcutText(shortcut)}</Kbd>}
            </span>
          ),
        };
  const said =
    news === undefined
      ? step
      : {
          id: `said-${news.id}`,
          words: textOf(news.key ?? '', news.params),
          action: SAY_MORE.has(news.key ?? '') && step?.action,
        };
  const isReady = useHeard(said?.id);
  return (
    <div className={styles.act}>
      <Toast said={isReady ? said : null} onDismiss={() => news !== undefined && dismiss(news.id)} />
    </div>
  );
};

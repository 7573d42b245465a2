import { Swords, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { families } from '../../../../core/games/all.ts';
import { byPoints } from '../../../../core/games/duel/results/final-order.ts';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import { CUTS, type CutSize } from '../../../../core/games/duel/rules/top-cut.ts';
import {
  bracketOf,
  championOf,
  cutRounds,
  isOver,
  swissRounds,
  unfreezeWay,
} from '../../../../core/games/duel/seating/bracket.ts';
import { entrantOf, type Tournament } from '../../../../core/tournament/state.ts';
import { goTo } from '../../../desk/place.ts';
import { wayText } from '../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, SegmentedControl } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { EmptyState } from '../../../parts/marks.tsx';
import { Notice, RefusalNotice } from '../../../parts/notice.tsx';
import { nextRoundNo } from '../../../round/flow.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { wordsOf } from '../../../round/names/texts.ts';
import { chooseMethod } from '../../../round/seating/seating-store.ts';
import { doOwn } from '../own-command.ts';
import { BracketView } from './bracket-view.tsx';
import styles from './finals.module.css';

type TabProps = { readonly tournament: Tournament };

/** Everybody still playing, in the order of the standings. */
const inOrder = (tournament: Tournament): readonly number[] => {
  const rows = families[tournament.family].results.standings(tournament).rows;
  return rows.flatMap(({ entrant }) => (entrantOf(tournament, entrant)?.playing === true ? [entrant] : []));
};

/** Those who share the place on which the line of a cut falls, some inside it and some outside. */
const levelAtLine = (tournament: Tournament, size: CutSize): readonly number[] => {
  const rows = families[tournament.family].results
    .standings(tournament)
    .rows.filter(({ entrant }) => entrantOf(tournament, entrant)?.playing === true);
  const place = rows[size - 1]?.place ?? null;
  if (place === null || rows[size]?.place !== place) return [];
  return rows.flatMap((row) => (row.place === place ? [row.entrant] : []));
};

/** The event as it would be with a cut, to show its bracket before it begins. */
const withCut = (tournament: Tournament, size: CutSize, thirdPlace: boolean): Tournament => {
  const order = inOrder(tournament);
  const own = ownOf(tournament);
  const final = own.final ?? { through: tournament.rounds.length, order, moved: [], reason: '' };
  return { ...tournament, own: { ...own, final, cut: { size, thirdPlace } } };
};

const startCut = async (size: CutSize, thirdPlace: boolean): Promise<void> => {
  if (await doOwn({ do: 'startCut', cut: { size, thirdPlace } })) chooseMethod('cut');
};

const cancelCut = async (): Promise<void> => {
  if (await doOwn({ do: 'cancelCut' })) chooseMethod('swiss');
};

/**
 * Whether a result that was corrected since, or a penalty, has moved somebody in the order that the cut goes by; of a published cut
 * also who left counts, and who stands behind it.
 */
const isOutdated = (tournament: Tournament): boolean => {
  const { final, cut } = ownOf(tournament);
  if (final === null || final.moved.length > 0) return false;
  const isPublished = cutRounds(tournament).length > 0;
  const now = isPublished ? byPoints(tournament).map(({ entrant }) => entrant) : inOrder(tournament);
  const known = new Set(now);
  const size = isPublished ? now.length : (cut?.size ?? now.length);
  const then = final.order.filter((id) => known.has(id)).slice(0, size);
  return then.some((id, i) => id !== now[i]);
};

/** Said where the cut and the standings no longer agree, with the way out. */
const Outdated = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const outdated = useMemo(() => isOutdated(tournament), [tournament]);
  if (!outdated) return null;
  return (
    <Notice
      tone="warn"
      actions={
        cutRounds(tournament).length === 0 && (
          <Button onPress={() => void doOwn({ do: 'unfreeze' })}>{wayText(unfreezeWay(tournament))}</Button>
        )
      }
    >
      {textOf('duelDesk:finals.outdated')}
    </Notice>
  );
};

/** Before the cut: how many go on, and who would meet whom. */
const Planned = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const left = useMemo(() => inOrder(tournament).length, [tournament]);
  const [chosen, setChosen] = useState<CutSize>(8);
  const [thirdPlace, setThirdPlace] = useState(false);
  const possible = CUTS.filter((size) => size <= left);
  const size = possible.includes(chosen) ? chosen : possible.at(-1);
  const preview = useMemo(
    () => (size === undefined ? null : bracketOf(withCut(tournament, size, thirdPlace))),
    [tournament, size, thirdPlace],
  );
  const level = useMemo(() => (size === undefined ? [] : levelAtLine(tournament, size)), [tournament, size]);
  const played = swissRounds(tournament).length;
  const isOpen = nextRoundNo(tournament) === null;
  if (played === 0 || size === undefined) {
    return (
      <EmptyState
        icon={<Swords size={40} aria-hidden />}
        title={textOf('rounds:standings.before')}
        actions={
          <Button reads onPress={() => goTo('rounds')}>
            {textOf('rounds:stage.seat', { round: 1 })}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <div className={styles.finalsTools}>
        <SegmentedControl
          label={textOf('duelDesk:finals.size')}
          items={CUTS.map((cut) => ({
            id: String(cut),
            label: textOf('duelDesk:finals.cutTo', { size: cut }),
            isDisabled: cut > left,
          }))}
          value={String(size)}
          onChange={(id) => setChosen(CUTS.find((cut) => String(cut) === id) ?? 8)}
        />
        <Checkbox isSelected={thirdPlace} onChange={setThirdPlace} isDisabled={size === 2}>
          {textOf('duel:stages.third')}
        </Checkbox>
        <Button
          icon={<Swords size={16} aria-hidden />}
          isDisabled={isOpen}
          onPress={() => void startCut(size, thirdPlace && size > 2)}
        >
          {textOf('duelDesk:finals.start', { size })}
        </Button>
      </div>
      {isOpen && (
        <Notice tone="warn">{textOf('duelDesk:finals.openRound', { round: tournament.rounds.length })}</Notice>
      )}
      {!isOpen && played < tournament.plannedRounds && (
        <Notice>{textOf('duelDesk:finals.early', { played, count: tournament.plannedRounds })}</Notice>
      )}
      <Outdated tournament={tournament} />
      {level.length > 0 && (
        <Notice tone="warn">
          {wordsOf({ code: 'duelDesk.finals.level', params: { players: level } }, peopleOf(tournament))}
        </Notice>
      )}
      <p className={styles.finalsNote}>{textOf('duelDesk:finals.preview')}</p>
      {preview?.ok === true && <BracketView bracket={preview.value} people={peopleOf(tournament)} />}
    </>
  );
};

/** The bracket as it is played. */
const Running = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const answer = useMemo(() => bracketOf(tournament), [tournament]);
  if (!answer.ok) {
    return <RefusalNotice refusal={answer.refusal} />;
  }
  const bracket = answer.value;
  const next = nextRoundNo(tournament);
  const over = isOver(tournament, bracket);
  return (
    <>
      <div className={styles.finalsTools}>
        {cutRounds(tournament).length === 0 && (
          <Button icon={<Undo2 size={16} aria-hidden />} onPress={() => void cancelCut()}>
            {textOf('duelDesk:finals.cancel')}
          </Button>
        )}
        {!over && next === null && (
          <Button reads onPress={() => goTo('rounds', { round: tournament.rounds.length })}>
            {textOf('refusals:ways.enterResults')}
          </Button>
        )}
        {over && (
          <Button reads onPress={() => goTo('standings')}>
            {textOf('sheets:documents.standings')}
          </Button>
        )}
      </div>
      <Outdated tournament={tournament} />
      <BracketView bracket={bracket} people={peopleOf(tournament)} champion={championOf(tournament, bracket)} />
    </>
  );
};

/** The top cut: before it, how large it is to be; then its bracket [duel 12]. */
export const CutTab = ({ tournament }: TabProps) => (
  <div className={`${styles.finalsPart} ${styles.finalsCut}`}>
    {ownOf(tournament).cut === null ? <Planned tournament={tournament} /> : <Running tournament={tournament} />}
  </div>
);

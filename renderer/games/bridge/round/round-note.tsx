import { Armchair, CircleAlert, Home, RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { homeMoves } from '../../../../core/games/bridge/paper/home-tables.ts';
import { completeThrough, eventOf, missingResults, roundBoards } from '../../../../core/games/bridge/results/event.ts';
import { controlSum, controlWarning } from '../../../../core/games/bridge/results/ranking.ts';
import { seatedOnOldStanding } from '../../../../core/games/bridge/results/revisions.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { moreOf } from '../../../../core/games/bridge/seating/more.ts';
import { provisionalNotices } from '../../../../core/games/bridge/steps/decide-scores.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import { roundRows } from '../../../../core/games/bridge/steps/rows.ts';
import { lastRound } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import { useRankingChanged } from '../../../round/ranking-changed.tsx';
import { showNext } from '../../../round/round-place.ts';
import type { RoundNoteProps } from '../../game-screens.ts';
import { AddRoundDialog } from '../add-round/add-round-dialog.tsx';
import { closeAdding, openAdding } from '../add-round/adding.ts';
import { useScoreText } from '../score-text.ts';
import { openFeature } from '../swiss/place.ts';
import { RemoveRoundDialog } from '../swiss/remove-round.tsx';
import './draft-note.css';

/** Teams at home tables: whose E-W pair goes where [bridge 4.14]. */
const HomeMoves = ({ tournament, round }: RoundNoteProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const matches = roundRows(round).flatMap(({ table, ns, ew }) =>
    ns === null || ew === null ? [] : [{ table, seats: [ns, ew] as const }],
  );
  return (
    <ul className="home-moves">
      {homeMoves(matches).map(({ team, match, to }) => (
        <li key={team}>
          <PersonName person={people.get(team)} />{' '}
          {textOf('bridgeSwiss:homeMove', { match, table: ownOf(tournament).prepared?.numbers[String(to)] ?? 0 })}{' '}
          <PersonName person={people.get(to)} />
        </li>
      ))}
    </ul>
  );
};

/** Which results are missing, and the next round with the standing it is seated on [bridge 6]. */
const NextRoundLine = ({ tournament, round }: RoundNoteProps) => {
  const textOf = useTextOf();
  const { round: next, base, start, missing: awaited, refusal } = nextRound(tournament);
  useEffect(() => closeAdding, []);
  const missing = missingResults(tournament, round.no);
  const seatNext = () => {
    if (awaited.length > 0) openFeature('late', true);
    // The screen of the next round says what else keeps it from being seated, with the way out.
    else if (start || refusal !== null) showNext();
    else openAdding();
  };
  return (
    <>
      {missing.length > 0 && (
        <span>{textOf('bridgeSwiss:live.missing', { tables: missing, count: missing.length })}</span>
      )}
      {next <= tournament.plannedRounds && (
        <Button tone="quiet" icon={<Armchair size={16} aria-hidden />} onPress={seatNext}>
          {textOf(start ? 'bridgeSwiss:live.start' : 'bridgeSwiss:live.next', { round: next, base, count: base })}
        </Button>
      )}
      <AddRoundDialog tournament={tournament} />
    </>
  );
};

/** What is said of a seated round: standing, boards, break, correction since [W-06]; redo of the last one. */
export const BridgeRoundNote = ({ tournament, round }: RoundNoteProps) => {
  const textOf = useTextOf();
  const [asking, setAsking] = useState<'redo' | 'homes' | null>(null);
  const score = useScoreText(tournament);
  const more = moreOf(round);
  const { from, to } = roundBoards(tournament, round.no);
  const pause = ownOf(tournament).breaks.find(({ after }) => after === round.no);
  const isOld = useMemo(() => seatedOnOldStanding(tournament).includes(round.no), [tournament, round.no]);
  // One notice for one fact: where others would sit now, that is said with the ways out.
  const isSaid = useRankingChanged(tournament, round);
  const { options } = (round.draw.request ?? {}) as { readonly options?: { readonly ignoreMeetingsThrough?: number } };
  const ignored = options?.ignoreMeetingsThrough ?? 0;
  const control = useMemo(
    () => (completeThrough(tournament) >= round.no ? controlSum(eventOf(tournament), round.no) : null),
    [tournament, round.no],
  );
  const wrongSum = controlWarning(control);
  const standIns = provisionalNotices(tournament, round);
  const isLast = lastRound(tournament)?.no === round.no;
  const hasHomes = rulesOf(tournament).teamSeating === 'homeTables';
  return (
    <div className="draft-note">
      <p className="draft-facts">
        <span>{textOf('bridgeDesk:boards', { from, to })}</span>
        {more !== null && more.seating !== 'start' && (
          <span>{textOf('bridgeSwiss:draft.seatedOn', { round: more.baseRound, count: more.baseRound })}</span>
        )}
        {more?.seating === 'tryHarder' && <span>{textOf('bridge:seatings.tryHarder')}</span>}
        {ignored > 0 && <span>{textOf('bridgeSwiss:ignore.to', { round: ignored })}</span>}
        {pause !== undefined && (
          <span>
            {textOf('bridgeSwiss:break.known', { round: round.no, minutes: pause.minutes, count: pause.minutes })}{' '}
            <bdi>{pause.text}</bdi>
          </span>
        )}
        {control !== null && wrongSum === null && (
          <span>{textOf('bridgeSwiss:controlSum', { sum: score(control.sum) })}</span>
        )}
        {hasHomes && (
          <Button tone="quiet" icon={<Home size={16} aria-hidden />} onPress={() => setAsking('homes')}>
            {textOf('bridgeSwiss:homes.moves')}
          </Button>
        )}
        {isLast && <NextRoundLine tournament={tournament} round={round} />}
        {isLast && round.draw.request !== null && (
          <Button tone="quiet" icon={<RefreshCw size={16} aria-hidden />} onPress={() => setAsking('redo')}>
            {textOf('bridgeSwiss:redo.button', { round: round.no })}
          </Button>
        )}
      </p>
      {[...(wrongSum === null ? [] : [wrongSum]), ...standIns].map((phrase) => (
        <Notice key={JSON.stringify(phrase)} tone={phrase === wrongSum ? 'warn' : 'info'}>
          {wordsOf(phrase)}
        </Notice>
      ))}
      {isOld && !isSaid && (
        <Notice tone="warn">
          <CircleAlert size={14} aria-hidden /> {textOf('bridgeSwiss:draft.oldStanding', { round: round.no })}
        </Notice>
      )}
      {asking === 'redo' && (
        <RemoveRoundDialog tournament={tournament} round={round} redo onClose={() => setAsking(null)} />
      )}
      <Dialog title={textOf('bridgeSwiss:homes.moves')} isOpen={asking === 'homes'} onClose={() => setAsking(null)}>
        <HomeMoves tournament={tournament} round={round} />
      </Dialog>
    </div>
  );
};

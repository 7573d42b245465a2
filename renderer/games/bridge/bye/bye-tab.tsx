import { UserMinus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type NextByes, nextByes } from '../../../../core/games/bridge/steps/bye-view.ts';
import { roundOf, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { RefusalNotice } from '../../../parts/notice.tsx';
import { Tabs } from '../../../parts/tabs.tsx';
import { NobodyYet } from '../../../people/nobody-yet.tsx';
import { useSeating } from '../../../round/seating/seating-store.ts';
import { useTournament } from '../../../store/tournament.ts';
import '../texts-office.ts';
import marksStyles from '../../../parts/marks.module.css';
import styles from '../bridge.module.css';
import { ByeSettings } from './bye-settings.tsx';
import { Candidates } from './candidates.tsx';
import { GiveByeDialog } from './give-bye-dialog.tsx';
import { NextBye } from './next-bye.tsx';
import { PastByes } from './past-byes.tsx';

type Asking = { readonly round: RoundNo; readonly seated: boolean; readonly first: EntrantId | null };

const amongOf = (tournament: Tournament, next: NextByes | null, { round, seated }: Asking): readonly EntrantId[] => {
  if (seated) return roundOf(tournament, round)?.tables.flatMap(({ seats }) => seats) ?? [];
  const sits = new Set(next?.sits.map(({ entrant }) => entrant));
  return (next?.candidates ?? []).map(({ entrant }) => entrant).filter((entrant) => !sits.has(entrant));
};

type Part = 'list' | 'past';

const Byes = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const method = useSeating((store) => store.method) ?? 'swiss';
  const options = useSeating((store) => store.options)[method] ?? {};
  const seed = useSeating((store) => store.seed);
  const answer = useMemo(
    () => nextByes(tournament, options, seed.trim() === '' ? tournament.seed : seed),
    [tournament, options, seed],
  );
  const [asking, setAsking] = useState<Asking | null>(null);
  const [part, setPart] = useState<Part>('list');
  const next = answer.ok ? answer.value : null;
  const hasList = next !== null && next.candidates.length > 0;
  const choose = (first: EntrantId | null) => {
    if (next !== null) setAsking({ round: next.round, seated: false, first });
  };
  const past = (
    <PastByes tournament={tournament} onExchange={(round) => setAsking({ round, seated: true, first: null })} />
  );
  return (
    <div className={`${marksStyles.parts} ${styles.byeParts}`}>
      <div className={`${marksStyles.partsScroll} ${styles.byeSide}`}>
        {next === null ? (
          !answer.ok && <RefusalNotice refusal={answer.refusal} />
        ) : (
          <NextBye tournament={tournament} next={next} onChoose={() => choose(null)} />
        )}
        <ByeSettings tournament={tournament} />
      </div>
      <div className={styles.byeLists}>
        {hasList ? (
          <Tabs<Part>
            label={textOf('words:columns.byes')}
            value={part}
            onChange={setPart}
            items={[
              {
                id: 'list',
                label: textOf('bridgeOffice:bye.list'),
                content: <Candidates tournament={tournament} next={next} onChoose={choose} />,
              },
              { id: 'past', label: textOf('bridgeOffice:bye.past'), content: past },
            ]}
          />
        ) : (
          <>
            <h2>{textOf('bridgeOffice:bye.past')}</h2>
            {past}
          </>
        )}
      </div>
      {asking !== null && (
        <GiveByeDialog
          tournament={tournament}
          among={amongOf(tournament, next, asking)}
          first={asking.first}
          seated={asking.seated ? (roundOf(tournament, asking.round) ?? null) : null}
          round={asking.round}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
};

/** Who sits out: the next round and all before [bridge 3.5, 4.3]. */
export const ByeTab = () => {
  const tournament = useTournament();
  if (tournament === null) return null;
  return tournament.entrants.length === 0 ? (
    <NobodyYet icon={<UserMinus size={40} aria-hidden />} />
  ) : (
    <Byes tournament={tournament} />
  );
};

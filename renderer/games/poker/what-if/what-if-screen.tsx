import { CopyCheck } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { bustCount, type Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { goTo } from '../../../desk/place.ts';
import { Screen } from '../../../desk/screen.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { EmptyState } from '../../../parts/marks.tsx';
import { useTournamentStore } from '../../../store/tournament.ts';
import styles from '../../../what-if/what-if.module.css';
import { WhatIfFrame } from '../../../what-if/what-if-frame.tsx';
import { useOpenFloor } from '../use-hall.ts';
import { FloorAsks } from './asks.tsx';
import { RulesBeside, SeatsBeside, TablesBeside } from './beside.tsx';
import { lookAtFloor, openFloorWhatIf, startFloorOver, useFloorWhatIf } from './floor-what-if.ts';
import { Followed } from './followed.tsx';

type Answer = 'follows' | 'tables' | 'seats' | 'rules';

const WhatIf = ({ tournament, hall }: { readonly tournament: Tournament; readonly hall: Hall }) => {
  const textOf = useTextOf();
  const ledger = useTournamentStore((store) => store.ledger);
  const { suppositions, rules } = useFloorWhatIf();
  const [answer, setAnswer] = useState<Answer>('follows');
  useEffect(() => openFloorWhatIf(tournament.id), [tournament.id]);
  const hasRules = Object.keys(rules).length > 0;
  const usual = useMemo(() => lookAtFloor(tournament, ledger, suppositions, {}), [tournament, ledger, suppositions]);
  const other = useMemo(
    () => (hasRules ? lookAtFloor(tournament, ledger, suppositions, rules) : null),
    [tournament, ledger, suppositions, rules, hasRules],
  );
  const outlook = other ?? usual;
  const sides = { tournament, hall, outlook };
  const tab = (id: Answer, content: ReactNode) => ({
    id,
    label: id === 'tables' ? textOf('words:tables') : textOf(`floor:whatIf.tabs.${id}`),
    content: <div className={styles.whatIfStandings}>{content}</div>,
  });
  return (
    <WhatIfFrame<Answer>
      isUntouched={suppositions.length === 0 && !hasRules}
      onStartOver={startFloorOver}
      asks={<FloorAsks tournament={tournament} hall={hall} refusals={outlook.refusals} />}
      answer={answer}
      onAnswer={setAnswer}
      answers={[
        tab('follows', <Followed {...sides} />),
        tab('tables', <TablesBeside {...sides} />),
        tab('seats', <SeatsBeside {...sides} />),
        tab('rules', <RulesBeside tournament={tournament} hall={hall} usual={usual} other={other} />),
      ]}
    />
  );
};

/** What would happen on the floor: who would move, which table would break, by these rules or others. Nothing is written. */
export const FloorWhatIfScreen = () => {
  const textOf = useTextOf();
  const open = useOpenFloor();
  if (open === null) return null;
  const { tournament, hall } = open;
  const isSeated = bustCount(hall.floor) > 0 || itemsOf(hall.floor.entries).some(({ status }) => status === 'seated');
  if (isSeated) return <WhatIf tournament={tournament} hall={hall} />;
  return (
    <Screen title={textOf('whatIf:title')}>
      <EmptyState
        icon={<CopyCheck size={40} aria-hidden />}
        title={textOf('floor:whatIf.nobody')}
        actions={
          <Button reads tone="primary" onPress={() => goTo('rounds')}>
            {textOf('floor:places.toFloor')}
          </Button>
        }
      />
    </Screen>
  );
};

import { CopyCheck } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { bustCount, type Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { closeDrawer } from '../../../desk/place.ts';
import styles from '../../../director/director.module.css';
import { useTextOf } from '../../../i18n/text.ts';
import { Select } from '../../../parts/field/choice.tsx';
import { EmptyState } from '../../../parts/marks.tsx';
import { Drawer } from '../../../parts/side/side.tsx';
import { useTournamentStore } from '../../../store/tournament.ts';
import { WhatIfFrame } from '../../../what-if/what-if-frame.tsx';
import { ToFloor } from '../to-floor.tsx';
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
  const contents: { readonly [id in Answer]: ReactNode } = {
    follows: <Followed {...sides} />,
    tables: <TablesBeside {...sides} />,
    seats: <SeatsBeside {...sides} />,
    rules: <RulesBeside tournament={tournament} hall={hall} usual={usual} other={other} />,
  };
  return (
    <WhatIfFrame isUntouched={suppositions.length === 0 && !hasRules} onStartOver={startFloorOver}>
      <FloorAsks tournament={tournament} hall={hall} refusals={outlook.refusals} />
      <Select
        label={textOf('whatIf:answers')}
        items={(Object.keys(contents) as Answer[]).map((id) => ({
          id,
          label: id === 'tables' ? textOf('words:tables') : textOf(`floor:whatIf.tabs.${id}`),
        }))}
        value={answer}
        onChange={setAnswer}
      />
      <div className={styles.part}>{contents[answer]}</div>
    </WhatIfFrame>
  );
};

/** What would happen on the floor: who would move, which table would break, by these rules or others. Nothing is written. */
export const FloorWhatIfDrawer = () => {
  const textOf = useTextOf();
  const open = useOpenFloor();
  if (open === null) return null;
  const { tournament, hall } = open;
  const isSeated = bustCount(hall.floor) > 0 || itemsOf(hall.floor.entries).some(({ status }) => status === 'seated');
  if (isSeated) return <WhatIf tournament={tournament} hall={hall} />;
  return (
    <Drawer title={textOf('whatIf:title')} onClose={closeDrawer}>
      <EmptyState
        icon={<CopyCheck size={40} aria-hidden />}
        title={textOf('floor:whatIf.nobody')}
        actions={<ToFloor goesOn={false} />}
      />
    </Drawer>
  );
};

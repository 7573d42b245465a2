import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ArrowMode, arrowModes } from '../../../../core/games/bridge/rules/rules.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { balances } from '../../../../core/games/bridge/steps/direction-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { TableNo } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Select } from '../../../parts/field/choice.tsx';
import { EmptyState } from '../../../parts/marks.tsx';
import { Tabs } from '../../../parts/tabs.tsx';
import { nextRoundNo } from '../../../round/flow.ts';
import { roundShown, useRoundPlace } from '../../../round/round-place.ts';
import { useSeating } from '../../../round/seating/seating-store.ts';
import { useTournament } from '../../../store/tournament.ts';
import '../texts-office.ts';
import styles from '../bridge.module.css';
import { BalanceList } from './balance-list.tsx';
import { DirectionTable } from './direction-table.tsx';
import { GuidePreview } from './guide-preview.tsx';
import { draftRound, type ShownRound, seatedRound, setMode, turnTable } from './shown-round.ts';

type Part = 'balance' | 'cards';

const Directions = ({ tournament, shown }: { readonly tournament: Tournament; readonly shown: ShownRound }) => {
  const textOf = useTextOf();
  const drawn = useSeating((store) => store.drawn);
  const [looked, setLooked] = useState<TableNo | null>(null);
  const [part, setPart] = useState<Part>('balance');
  const t = (key: string, params = {}) => textOf(`bridgeOffice:switch.${key}`, params);
  const row = shown.rows.find(({ table }) => table === looked) ?? shown.rows[0];
  const marked = row === undefined ? [] : [row.ns, row.ew];
  const through = shown.isDraft ? shown.round - 1 : shown.round;
  const all = useMemo(
    () => balances(tournament, through, shown.isDraft ? shown.rows : null),
    [tournament, through, shown],
  );
  const anyIn = shown.rows.some(({ decided }) => decided);
  const isByHand = shown.rows.some(({ cause }) => cause === 'hand');
  const chosen: ArrowMode | 'hand' = isByHand || shown.mode === null ? 'hand' : shown.mode;
  return (
    <div className={styles.switchParts}>
      <div className={styles.switchMain}>
        <div className={styles.switchTools}>
          {shown.hasRule && (
            <Select<ArrowMode | 'hand'>
              label={textOf('bridgeOffice:rules.arrowMode')}
              items={[
                ...arrowModes.map((id) => ({ id, label: textOf(`bridge:arrowModes.${id}`), isDisabled: anyIn })),
                ...(chosen === 'hand' ? [{ id: 'hand' as const, label: t('byHand'), isDisabled: true }] : []),
              ]}
              value={chosen}
              onChange={(mode) => {
                if (mode !== 'hand') void setMode(shown, drawn, mode);
              }}
            />
          )}
        </div>
        {anyIn && <p className={styles.switchSoft}>{t('decided')}</p>}
        <DirectionTable
          tournament={tournament}
          rows={shown.rows}
          looked={looked}
          onLook={setLooked}
          onTurn={(table) => void turnTable(tournament, shown, table)}
        />
      </div>
      <div className={styles.switchSide}>
        <Tabs<Part>
          label={t('beside')}
          value={part}
          onChange={setPart}
          items={[
            {
              id: 'balance',
              label: t('balance'),
              content: <BalanceList tournament={tournament} balances={all} marked={marked} />,
            },
            {
              id: 'cards',
              label: t('cards'),
              content: <GuidePreview tournament={tournament} shown={shown} entrants={marked} />,
            },
          ]}
        />
      </div>
    </div>
  );
};

const Switches = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const drawn = useSeating((store) => store.drawn);
  const round = useRoundPlace((place) => roundShown(tournament, place, false));
  const draft = drawn !== null && drawn.round === nextRoundNo(tournament) ? drawn : null;
  const shown = useMemo(
    () => (draft?.round === round ? draftRound(tournament, draft) : seatedRound(tournament, round)),
    [tournament, draft, round],
  );
  const icon = <ArrowLeftRight size={40} aria-hidden />;
  if (rulesOf(tournament).teamSeating === 'homeTables') {
    return (
      <EmptyState icon={icon} title={textOf('bridgeOffice:switch.homeTables')}>
        {textOf('bridgeOffice:rules.homeTablesNoArrows')}
      </EmptyState>
    );
  }
  if (shown === null) {
    return <EmptyState icon={icon} title={`${textOf('rounds:round', { round })}: ${textOf('rounds:stepper.ahead')}`} />;
  }
  return <Directions key={`${shown.round}-${shown.isDraft}`} tournament={tournament} shown={shown} />;
};

/** Who sits N-S and E-W in the round shown: by rule and by table, with what it does to everybody's balance [bridge 3.8, 4.7]. */
export const SwitchTab = () => {
  const tournament = useTournament();
  return tournament === null ? null : <Switches tournament={tournament} />;
};

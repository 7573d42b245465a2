import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ArrowMode, arrowModes } from '../../../../core/games/bridge/rules/rules.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { balances } from '../../../../core/games/bridge/steps/direction-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { TableNo } from '../../../../core/tournament/words.ts';
import { goTo } from '../../../desk/place.ts';
import { Screen } from '../../../desk/screen.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Badge, EmptyState } from '../../../parts/marks.tsx';
import { Tabs } from '../../../parts/tabs.tsx';
import { nextRoundNo } from '../../../round/flow.ts';
import { useSeating } from '../../../round/seating/seating-store.ts';
import { useTournament } from '../../../store/tournament.ts';
import '../texts-office.ts';
import { BalanceList } from './balance-list.tsx';
import { DirectionTable } from './direction-table.tsx';
import { GuidePreview } from './guide-preview.tsx';
import { draftRound, type ShownRound, seatedRound, setMode, turnTable } from './shown-round.ts';
import './switch.css';

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
    <div className="switch-parts">
      <div className="switch-main">
        <div className="switch-tools">
          {shown.hasRule ? (
            <Select<ArrowMode | 'hand'>
              label={t('rule')}
              items={[
                ...arrowModes.map((id) => ({ id, label: textOf(`bridge:arrowModes.${id}`), isDisabled: anyIn })),
                ...(chosen === 'hand' ? [{ id: 'hand' as const, label: t('byHand'), isDisabled: true }] : []),
              ]}
              value={chosen}
              onChange={(mode) => {
                if (mode !== 'hand') void setMode(shown, drawn, mode);
              }}
            />
          ) : (
            <p className="switch-soft">{t('startRule')}</p>
          )}
          <p className="switch-hint">
            {t('hintArrows')} <Kbd>X</Kbd> {t('hintTurn')}
          </p>
        </div>
        {anyIn && <p className="switch-soft">{t('decided')}</p>}
        <DirectionTable
          tournament={tournament}
          rows={shown.rows}
          looked={looked}
          onLook={setLooked}
          onTurn={(table) => void turnTable(tournament, shown, table)}
        />
      </div>
      <div className="switch-side">
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
  const [chosen, setChosen] = useState<number | null>(null);
  const t = (key: string, params = {}) => textOf(`bridgeOffice:switch.${key}`, params);
  const draft = drawn !== null && drawn.round === nextRoundNo(tournament) ? drawn : null;
  const rounds = [...tournament.rounds.map(({ no }) => no), ...(draft === null ? [] : [draft.round])];
  const round = chosen !== null && rounds.includes(chosen) ? chosen : (rounds.at(-1) ?? null);
  const shown = useMemo(() => {
    if (round === null) return null;
    return draft?.round === round ? draftRound(tournament, draft) : seatedRound(tournament, round);
  }, [tournament, draft, round]);
  if (rulesOf(tournament).teamSeating === 'homeTables') {
    return (
      <Screen title={t('title')}>
        <EmptyState icon={<ArrowLeftRight size={40} aria-hidden />} title={t('homeTables')}>
          {textOf('bridgeOffice:rules.homeTablesNoArrows')}
        </EmptyState>
      </Screen>
    );
  }
  if (shown === null) {
    return (
      <Screen title={t('title')}>
        <EmptyState
          icon={<ArrowLeftRight size={40} aria-hidden />}
          title={t('nothing')}
          actions={
            <Button reads tone="primary" onPress={() => goTo('rounds')}>
              {t('toRounds')}
            </Button>
          }
        >
          {t('nothingAbout')}
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen
      title={t('title')}
      about={
        <div className="round-about">
          <Select
            reads
            label={t('round')}
            hideLabel
            items={rounds.map((no) => ({ id: String(no), label: textOf('rounds:round', { round: no }) }))}
            value={String(shown.round)}
            onChange={(id) => setChosen(Number(id))}
          />
          <Badge tone={shown.isDraft ? 'neutral' : 'accent'}>
            {textOf(shown.isDraft ? 'rounds:states.proposal' : 'bridgeOffice:switch.published')}
          </Badge>
        </div>
      }
    >
      <Directions key={`${shown.round}-${shown.isDraft}`} tournament={tournament} shown={shown} />
    </Screen>
  );
};

/** Who sits N-S and E-W: by rule and by table, with what it does to everybody's balance [bridge 3.8, 4.7]. */
export const SwitchScreen = () => {
  const tournament = useTournament();
  return tournament === null ? null : <Switches tournament={tournament} />;
};

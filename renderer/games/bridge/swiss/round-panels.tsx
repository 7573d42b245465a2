/** Features 5 to 9, 11, 12, 15 and 19: adding, printing, changing and explaining rounds. */

import {
  Armchair,
  ArrowLeftRight,
  ClipboardList,
  Eye,
  PencilLine,
  Printer,
  RefreshCw,
  ShieldCheck,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { arrowModes } from '../../../../core/games/bridge/rules/rules.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import { lastRound } from '../../../../core/tournament/state.ts';
import { goTo } from '../../../desk/place.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Cards, Select } from '../../../parts/field/choice.tsx';
import { Notice, RefusalNotice } from '../../../parts/notice.tsx';
import { showNext, showRound } from '../../../round/round-place.ts';
import { chooseMethod } from '../../../round/seating/seating-store.ts';
import { openAdding, openLate } from '../add-round/adding.ts';
import styles from '../round/seating-settings.module.css';
import { DelaySetting } from '../round/seating-settings.tsx';
import { Deeds, type PanelProps, setRules } from './parts.tsx';
import { RemoveRoundDialog } from './remove-round.tsx';

const toNextRound = (): void => {
  showNext();
  goTo('rounds');
};

/** Where the next round stands: on which standing, what it waits for. */
const NextLine = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const { round, base, start, refusal } = nextRound(tournament);
  return refusal === null ? (
    <Notice tone="good">
      {textOf(start ? 'bridgeSwiss:next.start' : 'bridgeSwiss:next.ready', { round, base, count: base })}
    </Notice>
  ) : (
    <RefusalNotice refusal={refusal} />
  );
};

const AddRoundMode = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  return (
    <Cards
      label={textOf('bridgeSwiss:addRoundMode')}
      columns={3}
      items={(['ask', 'auto', 'manual'] as const).map((id) => ({
        id,
        label: textOf(`bridgeSwiss:addRoundModeNames.${id}`),
        about: textOf(`bridgeSwiss:addRoundModes.${id}`),
      }))}
      value={rulesOf(tournament).addRoundMode}
      onChange={(addRoundMode) => void setRules(tournament, { addRoundMode })}
    />
  );
};

/** 5 · Enter results and add new round. */
export const AddRoundPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const { round, start, refusal } = nextRound(tournament);
  return (
    <>
      <NextLine tournament={tournament} />
      <Deeds>
        <Button reads icon={<ClipboardList size={16} aria-hidden />} onPress={() => goTo('rounds')}>
          {textOf('rounds:results.title')}
        </Button>
        <Button
          icon={<Armchair size={16} aria-hidden />}
          onPress={() => (start || refusal !== null ? toNextRound() : openAdding())}
        >
          {textOf('bridgeSwiss:late.add', { round })}
        </Button>
      </Deeds>
      <AddRoundMode tournament={tournament} />
    </>
  );
};

/** 6 · Print round result and continue: the set of the round stands in the drawer of paper. */
export const PrintPanel = () => {
  const textOf = useTextOf();
  return (
    <Deeds>
      <Button reads tone="primary" icon={<Printer size={16} aria-hidden />} onPress={() => goTo('print')}>
        {textOf('sheets:print.title')}
      </Button>
      <Button reads icon={<Eye size={16} aria-hidden />} onPress={() => goTo('hall')}>
        {textOf('rounds:deeds.hall')}
      </Button>
    </Deeds>
  );
};

/** 7 · Arrow switches at even tables in odd rounds. */
export const ArrowsPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const rules = rulesOf(tournament);
  return (
    <>
      <Select
        label={textOf('bridgeSwiss:options.directions')}
        about={textOf('bridgeSwiss:arrowsAbout')}
        isDisabled={rules.teamSeating === 'homeTables'}
        items={arrowModes.map((id) => ({ id, label: textOf(`bridge:arrowModes.${id}`) }))}
        value={rules.arrowMode}
        onChange={(arrowMode) => void setRules(tournament, { arrowMode })}
      />
      <Deeds>
        <Button reads icon={<ArrowLeftRight size={16} aria-hidden />} onPress={() => goTo('bridge.arrows')}>
          {textOf('bridgeOffice:switch.title')}
        </Button>
      </Deeds>
    </>
  );
};

/** 8 · Danish seating, and the delay that is turned off for a real final. */
export const DanishPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const { proposesDanish, start } = nextRound(tournament);
  return (
    <>
      {proposesDanish && <Notice tone="info">{textOf('bridgeSwiss:draft.danish')}</Notice>}
      <Deeds>
        <Button
          icon={<Armchair size={16} aria-hidden />}
          isDisabled={start}
          onPress={() => {
            chooseMethod('danish');
            toNextRound();
          }}
        >
          {textOf('bridgeSwiss:danish.use', { round: nextRound(tournament).round })}
        </Button>
      </Deeds>
      <DelaySetting tournament={tournament} />
    </>
  );
};

/** 9 · 95 % Swiss: the next round before the last results are in. */
export const LatePanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const { round, missing } = nextRound(tournament);
  return (
    <>
      <NextLine tournament={tournament} />
      <Deeds>
        <Button icon={<ShieldCheck size={16} aria-hidden />} isDisabled={missing.length === 0} onPress={openLate}>
          {textOf('bridgeSwiss:late.open', { round })}
        </Button>
      </Deeds>
      <AddRoundMode tournament={tournament} />
    </>
  );
};

/** 11 · Manually modify the seating. */
export const ModifyPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const last = lastRound(tournament);
  return (
    <Deeds>
      <Button icon={<PencilLine size={16} aria-hidden />} onPress={toNextRound}>
        {textOf('bridgeSwiss:modify.next', { round: nextRound(tournament).round })}
      </Button>
      {last !== undefined && (
        <Button
          icon={<PencilLine size={16} aria-hidden />}
          onPress={() => {
            showRound(last.no);
            goTo('rounds');
          }}
        >
          {textOf('bridgeSwiss:modify.last', { round: last.no })}
        </Button>
      )}
    </Deeds>
  );
};

/** 12 · Remove or redo the last round. */
export const RemovePanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const [asking, setAsking] = useState<'remove' | 'redo' | null>(null);
  const last = lastRound(tournament);
  if (last === undefined || last.draw.request === null) {
    return <p className={styles.bridgeAbout}>{textOf('bridgeSwiss:remove.none')}</p>;
  }
  return (
    <>
      <Deeds>
        <Button icon={<Undo2 size={16} aria-hidden />} onPress={() => setAsking('remove')}>
          {textOf('bridgeSwiss:remove.button', { round: last.no })}
        </Button>
        <Button icon={<RefreshCw size={16} aria-hidden />} onPress={() => setAsking('redo')}>
          {textOf('bridgeSwiss:redo.button', { round: last.no })}
        </Button>
      </Deeds>
      {asking !== null && (
        <RemoveRoundDialog
          tournament={tournament}
          round={last}
          redo={asking === 'redo'}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
};

/** 15 · Add Swiss rounds automatically. */
export const AutoPanel = ({ tournament }: PanelProps) => (
  <>
    <NextLine tournament={tournament} />
    <AddRoundMode tournament={tournament} />
  </>
);

/** 19 · How are the pairings created. */
export const ExplainPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const last = lastRound(tournament);
  return (
    <>
      <ol className="swiss-explained">
        {(['rank', 'bye', 'pair', 'untangle', 'harder', 'directions'] as const).map((id) => (
          <li key={id}>{textOf(`bridgeSwiss:explained.${id}`)}</li>
        ))}
      </ol>
      {last !== undefined && (
        <Deeds>
          <Button
            icon={<Eye size={16} aria-hidden />}
            onPress={() => {
              showRound(last.no);
              goTo('rounds');
            }}
          >
            {textOf('bridgeSwiss:explained.why', { round: last.no })}
          </Button>
        </Deeds>
      )}
    </>
  );
};

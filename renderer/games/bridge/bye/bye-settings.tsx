import type { BridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Select } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { carryOut } from '../../../store/carry-out.ts';
import styles from '../bridge.module.css';

const phantomSeats = ['ns-high', 'ew-high', 'ns-1', 'slot'] as const;

const rule = async (tournament: Tournament, part: Partial<BridgeRules>): Promise<void> => {
  const rules = { ...rulesOf(tournament), ...part };
  await carryOut({ type: 'tournament.rule', rules: rules });
};

/** The two settings of the event that a bye depends on; the others are among the rules. */
export const ByeSettings = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const { phantomSeat, byePercent } = rulesOf(tournament);
  const { prepared } = ownOf(tournament);
  const kind = typeof phantomSeat === 'object' ? 'slot' : phantomSeat;
  const t = (key: string, params = {}) => textOf(`bridgeOffice:${key}`, params);
  return (
    <div className={styles.byeSettings}>
      <NumberField
        label={t('rules.byePercent')}
        unit="%"
        value={byePercent}
        minValue={0}
        maxValue={100}
        onChange={(value) => {
          if (Number.isInteger(value) && value !== byePercent) void rule(tournament, { byePercent: value });
        }}
      />
      <Select
        label={t('rules.phantomSeat')}
        {...(prepared === null ? {} : { about: t('bye.phantomClosed') })}
        items={phantomSeats.map((id) => ({ id, label: t(`rules.phantomSeats.${id}`) }))}
        value={kind}
        isDisabled={prepared !== null}
        onChange={(id) => {
          if (id !== kind) void rule(tournament, { phantomSeat: id === 'slot' ? { slot: 1 } : id });
        }}
      />
      {typeof phantomSeat === 'object' && (
        <NumberField
          label={t('rules.phantomSlot')}
          value={phantomSeat.slot}
          minValue={1}
          maxValue={2000}
          isDisabled={prepared !== null}
          onChange={(slot) => {
            if (Number.isInteger(slot)) void rule(tournament, { phantomSeat: { slot } });
          }}
        />
      )}
    </div>
  );
};

import { useState } from 'react';
import { FEWEST_SEATS, MOST_SEATS, MOST_TABLES } from '../../../core/games/poker/rules/room.ts';
import { type PokerRules, pokerRules } from '../../../core/games/poker/rules/rules.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Checkbox, Select } from '../../parts/choice.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { TextField } from '../../parts/field.tsx';
import type { RulesProps } from '../game-screens.ts';
import { Count } from './count.tsx';
import './rules-form.css';

const MOST = 1_000_000_000;
const MOST_SHARE = 1_000_000;
const limits = ['1', '2', 'casino'] as const;

/** "38, 24, 16" as they stand; null where anything else is in the text. */
const wholesOf = (text: string, most: number): readonly number[] | null => {
  const words = text.split(/[\s,;]+/u).filter((word) => word !== '');
  return words.every((word) => /^[1-9]\d*$/u.test(word) && Number(word) <= most) ? words.map(Number) : null;
};

type WholesFieldProps = {
  readonly label: string;
  readonly about?: string;
  readonly numbers: readonly number[];
  readonly most: number;
  /** Given the numbers as soon as all of them can be read. */
  readonly onChange: (numbers: readonly number[]) => void;
};

/** A list of whole numbers as the TO types it: 38.5 is none, and never 38 and 5. */
const WholesField = ({ label, about, numbers, most, onChange }: WholesFieldProps) => {
  const [typed, setTyped] = useState(numbers.join(', '));
  const textOf = useTextOf();
  const isWrong = wholesOf(typed, most) === null;
  return (
    <TextField
      label={label}
      {...(about === undefined ? {} : { about })}
      value={typed}
      maxLength={500}
      error={isWrong ? textOf('shell:field.whole', { least: 1, most }) : null}
      {...(isWrong ? { 'data-refused': '' } : {})}
      onChange={(text) => {
        setTyped(text);
        const read = wholesOf(text, most);
        if (read !== null) onChange(read);
      }}
    />
  );
};

/** The rules of a poker event. `onChange` gets rules that pass the game's schema; what does not is not handed on. */
export const PokerRulesForm = ({ rules, onChange }: RulesProps<PokerRules>) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:rules.${key}`, params);
  const set = (part: Partial<PokerRules>) => {
    const parsed = pokerRules.safeParse({ ...rules, ...part });
    if (parsed.success) onChange(parsed.data);
  };
  const chips = (part: Partial<PokerRules['chips']>) => set({ chips: { ...rules.chips, ...part } });
  const money = (part: Partial<PokerRules['money']>) => set({ money: { ...rules.money, ...part } });
  const payouts = (part: Partial<PokerRules['payouts']>) => set({ payouts: { ...rules.payouts, ...part } });
  const auto = (part: Partial<PokerRules['auto']>) => set({ auto: { ...rules.auto, ...part } });
  const seats = { least: FEWEST_SEATS, most: MOST_SEATS };
  const mostFee = Math.max(0, rules.money.buyIn - rules.money.bounty);
  return (
    <div className="poker-rules">
      <div className="poker-rules-grid">
        <Count {...seats} label={t('seatCount')} value={rules.seatCount} onChange={(n) => set({ seatCount: n ?? 9 })} />
        <Count
          {...seats}
          label={t('ideal')}
          about={t('asSeats')}
          value={rules.ideal}
          canFollow
          onChange={(ideal) => set({ ideal })}
        />
        <Count
          {...seats}
          label={t('finalTableSize')}
          about={t('asSeats')}
          value={rules.finalTableSize}
          canFollow
          onChange={(finalTableSize) => set({ finalTableSize })}
        />
        <Count
          {...seats}
          label={t('combineAt')}
          about={t('asFinal')}
          value={rules.combineAt}
          canFollow
          onChange={(combineAt) => set({ combineAt })}
        />
      </div>
      <div className="poker-rules-grid">
        <Select
          label={t('limit')}
          items={limits.map((id) => ({ id, label: t(`limits.${id}`) }))}
          value={String(rules.limit) as (typeof limits)[number]}
          onChange={(id) => set({ limit: id === 'casino' ? 'casino' : id === '2' ? 2 : 1 })}
        />
        <Select
          label={t('breakOrder')}
          items={(['posted', 'fewest'] as const).map((id) => ({ id, label: t(`breakOrders.${id}`) }))}
          value={rules.breakOrder}
          onChange={(breakOrder) => set({ breakOrder })}
        />
        <Select
          label={t('reseat')}
          items={(['broken', 'everybody'] as const).map((id) => ({ id, label: t(`reseats.${id}`) }))}
          value={rules.reseat}
          onChange={(reseat) => set({ reseat })}
        />
        <Select
          label={t('seatRule')}
          items={(['worst', 'lastOpened'] as const).map((id) => ({ id, label: t(`seatRules.${id}`) }))}
          value={rules.seatRule}
          onChange={(seatRule) => set({ seatRule })}
        />
        <Select
          label={t('breaksWhileOpen')}
          items={(['hold', 'normal'] as const).map((id) => ({ id, label: t(`breaksWhileOpens.${id}`) }))}
          value={rules.breaksWhileOpen ?? 'normal'}
          onChange={(breaksWhileOpen) => set({ breaksWhileOpen })}
        />
        <Count
          label={t('staleMinutes')}
          most={60}
          value={rules.staleMinutes ?? 3}
          onChange={(n) => set({ staleMinutes: n ?? 3 })}
        />
      </div>
      <div className="poker-rules-checks">
        <Checkbox isSelected={rules.paymentRequired} onChange={(paymentRequired) => set({ paymentRequired })}>
          {t('paymentRequired')}
        </Checkbox>
        <Checkbox isSelected={rules.dealers !== false} onChange={(dealers) => set({ dealers })}>
          {t('dealers')}
        </Checkbox>
        <Checkbox isSelected={rules.auto.consolidate} onChange={(consolidate) => auto({ consolidate })}>
          {t('autoConsolidate')}
        </Checkbox>
        <Checkbox isSelected={rules.auto.balance} onChange={(balance) => auto({ balance })}>
          {t('autoBalance')}
        </Checkbox>
        <Checkbox isSelected={rules.auto.apply} onChange={(apply) => auto({ apply })}>
          {t('autoApply')}
        </Checkbox>
      </div>
      <Disclosure title={t('play')}>
        <div className="poker-rules-grid">
          <Count
            label={t('restMinutes')}
            most={240}
            value={rules.restMinutes}
            onChange={(n) => set({ restMinutes: n ?? 0 })}
          />
          <Count
            label={t('minToStart')}
            least={1}
            most={MOST_SEATS}
            value={rules.minToStart}
            onChange={(n) => set({ minToStart: n ?? 5 })}
          />
          <Select
            label={t('redFlag')}
            items={(['auto', 'on', 'off'] as const).map((id) => ({ id, label: t(`redFlags.${id}`) }))}
            value={rules.redFlag === null ? 'auto' : rules.redFlag ? 'on' : 'off'}
            onChange={(id) => set({ redFlag: id === 'auto' ? null : id === 'on' })}
          />
          <WholesField
            label={t('redrawAt')}
            about={t('redrawAtAbout')}
            numbers={rules.redrawAt}
            most={MOST_TABLES}
            onChange={(numbers) => set({ redrawAt: [...numbers] })}
          />
        </div>
        <Checkbox isSelected={rules.compareChips} onChange={(compareChips) => set({ compareChips })}>
          {t('compareChips')}
        </Checkbox>
      </Disclosure>
      <Disclosure title={t('money')}>
        <div className="poker-rules-grid">
          <Count
            label={t('startChips')}
            most={MOST}
            step={100}
            value={rules.chips.start}
            onChange={(n) => chips({ start: n ?? 0 })}
          />
          <Count
            label={t('rebuyChips')}
            most={MOST}
            step={100}
            value={rules.chips.rebuy}
            onChange={(n) => chips({ rebuy: n ?? 0 })}
          />
          <Count
            label={t('addOnChips')}
            most={MOST}
            step={100}
            value={rules.chips.addOn}
            onChange={(n) => chips({ addOn: n ?? 0 })}
          />
          <Count
            label={t('pool')}
            about={t('poolAbout')}
            most={MOST}
            canFollow
            value={rules.money.pool}
            onChange={(pool) => money({ pool })}
          />
          <Count label={t('buyIn')} most={MOST} value={rules.money.buyIn} onChange={(n) => money({ buyIn: n ?? 0 })} />
          <Count
            label={t('fee')}
            most={MOST}
            value={rules.money.fee}
            error={rules.money.fee > mostFee ? textOf('shell:field.whole', { least: 0, most: mostFee }) : null}
            onChange={(n) => money({ fee: n ?? 0 })}
          />
          {rules.money.bounty > 0 && (
            <Count
              label={t('bounty')}
              most={MOST}
              value={rules.money.bounty}
              onChange={(n) => money({ bounty: n ?? 0 })}
            />
          )}
          <Count label={t('rebuy')} most={MOST} value={rules.money.rebuy} onChange={(n) => money({ rebuy: n ?? 0 })} />
          <Count label={t('addOn')} most={MOST} value={rules.money.addOn} onChange={(n) => money({ addOn: n ?? 0 })} />
          <Count
            label={t('unit')}
            least={1}
            most={1_000_000}
            value={rules.payouts.unit}
            onChange={(n) => payouts({ unit: n ?? 1 })}
          />
        </div>
        <Checkbox isSelected={rules.payouts.paid} onChange={(paid) => payouts({ paid })}>
          {t('paid')}
        </Checkbox>
        {rules.payouts.paid && (
          <WholesField
            label={t('parts')}
            about={t('partsAbout')}
            numbers={rules.payouts.parts ?? []}
            most={MOST_SHARE}
            onChange={(parts) => payouts({ parts: parts.length === 0 ? null : [...parts] })}
          />
        )}
      </Disclosure>
    </div>
  );
};

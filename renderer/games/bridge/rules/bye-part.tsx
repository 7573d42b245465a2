/** Settings of what counts where no match is played, and of the seat that stays empty. */

import { byeAward } from '../../../../core/games/bridge/rules/awards.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Checkbox, Select } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { type PartProps, useWords, whole } from './part.ts';
import styles from './rules.module.css';
import { ScoreField } from './score-field.tsx';

const phantomSeats = ['ns-high', 'ew-high', 'ns-1', 'slot'] as const;
const awards = ['bye', 'walkover', 'absence', 'unplayed'] as const;

export const PhantomSeat = ({ rules, change, isOff = false }: PartProps & { readonly isOff?: boolean }) => {
  const t = useWords();
  const { phantomSeat } = rules;
  const kind = typeof phantomSeat === 'object' ? 'slot' : phantomSeat;
  return (
    <>
      <Select
        label={t('phantomSeat')}
        isDisabled={isOff}
        items={phantomSeats.map((id) => ({ id, label: t(`phantomSeats.${id}`) }))}
        value={kind}
        onChange={(id) => change({ phantomSeat: id === 'slot' ? { slot: 1 } : id })}
      />
      {typeof phantomSeat === 'object' && (
        <NumberField
          label={t('phantomSlot')}
          isDisabled={isOff}
          value={phantomSeat.slot}
          minValue={1}
          maxValue={2000}
          onChange={(value) => change({ phantomSeat: { slot: whole(value, phantomSeat.slot) } })}
        />
      )}
    </>
  );
};

export const Byes = ({ rules, change }: PartProps) => {
  const t = useWords();
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const unit = textOf(`bridge:units.${rules.ranking}`);
  const usual = byeAward({ ...rules, awards: { ...rules.awards, bye: null } }, 'bye');
  const worth = decimal((usual.kind === 'fixed' ? usual.score : usual.least) / 100, 2, rules.ranking === 'imp');
  return (
    <>
      <div className={styles.rulesGrid}>
        <PhantomSeat rules={rules} change={change} />
        <NumberField
          label={t('byePercent')}
          about={usual.kind === 'own' ? t('byeOwnAbout', { worth, unit }) : `${worth} ${unit}`}
          unit="%"
          value={rules.byePercent}
          minValue={0}
          maxValue={100}
          onChange={(value) => change({ byePercent: whole(value, rules.byePercent) })}
        />
      </div>
      <p className={styles.rulesHint}>{t('awardsAbout')}</p>
      <div className={styles.rulesGrid}>
        {awards.map((name) => (
          <ScoreField
            key={name}
            label={t(`awards.${name}`)}
            unit={unit}
            value={rules.awards[name]}
            onChange={(score) => change({ awards: { ...rules.awards, [name]: score } })}
          />
        ))}
      </div>
      <Checkbox isSelected={rules.walkoverIsBye} onChange={(walkoverIsBye) => change({ walkoverIsBye })}>
        {t('walkoverIsBye')}
      </Checkbox>
      <Checkbox isSelected={rules.walkoverIsMeeting} onChange={(walkoverIsMeeting) => change({ walkoverIsMeeting })}>
        {t('walkoverIsMeeting')}
      </Checkbox>
    </>
  );
};

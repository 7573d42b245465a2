import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type TieBreak, tieBreakCodes } from '../../../../core/games/bridge/rules/rules.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import styles from './rules.module.css';

type TieBreakListProps = {
  readonly value: readonly TieBreak[];
  readonly onChange: (order: readonly TieBreak[]) => void;
};

/** The tie-breaks in the order in which they count [bridge 5.6]: move, take away, add. What stands after `shared` never counts. */
export const TieBreakList = ({ value, onChange }: TieBreakListProps) => {
  const textOf = useTextOf();
  const nameOf = (code: TieBreak) => textOf(`bridge:columns.${code}`);
  const move = (from: number, to: number) => {
    const code = value[from];
    if (code !== undefined) onChange(value.toSpliced(from, 1).toSpliced(to, 0, code));
  };
  const left = tieBreakCodes.filter((code) => !value.includes(code));
  const end = value.indexOf('shared');
  return (
    <div className={styles.tieBreaks}>
      <ol aria-label={textOf('bridgeOffice:rules.tieBreaks')}>
        {value.map((code, i) => (
          <li key={code} className={styles.tieBreak} data-idle={end !== -1 && i > end}>
            <span className={styles.tieBreakNo}>{i + 1}</span>
            <span className={styles.tieBreakName}>
              {nameOf(code)}
              <span className={styles.tieBreakAbout}>{textOf(`bridgeOffice:tieBreakAbout.${code}`)}</span>
            </span>
            <IconButton
              label={textOf('words:moveUp', { name: nameOf(code) })}
              icon={<ArrowUp size={16} aria-hidden />}
              isDisabled={i === 0}
              onPress={() => move(i, i - 1)}
            />
            <IconButton
              label={textOf('words:moveDown', { name: nameOf(code) })}
              icon={<ArrowDown size={16} aria-hidden />}
              isDisabled={i === value.length - 1}
              onPress={() => move(i, i + 1)}
            />
            <IconButton
              label={textOf('people:removeOne', { name: nameOf(code) })}
              icon={<X size={16} aria-hidden />}
              onPress={() => onChange(value.filter((other) => other !== code))}
            />
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <Select<TieBreak | 'none'>
          label={textOf('bridgeOffice:rules.tieBreakAdd')}
          items={[{ id: 'none', label: textOf('shell:chooseOne') }, ...left.map((id) => ({ id, label: nameOf(id) }))]}
          value="none"
          onChange={(code) => {
            if (code !== 'none') onChange([...value, code]);
          }}
        />
      )}
    </div>
  );
};

/** Settings of what is played: boards, rounds and delay, directions, tables and rooms. */

import type { ReactNode } from 'react';
import { arrowModes } from '../../../../core/games/bridge/rules/rules.ts';
import { checkRooms } from '../../../../core/games/bridge/seating/rooms.ts';
import { refusalText } from '../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Checkbox, Select } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { readNumbers, readPairs, readRising, writeNumbers, writePairs } from './number-list.ts';
import { type PartProps, useWords, whole } from './part.ts';
import styles from './rules.module.css';
import { TypedField } from './typed-field.tsx';

const addRoundModes = ['ask', 'auto', 'manual'] as const;
const scaleBoards = ['actual', 'planned'] as const;
const teamSeatings = ['tables', 'homeTables'] as const;

export const Boards = ({ rules, change }: PartProps) => {
  const t = useWords();
  return (
    <div className={styles.rulesGrid}>
      <NumberField
        label={t('boardsPerRound')}
        value={rules.boardsPerRound}
        minValue={1}
        maxValue={100}
        onChange={(value) => change({ boardsPerRound: whole(value, rules.boardsPerRound) })}
      />
      <NumberField
        label={t('firstBoard')}
        value={rules.firstBoard}
        minValue={1}
        maxValue={10_000}
        onChange={(value) => change({ firstBoard: whole(value, rules.firstBoard) })}
      />
      <TypedField
        label={t('roundBoards')}
        about={t('roundBoardsAbout')}
        placeholder="3: 8, 7: 6"
        value={rules.roundBoards}
        read={readPairs}
        write={writePairs}
        wrong={t('notPairs')}
        onChange={(roundBoards) => change({ roundBoards })}
      />
      <Select
        label={t('scaleBoardsOf')}
        items={scaleBoards.map((id) => ({ id, label: t(`scaleBoardsKinds.${id}`) }))}
        value={rules.scaleBoards}
        onChange={(value) => change({ scaleBoards: value })}
      />
    </div>
  );
};

export const StartRounds = ({ rules, change, isOff = false }: PartProps & { readonly isOff?: boolean }) => {
  const t = useWords();
  return (
    <Select
      label={t('startRounds')}
      about={t('startRoundsAbout')}
      isDisabled={isOff}
      items={(['1', '2'] as const).map((id) => ({ id, label: id }))}
      value={rules.startRounds === 1 ? '1' : '2'}
      onChange={(id) => change({ startRounds: id === '1' ? 1 : 2, delay: id === '2' })}
    />
  );
};

/** `children` stand before the way in which rounds are added. */
export const Rounds = ({ rules, change, children }: PartProps & { readonly children?: ReactNode }) => {
  const t = useWords();
  return (
    <>
      <div className={styles.rulesGrid}>
        {children}
        <Select
          label={t('addRoundMode')}
          about={t(`addRoundAbout.${rules.addRoundMode}`)}
          items={addRoundModes.map((id) => ({ id, label: t(`addRoundModes.${id}`) }))}
          value={rules.addRoundMode}
          onChange={(addRoundMode) => change({ addRoundMode })}
        />
      </div>
      <Checkbox isSelected={rules.delay} onChange={(delay) => change({ delay })}>
        {t('delay')}
      </Checkbox>
      <Checkbox isSelected={rules.tiesByLot} onChange={(tiesByLot) => change({ tiesByLot })}>
        {t('tiesByLot')}
      </Checkbox>
      <Checkbox
        isSelected={rules.pairWithoutCarryOver}
        onChange={(pairWithoutCarryOver) => change({ pairWithoutCarryOver })}
      >
        {t('pairWithoutCarryOver')}
      </Checkbox>
    </>
  );
};

export const Directions = ({ rules, change }: PartProps) => {
  const t = useWords();
  const textOf = useTextOf();
  return (
    <>
      {rules.teamSeating === 'homeTables' ? (
        <p>{t('homeTablesNoArrows')}</p>
      ) : (
        <Select
          label={t('arrowMode')}
          items={arrowModes.map((id) => ({ id, label: textOf(`bridge:arrowModes.${id}`) }))}
          value={rules.arrowMode}
          onChange={(arrowMode) => change({ arrowMode })}
        />
      )}
    </>
  );
};

export const ArrowRound2 = ({ rules, change, isOff = false }: PartProps & { readonly isOff?: boolean }) => {
  const t = useWords();
  return (
    <Checkbox isSelected={rules.arrowRound2} isDisabled={isOff} onChange={(arrowRound2) => change({ arrowRound2 })}>
      {t('arrowRound2')}
    </Checkbox>
  );
};

type TablesProps = PartProps & {
  /** The settings are those of a running event with so many tables: a list counts when its field is left, and only where it fits. */
  readonly live?: { readonly tables: number };
};

export const Tables = ({ rules, change, live }: TablesProps) => {
  const t = useWords();
  const fits = (rooms: readonly number[]): string | null => {
    const refusal = live === undefined ? null : checkRooms(rooms, live.tables);
    return refusal === null ? null : refusalText(refusal);
  };
  const counts = live === undefined ? 'typed' : 'left';
  return (
    <>
      {rules.kind === 'teams' && (
        <Select
          label={t('teamSeating')}
          items={teamSeatings.map((id) => ({ id, label: t(`teamSeatings.${id}`) }))}
          value={rules.teamSeating}
          onChange={(teamSeating) => change({ teamSeating })}
        />
      )}
      <div className={styles.rulesGrid}>
        <TypedField
          label={t('rooms')}
          about={t('roomsAbout')}
          placeholder="36, 60"
          value={rules.rooms as readonly number[]}
          read={readRising}
          write={writeNumbers}
          wrong={t('notRising')}
          counts={counts}
          fits={fits}
          onChange={(rooms) => change({ rooms: [...rooms] })}
        />
        <TypedField
          label={t('normalSwissRounds')}
          about={t('normalSwissRoundsAbout')}
          placeholder="3, 6, 9"
          value={rules.normalSwissRounds as readonly number[]}
          read={readRising}
          write={writeNumbers}
          wrong={t('notRising')}
          counts={counts}
          onChange={(rounds) => change({ normalSwissRounds: [...rounds] })}
        />
        <TypedField
          label={t('disabledTables')}
          placeholder="13"
          value={rules.disabledTables as readonly number[]}
          read={readNumbers}
          write={writeNumbers}
          wrong={t('notNumbers')}
          counts={counts}
          onChange={(tables) => change({ disabledTables: [...tables] })}
        />
      </div>
    </>
  );
};

import { Coffee, Plus, X } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { create } from 'zustand';
import { type Clock, type Level, momentOf } from '../../../../core/games/poker/rules/clock.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Select } from '../../../parts/choice.tsx';
import { closeWithEvent } from '../../../store/tournament.ts';
import { setLevels } from './clock-deeds.ts';
import {
  type DraftLevel,
  draftOf,
  isSame,
  levelsOf,
  withChange,
  withLevelAfter,
  withoutLevel,
  wrongRow,
} from './levels.ts';
import { useClockTime } from './time.ts';

const anteKinds = ['none', 'each', 'bigBlind'] as const;

type NumberCellProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A whole number in a cell; an empty cell is 0. */
const NumberCell = ({ label, value, onChange }: NumberCellProps) => (
  <input
    className="field-input figures"
    inputMode="numeric"
    aria-label={label}
    value={value === 0 ? '' : String(value)}
    placeholder="0"
    onFocus={({ target }) => target.select()}
    onChange={({ target }) => {
      const digits = target.value.replace(/\D/g, '').slice(0, 10);
      onChange(digits === '' ? 0 : Number(digits));
    }}
  />
);

type RowProps = {
  readonly level: DraftLevel;
  readonly no: number | null;
  readonly isNow: boolean;
  readonly isWrong: boolean;
  readonly isOnly: boolean;
  /** Changes the plan; stable, so that rows are drawn anew only when they change. */
  readonly onPlan: (change: (draft: readonly DraftLevel[]) => readonly DraftLevel[]) => void;
};

const LevelRow = memo(({ level, no, isNow, isWrong, isOnly, onPlan }: RowProps) => {
  const { key } = level;
  const onChange = (change: Partial<Level>) => onPlan((draft) => withChange(draft, key, change));
  const onAdd = (kind: Level['kind']) =>
    onPlan((draft) =>
      withLevelAfter(
        draft,
        draft.findIndex((each) => each.key === key),
        kind,
      ),
    );
  const textOf = useTextOf();
  const t = (key: string) => textOf(`poker:clock.plan.${key}`);
  const isPause = level.kind === 'pause';
  const name = no === null ? textOf('poker:clock.pause') : textOf('poker:clock.level', { level: no });
  return (
    <tr
      data-now={isNow}
      data-wrong={isWrong}
      data-pause={isPause}
      {...(isNow ? { 'aria-current': 'step' as const } : {})}
    >
      <th scope="row">{no === null ? <Coffee size={16} aria-label={name} /> : no}</th>
      <td>
        <NumberCell
          label={`${name}: ${t('minutes')}`}
          value={level.minutes}
          onChange={(minutes) => onChange({ minutes })}
        />
      </td>
      {isPause ? (
        <td colSpan={4} className="clock-plan-pause">
          {textOf('poker:clock.pause')}
        </td>
      ) : (
        <>
          <td>
            <NumberCell
              label={`${name}: ${t('smallBlind')}`}
              value={level.smallBlind}
              onChange={(smallBlind) => onChange({ smallBlind })}
            />
          </td>
          <td>
            <NumberCell
              label={`${name}: ${t('bigBlind')}`}
              value={level.bigBlind}
              onChange={(bigBlind) => onChange({ bigBlind })}
            />
          </td>
          <td>
            <Select
              label={`${name}: ${t('anteKind')}`}
              hideLabel
              items={anteKinds.map((id) => ({ id, label: textOf(`poker:clock.anteKinds.${id}`) }))}
              value={level.anteKind}
              onChange={(anteKind) =>
                onChange({
                  anteKind,
                  ante: anteKind === 'none' ? 0 : level.ante || (anteKind === 'bigBlind' ? level.bigBlind : 0),
                })
              }
            />
          </td>
          <td>
            {level.anteKind !== 'none' && (
              <NumberCell label={`${name}: ${t('ante')}`} value={level.ante} onChange={(ante) => onChange({ ante })} />
            )}
          </td>
        </>
      )}
      <td>
        <input
          className="field-input"
          aria-label={`${name}: ${t('note')}`}
          value={level.note}
          maxLength={120}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </td>
      <td className="clock-plan-deeds">
        <IconButton label={t('addLevel')} icon={<Plus size={16} aria-hidden />} onPress={() => onAdd('play')} />
        <IconButton label={t('addPause')} icon={<Coffee size={16} aria-hidden />} onPress={() => onAdd('pause')} />
        <IconButton
          label={t('remove')}
          icon={<X size={16} aria-hidden />}
          isDisabled={isOnly}
          onPress={() => onPlan((draft) => withoutLevel(draft, key))}
        />
      </td>
    </tr>
  );
});

const headings = ['minutes', 'smallBlind', 'bigBlind', 'anteKind', 'ante', 'note'] as const;

/** `of`: the levels as they were when the typing began. */
type Edited = { readonly of: readonly Level[]; readonly draft: readonly DraftLevel[] };

/** What is being typed stays while another screen is looked at and the clock is worked; it is worth nothing beside other levels. */
const useEdited = create<{ readonly edited: Edited | null }>(() => ({ edited: null }));
closeWithEvent(() => useEdited.setState({ edited: null }));

/** Every deed brings a new clock, so the levels are compared by what they say. */
const isAbout = (edited: Edited | null, levels: readonly Level[]): edited is Edited =>
  edited !== null && isSame(draftOf(edited.of), levels);

/** The levels of the evening, all at once: changed, added, taken out, kept with one button. */
export const LevelsEditor = ({ clock, label }: { readonly clock: Clock; readonly label: string }) => {
  const textOf = useTextOf();
  const now = useClockTime(clock);
  const kept = useMemo(() => draftOf(clock.levels), [clock.levels]);
  const edited = useEdited((typed) => typed.edited);
  // Somebody else's change of the levels takes the place of what was being typed about the old ones.
  const draft = isAbout(edited, clock.levels) ? edited.draft : kept;
  const { levels } = clock;
  const onPlan = useCallback<RowProps['onPlan']>(
    (change) =>
      useEdited.setState(({ edited: had }) => ({
        edited: { of: levels, draft: change(isAbout(had, levels) ? had.draft : draftOf(levels)) },
      })),
    [levels],
  );
  const same = isSame(draft, clock.levels);
  const wrong = wrongRow(draft);
  const at = same ? momentOf(clock, now).level : -1;
  return (
    <section className="clock-plan" aria-label={label}>
      <header className="clock-plan-head">
        <h2>{label}</h2>
        {wrong !== null && <span role="alert">{textOf('poker:clock.plan.wrong', { row: wrong })}</span>}
        <Button isDisabled={same} onPress={() => useEdited.setState({ edited: null })}>
          {textOf('poker:clock.plan.discard')}
        </Button>
        <Button tone="primary" isDisabled={same || wrong !== null} onPress={() => void setLevels(levelsOf(draft))}>
          {textOf('poker:clock.plan.save')}
        </Button>
      </header>
      <div className="table-scroll">
        <table className="table clock-plan-table">
          <thead>
            <tr>
              <th scope="col">{textOf('poker:clock.plan.no')}</th>
              {headings.map((id) => (
                <th key={id} scope="col">
                  {textOf(`poker:clock.plan.${id}`)}
                </th>
              ))}
              <th aria-label={textOf('poker:clock.plan.deeds')} />
            </tr>
          </thead>
          <tbody>
            {draft.map((level, index) => (
              <LevelRow
                key={level.key}
                level={level}
                no={
                  level.kind === 'pause' ? null : draft.slice(0, index + 1).filter(({ kind }) => kind === 'play').length
                }
                isNow={index === at}
                isWrong={wrong === index + 1}
                isOnly={draft.length === 1}
                onPlan={onPlan}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

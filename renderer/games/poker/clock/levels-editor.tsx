import { Coffee, Plus, X } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { create } from 'zustand';
import { type Clock, type Level, momentOf } from '../../../../core/games/poker/rules/clock.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { type Column, Table } from '../../../parts/table/table.tsx';
import { closeWithEvent } from '../../../store/tournament.ts';
import { setLevels } from './clock-deeds.ts';
import styles from './clock-screen.module.css';
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

type Plan = (change: (draft: readonly DraftLevel[]) => readonly DraftLevel[]) => void;

/** A level of the plan with its number; a pause has none. */
type Planned = DraftLevel & { readonly no: number | null };

/** The heads of what is typed as a number. */
const HEADS = {
  minutes: 'clock:minutes',
  smallBlind: 'poker:clock.plan.smallBlind',
  bigBlind: 'poker:clock.plan.bigBlind',
  ante: 'poker:columns.chips',
} as const;

/** Who pays an ante. */
const ANTE_KINDS = {
  none: 'poker:clock.anteKinds.none',
  bigBlind: 'floor:seat.bigBlind',
  each: 'poker:clock.anteKinds.each',
} as const;

/** The cells of a level by what is typed in them. `onPlan` is stable, so that rows are drawn anew only when they change. */
const useColumns = (isOnly: boolean, onPlan: Plan): readonly Column<Planned>[] => {
  const textOf = useTextOf();
  return useMemo(() => {
    const t = (key: string) => textOf(`poker:clock.plan.${key}`);
    const nameOf = ({ no }: Planned) =>
      no === null ? textOf('bridgeSwiss:break.title') : textOf('poker:clock.level', { level: no });
    const change = ({ key }: Planned, part: Partial<Level>) => onPlan((draft) => withChange(draft, key, part));
    const add = ({ key }: Planned, kind: Level['kind']) =>
      onPlan((draft) =>
        withLevelAfter(
          draft,
          draft.findIndex((each) => each.key === key),
          kind,
        ),
      );
    const number = (id: keyof typeof HEADS, width: string): Column<Planned> => ({
      id,
      head: textOf(HEADS[id]),
      width,
      cell: (level) => {
        if (level.kind === 'pause' && id !== 'minutes') return id === 'smallBlind' && textOf('bridgeSwiss:break.title');
        if (id === 'ante' && level.anteKind === 'none') return null;
        return (
          <NumberCell
            label={`${nameOf(level)}: ${textOf(HEADS[id])}`}
            value={level[id]}
            onChange={(value) => change(level, { [id]: value })}
          />
        );
      },
    });
    return [
      {
        id: 'no',
        head: textOf('words:columns.number'),
        names: true,
        width: '2.5rem',
        cell: (level) => (level.no === null ? <Coffee size={16} aria-label={nameOf(level)} /> : level.no),
      },
      number('minutes', '4rem'),
      number('smallBlind', '6rem'),
      number('bigBlind', '6rem'),
      {
        id: 'anteKind',
        head: t('anteKind'),
        cell: (level) =>
          level.kind !== 'pause' && (
            <Select
              label={`${nameOf(level)}: ${t('anteKind')}`}
              hideLabel
              items={anteKinds.map((id) => ({ id, label: textOf(ANTE_KINDS[id]) }))}
              value={level.anteKind}
              onChange={(anteKind) =>
                change(level, {
                  anteKind,
                  ante: anteKind === 'none' ? 0 : level.ante || (anteKind === 'bigBlind' ? level.bigBlind : 0),
                })
              }
            />
          ),
      },
      number('ante', '6rem'),
      {
        id: 'note',
        head: t('note'),
        cell: (level) => (
          <input
            className="field-input"
            aria-label={`${nameOf(level)}: ${t('note')}`}
            value={level.note}
            maxLength={120}
            onChange={({ target }) => change(level, { note: target.value })}
          />
        ),
      },
      {
        id: 'deeds',
        name: textOf('words:change'),
        deeds: true,
        cell: (level) => (
          <>
            <IconButton
              label={t('addLevel')}
              icon={<Plus size={16} aria-hidden />}
              onPress={() => add(level, 'play')}
            />
            <IconButton
              label={t('addPause')}
              icon={<Coffee size={16} aria-hidden />}
              onPress={() => add(level, 'pause')}
            />
            <IconButton
              label={textOf('people:remove')}
              icon={<X size={16} aria-hidden />}
              isDisabled={isOnly}
              onPress={() => onPlan((draft) => withoutLevel(draft, level.key))}
            />
          </>
        ),
      },
    ];
  }, [textOf, isOnly, onPlan]);
};

/** Levels with their numbers; an object stays the same while its level does, so that its row is not drawn anew. */
const known = new WeakMap<DraftLevel, Planned>();
const numbered = (draft: readonly DraftLevel[]): readonly Planned[] => {
  let last = 0;
  return draft.map((level) => {
    const no = level.kind === 'pause' ? null : ++last;
    const kept = known.get(level);
    if (kept?.no === no) return kept;
    const planned = { ...level, no };
    known.set(level, planned);
    return planned;
  });
};

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
  const onPlan = useCallback<Plan>(
    (change) =>
      useEdited.setState(({ edited: had }) => ({
        edited: { of: levels, draft: change(isAbout(had, levels) ? had.draft : draftOf(levels)) },
      })),
    [levels],
  );
  const columns = useColumns(draft.length === 1, onPlan);
  const same = isSame(draft, clock.levels);
  const wrong = wrongRow(draft);
  const at = same ? momentOf(clock, now).level : -1;
  return (
    <section className={styles.clockPlan} aria-label={label}>
      <header className={styles.clockPlanHead}>
        <h2>{label}</h2>
        {wrong !== null && <span role="alert">{textOf('poker:clock.plan.wrong', { row: wrong })}</span>}
        <Button isDisabled={same} onPress={() => useEdited.setState({ edited: null })}>
          {textOf('rounds:seat.discard')}
        </Button>
        <Button tone="primary" isDisabled={same || wrong !== null} onPress={() => void setLevels(levelsOf(draft))}>
          {textOf('shell:save')}
        </Button>
      </header>
      <Table
        label={label}
        density="close"
        columns={columns}
        rows={numbered(draft)}
        rowKey={({ key }) => key}
        rowMark={(_, index) => (wrong === index + 1 ? 'bad' : index === at ? 'now' : null)}
      />
    </section>
  );
};

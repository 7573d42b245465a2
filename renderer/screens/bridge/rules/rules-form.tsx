import { byeAward } from '../../../../core/bridge/awards.ts';
import { arrowModes } from '../../../../core/bridge/directions.ts';
import {
  type BridgeRules,
  bridgeRules,
  type RankingUnit,
  rankingUnits,
  usualRules,
  usualTieBreaks,
} from '../../../../core/bridge/rules.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { Checkbox, Select } from '../../../design/choice.tsx';
import { Disclosure } from '../../../design/disclosure.tsx';
import { NumberField } from '../../../design/field.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import type { RulesProps } from '../../family-screens.ts';
import '../texts-office.ts';
import { readNumbers, readPairs, readRising, writeNumbers, writePairs } from './number-list.ts';
import './rules-form.css';
import { ScaleEditor } from './scale-editor.tsx';
import { ScoreField } from './score-field.tsx';
import { TieBreakList } from './tie-break-list.tsx';
import { TypedField } from './typed-field.tsx';

const kinds = ['pairs', 'teams'] as const;
const addRoundModes = ['ask', 'auto', 'manual'] as const;
const scaleBoards = ['actual', 'planned'] as const;
const teamSeatings = ['tables', 'homeTables'] as const;
const withdrawnPlaces = ['inPlace', 'below', 'excluded'] as const;
const phantomSeats = ['ns-high', 'ew-high', 'ns-1', 'slot'] as const;
const awards = ['bye', 'walkover', 'absence', 'unplayed'] as const;

type PartProps = { readonly rules: BridgeRules; readonly change: (part: Partial<BridgeRules>) => void };

const useWords = () => {
  const textOf = useTextOf();
  return (key: string, params = {}) => textOf(`bridgeOffice:rules.${key}`, params);
};

const whole = (value: number, old: number): number => (Number.isNaN(value) ? old : Math.round(value));

const Boards = ({ rules, change }: PartProps) => {
  const t = useWords();
  return (
    <div className="rules-grid">
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

const Rounds = ({ rules, change }: PartProps) => {
  const t = useWords();
  return (
    <>
      <div className="rules-grid">
        <Select
          label={t('startRounds')}
          about={t('startRoundsAbout')}
          items={(['1', '2'] as const).map((id) => ({ id, label: id }))}
          value={rules.startRounds === 1 ? '1' : '2'}
          onChange={(id) => change({ startRounds: id === '1' ? 1 : 2, delay: id === '2' })}
        />
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

const Directions = ({ rules, change }: PartProps) => {
  const t = useWords();
  const textOf = useTextOf();
  return (
    <>
      {rules.teamSeating === 'homeTables' ? (
        <p>{t('homeTablesNoArrows')}</p>
      ) : (
        <Select
          label={t('arrowMode')}
          about={t(`arrowAbout.${rules.arrowMode}`)}
          items={arrowModes.map((id) => ({ id, label: textOf(`bridge:arrowModes.${id}`) }))}
          value={rules.arrowMode}
          onChange={(arrowMode) => change({ arrowMode })}
        />
      )}
      <Checkbox isSelected={rules.arrowRound2} onChange={(arrowRound2) => change({ arrowRound2 })}>
        {t('arrowRound2')}
      </Checkbox>
    </>
  );
};

const Tables = ({ rules, change }: PartProps) => {
  const t = useWords();
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
      <div className="rules-grid">
        <TypedField
          label={t('rooms')}
          about={t('roomsAbout')}
          placeholder="36, 60"
          value={rules.rooms as readonly number[]}
          read={readRising}
          write={writeNumbers}
          wrong={t('notRising')}
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
          onChange={(rounds) => change({ normalSwissRounds: [...rounds] })}
        />
        <TypedField
          label={t('disabledTables')}
          about={t('disabledTablesAbout')}
          placeholder="13"
          value={rules.disabledTables as readonly number[]}
          read={readNumbers}
          write={writeNumbers}
          wrong={t('notNumbers')}
          onChange={(tables) => change({ disabledTables: [...tables] })}
        />
      </div>
    </>
  );
};

const PhantomSeat = ({ rules, change }: PartProps) => {
  const t = useWords();
  const { phantomSeat } = rules;
  const kind = typeof phantomSeat === 'object' ? 'slot' : phantomSeat;
  return (
    <>
      <Select
        label={t('phantomSeat')}
        about={t('phantomAbout')}
        items={phantomSeats.map((id) => ({ id, label: t(`phantomSeats.${id}`) }))}
        value={kind}
        onChange={(id) => change({ phantomSeat: id === 'slot' ? { slot: 1 } : id })}
      />
      {typeof phantomSeat === 'object' && (
        <NumberField
          label={t('phantomSlot')}
          value={phantomSeat.slot}
          minValue={1}
          maxValue={2000}
          onChange={(value) => change({ phantomSeat: { slot: whole(value, phantomSeat.slot) } })}
        />
      )}
    </>
  );
};

const Byes = ({ rules, change }: PartProps) => {
  const t = useWords();
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const unit = textOf(`bridge:units.${rules.ranking}`);
  const usual = byeAward({ ...rules, awards: { ...rules.awards, bye: null } }, 'bye');
  const worth = decimal((usual.kind === 'fixed' ? usual.score : usual.least) / 100, 2, rules.ranking === 'imp');
  return (
    <>
      <div className="rules-grid">
        <PhantomSeat rules={rules} change={change} />
        <NumberField
          label={t('byePercent')}
          about={t(usual.kind === 'own' ? 'byeOwnAbout' : 'byePercentAbout', { worth, unit })}
          unit="%"
          value={rules.byePercent}
          minValue={0}
          maxValue={100}
          onChange={(value) => change({ byePercent: whole(value, rules.byePercent) })}
        />
      </div>
      <p className="rules-hint">{t('awardsAbout')}</p>
      <div className="rules-grid">
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

const Ranking = ({ rules, change }: PartProps) => {
  const t = useWords();
  return (
    <>
      <TieBreakList value={rules.tieBreaks} onChange={(order) => change({ tieBreaks: [...order] })} />
      <Select
        label={t('withdrawn')}
        items={withdrawnPlaces.map((id) => ({ id, label: t(`withdrawnPlaces.${id}`) }))}
        value={rules.withdrawn}
        onChange={(withdrawn) => change({ withdrawn })}
      />
    </>
  );
};

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** Scores are in the unit of the ranking, and tie-breaks go with it as long as they are the usual ones. */
const rankedBy = (rules: BridgeRules, ranking: RankingUnit): Partial<BridgeRules> => ({
  ranking,
  awards: { bye: null, walkover: null, absence: null, unplayed: null },
  ...(same(rules.tieBreaks, usualTieBreaks(rules.ranking)) ? { tieBreaks: usualTieBreaks(ranking) } : {}),
});

/** What pairs and teams usually differ in (1, 4.1). */
const ofKind = (kind: BridgeRules['kind']): Partial<BridgeRules> => {
  const { ranking, arrowMode, tieBreaks, teamSeating, awards: none } = usualRules(kind);
  return { kind, ranking, arrowMode, tieBreaks, teamSeating, awards: none };
};

/**
 * The settings of a bridge event: everything that holds for all rounds. `onChange` gets rules that pass the family's
 * schema; what does not is not handed on.
 */
export const BridgeRulesForm = ({ rules: json, onChange, isFresh }: RulesProps) => {
  const rules = json as unknown as BridgeRules;
  const t = useWords();
  const textOf = useTextOf();
  const { list } = useFormats();
  const change = (part: Partial<BridgeRules>) => {
    const parsed = bridgeRules.safeParse({ ...rules, ...part });
    if (parsed.success) onChange(parsed.data as unknown as Json);
  };
  const part = { rules, change };
  const scaleName = rules.scale.kind === 'wbf' ? t('scales.wbf') : rules.scale.name;
  const tieBreaks = rules.tieBreaks.map((code) => textOf(`bridge:tieBreaks.${code}`));
  return (
    <div className="bridge-rules">
      {!isFresh && <Notice tone="warn">{t('played')}</Notice>}
      <div className="rules-grid">
        <Select
          label={t('kind')}
          items={kinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
          value={rules.kind}
          onChange={(kind) => {
            if (kind !== rules.kind) change(ofKind(kind));
          }}
        />
        <Select
          label={t('ranking')}
          items={rankingUnits.map((id) => ({ id, label: textOf(`bridge:units.${id}`) }))}
          value={rules.ranking}
          onChange={(ranking) => {
            if (ranking !== rules.ranking) change(rankedBy(rules, ranking));
          }}
        />
      </div>
      {rules.ranking === 'vp' && (
        <Disclosure title={t('parts.scale')} about={scaleName}>
          <ScaleEditor scale={rules.scale} boards={rules.boardsPerRound} onChange={(scale) => change({ scale })} />
        </Disclosure>
      )}
      <Disclosure title={t('parts.boards')} about={t('boardsEach', { count: rules.boardsPerRound })}>
        <Boards {...part} />
      </Disclosure>
      <Disclosure title={t('parts.rounds')} about={t(`addRoundModes.${rules.addRoundMode}`)}>
        <Rounds {...part} />
      </Disclosure>
      <Disclosure
        title={t('parts.directions')}
        about={
          rules.teamSeating === 'homeTables'
            ? t('teamSeatings.homeTables')
            : textOf(`bridge:arrowModes.${rules.arrowMode}`)
        }
      >
        <Directions {...part} />
      </Disclosure>
      <Disclosure
        title={t('parts.tables')}
        {...(rules.rooms.length === 0 ? {} : { about: t('roomCount', { count: rules.rooms.length + 1 }) })}
      >
        <Tables {...part} />
      </Disclosure>
      <Disclosure title={t('parts.byes')} about={`${rules.byePercent} %`}>
        <Byes {...part} />
      </Disclosure>
      <Disclosure title={t('parts.ranking')} about={list(tieBreaks)}>
        <Ranking {...part} />
      </Disclosure>
    </div>
  );
};

import { unitOf, unitsOf } from '../../../../core/games/bridge/results/read-line.ts';
import {
  type BridgeRules,
  bridgeRules,
  type RankingUnit,
  rankingUnits,
  usualRules,
  usualTieBreaks,
} from '../../../../core/games/bridge/rules/rules.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { Notice } from '../../../parts/notice.tsx';
import type { RulesProps } from '../../game-screens.ts';
import '../texts-office.ts';
import { Byes } from './bye-part.tsx';
import { type PartProps, useWords } from './part.ts';
import { ArrowRound2, Boards, Directions, Rounds, StartRounds, Tables } from './play-parts.tsx';
import styles from './rules.module.css';
import { ScaleEditor } from './scale-editor.tsx';
import { TieBreakList } from './tie-break-list.tsx';

const kinds = ['pairs', 'teams'] as const;
const withdrawnPlaces = ['inPlace', 'below', 'excluded'] as const;

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
  entryUnit: rules.kind === 'teams' && ranking === 'vp' ? usualRules('teams').entryUnit : null,
  awards: { bye: null, walkover: null, absence: null, unplayed: null },
  ...(same(rules.tieBreaks, usualTieBreaks(rules.ranking)) ? { tieBreaks: usualTieBreaks(ranking) } : {}),
});

/** What pairs and teams usually differ in [bridge 1, 4.1]. */
const ofKind = (kind: BridgeRules['kind']): Partial<BridgeRules> => {
  const { ranking, entryUnit, arrowMode, tieBreaks, teamSeating, awards: none } = usualRules(kind);
  return { kind, ranking, entryUnit, arrowMode, tieBreaks, teamSeating, awards: none };
};

/**
 * The settings of a bridge event: everything that holds for all rounds. `onChange` gets rules that pass the game's
 * schema; what does not is not handed on.
 */
export const BridgeRulesForm = ({ rules, onChange, isFresh }: RulesProps<BridgeRules>) => {
  const t = useWords();
  const textOf = useTextOf();
  const { list } = useFormats();
  const change = (part: Partial<BridgeRules>) => {
    const parsed = bridgeRules.safeParse({ ...rules, ...part });
    if (parsed.success) onChange(parsed.data);
  };
  const part = { rules, change };
  const scaleName = rules.scale.kind === 'wbf' ? t('scales.wbf') : rules.scale.name;
  const tieBreaks = rules.tieBreaks.map((code) => textOf(`bridge:columns.${code}`));
  return (
    <div className={styles.bridgeRules}>
      {!isFresh && <Notice tone="warn">{textOf('words:rulesPlayed')}</Notice>}
      <div className={styles.rulesGrid}>
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
        <Select
          label={t('entryUnit')}
          items={unitsOf(rules).map((id) => ({
            id,
            label: id === 'raw' ? t('plainPoints') : textOf(`bridge:units.${id}`),
          }))}
          value={unitOf(rules)}
          onChange={(entryUnit) => change({ entryUnit })}
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
        <Rounds {...part}>
          <StartRounds {...part} />
        </Rounds>
      </Disclosure>
      <Disclosure
        title={textOf('bridgeOffice:switch.title')}
        about={
          rules.teamSeating === 'homeTables'
            ? t('teamSeatings.homeTables')
            : textOf(`bridge:arrowModes.${rules.arrowMode}`)
        }
      >
        <Directions {...part} />
        <ArrowRound2 {...part} />
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

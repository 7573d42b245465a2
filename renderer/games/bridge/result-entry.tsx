import { ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import { seatedStanding } from '../../../core/games/bridge/paper/seated-standing.ts';
import { numbersOf, roundBoards } from '../../../core/games/bridge/results/event.ts';
import { exampleIn } from '../../../core/games/bridge/results/read-line.ts';
import { fewBoards, type SideScore, scoreStored } from '../../../core/games/bridge/results/results.ts';
import type { RankingUnit } from '../../../core/games/bridge/rules/rules.ts';
import { resultOf, rulesOf } from '../../../core/games/bridge/rules/state.ts';
import { moreOf } from '../../../core/games/bridge/seating/more.ts';
import { roundRows } from '../../../core/games/bridge/steps/rows.ts';
import type { Phrase } from '../../../core/tournament/words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { KeyChoice } from '../../parts/key-choice.tsx';
import { Badge } from '../../parts/marks.tsx';
import { type Column, Table } from '../../parts/table/table.tsx';
import { peopleOf } from '../../round/names/people.ts';
import { PersonName } from '../../round/names/person-name.tsx';
import { wordsOf } from '../../round/names/texts.ts';
import type { HandProps, ResultProps } from '../game-screens.ts';
import { type BridgeHand, moreKeys, worthNow } from './entry.ts';
import { DirectionSign } from './side-sign.tsx';
import '../../round/entry/entry.module.css';
import cardsStyles from '../../round/cards/cards.module.css';
import styles from './round/round.module.css';

const sides = ['ns', 'ew'] as const;

export const handPrompt = ({ table, mode, unit, rules }: BridgeHand): Phrase => {
  return mode === 'figure'
    ? { code: `bridgeDesk.prompt.${unit}`, params: { table, example: exampleIn(rules, unit) } }
    : { code: `bridgeDesk.prompt.${mode}`, params: { table } };
};

export const handAt = (hand: BridgeHand): BridgeHand => hand;

const decimalsOf = (hundredths: number): number => (hundredths % 100 === 0 ? 0 : 2);

/** A side's score in the ranking unit; of a bye-like award that is worked out later only its lower bound is known. */
const scoreIn = ({ award }: SideScore): number => (award.kind === 'fixed' ? award.score : award.least);

const useScore = (ranking: RankingUnit) => {
  const { decimal } = useFormats();
  return (hundredths: number): string => decimal(hundredths / 100, decimalsOf(hundredths), ranking === 'imp');
};

type ChoiceProps = {
  readonly keys: readonly { readonly key: string; readonly label: string }[];
  readonly onKey: (key: string) => void;
};

/** Keys that are to choose from, each also a button. */
const Choices = ({ keys, onKey }: ChoiceProps) => (
  <div className={styles.bridgeChoices}>
    {keys.map(({ key, label }) => (
      <KeyChoice key={key} sign={key} onPress={() => onKey(key)}>
        {label}
      </KeyChoice>
    ))}
  </div>
);

/** The match in hand: who plays in which direction, what is typed, and what it is worth for both. */
export const BridgeHandView = ({
  tournament,
  round,
  table,
  hand,
  old = null,
  complaint,
  onKey,
}: HandProps<BridgeHand>) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament, round.no);
  const score = useScore(hand.rules.ranking);
  const worth = worthNow({ tournament, round }, hand);
  const ranking = useMemo(() => seatedStanding(tournament, moreOf(round)), [tournament, round]);
  const row = roundRows(round).find((one) => one.table === table.table);
  const { from, to } = roundBoards(tournament, round.no);
  const before =
    old === null ? null : scoreStored(hand.rules, resultOf(old), { table: table.table, planned: to - from + 1 });
  const few = fewBoards(hand.played, hand.planned);
  const choices =
    hand.mode === 'noMatch'
      ? ['1', '2', '3', '4', '5', '0'].map((key) => ({ key, label: textOf(`bridgeDesk:noMatch.${key}`) }))
      : hand.mode === 'more'
        ? moreKeys(hand).map((code, i) => ({ key: String(i + 1), label: textOf(`bridgeDesk:more.${code}`) }))
        : [];
  const columns: readonly Column<(typeof sides)[number]>[] = [
    {
      id: 'who',
      names: true,
      cell: (side, seat) => {
        const entrant = table.seats[seat] ?? 0;
        const place = ranking.get(entrant);
        return (
          <span className={styles.bridgeSide}>
            <DirectionSign seat={side} />
            <span className={styles.bridgeWho}>
              <PersonName person={people.get(entrant)} />
              <span className={styles.bridgeStanding}>
                {place !== undefined &&
                  textOf('bridgeDesk:standing', {
                    number: place.number,
                    place: place.place,
                    total: score(place.total),
                  })}
              </span>
            </span>
          </span>
        );
      },
    },
    {
      id: 'typed',
      numeric: true,
      soft: true,
      width: '4.5rem',
      cell: (_, seat) =>
        seat === 0 && hand.mode === 'figure' ? <span className={styles.bridgeField}>{hand.typed}</span> : '',
    },
    {
      id: 'score',
      numeric: true,
      width: '4.5rem',
      cell: (side) => {
        const own = worth?.score[side];
        const was = before?.[side];
        const isOther = was !== undefined && (own === undefined || scoreIn(own) !== scoreIn(was));
        return (
          <>
            {isOther && <s className={styles.bridgeWas}>{score(scoreIn(was))}</s>}
            {own === undefined ? '' : score(scoreIn(own))}
          </>
        );
      },
    },
    {
      id: 'unit',
      soft: true,
      width: '3.5rem',
      cell: (side) => (worth?.score[side] === undefined ? '' : textOf(`bridge:units.${hand.rules.ranking}`)),
    },
  ];
  return (
    <div className={styles.bridgeHand}>
      <p className={styles.bridgeHandAbout}>
        <span>{textOf('bridgeDesk:boards', { from, to })}</span>
        {row !== undefined && row.rankingTable !== row.table && (
          <span>{textOf('bridgeDesk:rankingTable', { table: row.rankingTable })}</span>
        )}
        {row?.switched === true && (
          <Badge tone="accent" icon={<ArrowLeftRight size={12} strokeWidth={2.5} aria-hidden />}>
            {textOf('bridgeDesk:switched')}
          </Badge>
        )}
        {hand.played !== null && <Badge tone="warn">{textOf('bridgeDesk:played', { count: hand.played })}</Badge>}
        {few !== null && <Badge tone="warn">{wordsOf(few)}</Badge>}
        {hand.split && <Badge tone="warn">{textOf('bridgeDesk:split')}</Badge>}
      </p>
      <Table
        label={textOf('words:columns.result')}
        columns={columns}
        rows={sides}
        rowKey={(side) => side}
        density="bare"
        flows
        tableProps={{ 'aria-invalid': complaint !== null }}
      />
      {choices.length > 0 && <Choices keys={choices} onKey={onKey} />}
    </div>
  );
};

/** The keys that say who came. */
const WALKOVERS = { ns: 1, ew: 2, none: 3 } as const;

const markOf = (result: ReturnType<typeof resultOf>): string | null => {
  if (result.entry === 'walkover') return `bridgeDesk:noMatch.${WALKOVERS[result.innocent ?? 'none']}`;
  return result.entry === 'unplayed' ? 'bridgePaper:lines.unplayed' : null;
};

/** A stored result: a line a side with its score, and how it came about where it was not simply played. */
export const BridgeResultView = ({ tournament, round, table, result: stored, other = null }: ResultProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const people = peopleOf(tournament, round.no);
  const numbers = numbersOf(tournament);
  const rules = rulesOf(tournament);
  const score = useScore(rules.ranking);
  const { from, to } = roundBoards(tournament, round.no);
  const where = { table: table.table, planned: to - from + 1 };
  const result = resultOf(stored);
  const worth = scoreStored(rules, result, where);
  const before = other === null ? null : scoreStored(rules, resultOf(other), where);
  const mark = markOf(result);
  const margin = result.entry === 'imp' && rules.ranking === 'vp' ? result.ns - result.ew : null;
  return (
    <div className="result">
      <ul className={`result-lines ${styles.bridgeResult}`}>
        {sides.map((side, seat) => {
          const own = worth?.[side];
          const old = before?.[side];
          return (
            <li key={side} data-differs={old !== undefined && own !== undefined && scoreIn(old) !== scoreIn(own)}>
              <DirectionSign seat={side} />
              <span className={cardsStyles.bridgeResultNo}>{numbers.get(table.seats[seat] ?? 0) ?? ''}</span>
              <PersonName person={people.get(table.seats[seat] ?? 0)} />
              <span className={`${styles.resultScore} ${cardsStyles.figure}`}>
                {own === undefined ? '–' : score(scoreIn(own))}
              </span>
            </li>
          );
        })}
      </ul>
      {(mark !== null || margin !== null || result.boards !== null || result.note !== '') && (
        <p className="result-notes">
          {margin !== null && (
            <span>{textOf('bridgeDesk:margin', { margin: decimal(margin / 100, decimalsOf(margin), true) })}</span>
          )}
          {mark !== null && <span>{textOf(mark)}</span>}
          {result.boards !== null && <span>{textOf('bridgeDesk:played', { count: result.boards })}</span>}
          {result.note !== '' && <bdi>{result.note}</bdi>}
        </p>
      )}
    </div>
  );
};

import { gameResult } from '../../../core/games/mahjong/results/ranking.ts';
import { gameDeltas, tiedSeats } from '../../../core/games/mahjong/results/scores.ts';
import { resultOf, rulesOf } from '../../../core/games/mahjong/rules/state.ts';
import type { EntrantId, Phrase } from '../../../core/tournament/words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { textOf as plainText, useTextOf } from '../../i18n/text.ts';
import { KeyChoice } from '../../parts/key-choice.tsx';
import { type Column, Table } from '../../parts/table/table.tsx';
import cardsStyles from '../../round/cards/cards.module.css';
import { peopleOf } from '../../round/names/people.ts';
import { PersonName } from '../../round/names/person-name.tsx';
import type { HandProps, ResultProps } from '../game-screens.ts';
import { CancelGame } from './cancel-game.tsx';
import { liveCheck, type MahjongHand, SCORE_SCALE } from './hand.ts';
import '../../round/entry/entry.module.css';
import styles from './mahjong.module.css';
import { WindSign } from './wind-sign.tsx';

const winds = ['east', 'south', 'west', 'north'];

/** What the line takes: the table's wind being typed, or the further fields. */
export const handPrompt = (hand: MahjongHand): Phrase => {
  if (hand.extras) return { code: 'mahjong.keys.more' };
  return { code: 'mahjong.prompt.seat', params: { seat: winds[hand.at] ?? 'east' } };
};

/** The hand with the typing put on a seat. */
export const handAt = (hand: MahjongHand, seat: number): MahjongHand => ({
  ...hand,
  at: seat,
  extras: false,
  asked: false,
});

/** Chombo for a seat, a stick left on the table, none of it: each a key and a button. */
const Extras = ({ hand, onKey }: Pick<HandProps<MahjongHand>, 'hand' | 'onKey'>) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const keys = [
    ...winds.map((seat, index) => ({ key: String(index + 1), words: `mahjong:seats.${seat}.name` })),
    ...(hand.rules.sticks === 'leftOnTable' ? [{ key: '9', words: 'mahjong:slips.sticksLeft' }] : []),
    { key: '0', words: 'rounds:entry.buttons.clear' },
  ];
  return (
    <div className={styles.handExtras} data-open={hand.extras}>
      {hand.extras && (
        <>
          <span>{textOf('words:columns.chombos')}</span>
          {keys.map(({ key, words }) => (
            <KeyChoice key={key} sign={key} onPress={() => onKey(key)}>
              {textOf(words)}
            </KeyChoice>
          ))}
        </>
      )}
      {hand.sticksLeft > 0 && (
        <span className="result-mark">{textOf('mahjong:sticksLeft', { count: hand.sticksLeft, number })}</span>
      )}
    </div>
  );
};

type TiesProps = { readonly points: readonly number[]; readonly isShared: boolean };

const tiedWords = (points: readonly number[], isShared: boolean): readonly string[] =>
  tiedSeats(points).map((group) =>
    group.map((seat) => plainText(`mahjong:seats.${winds[seat] ?? 'east'}.name`)).join(isShared ? ' = ' : ' › '),
  );

/** The places of equal points go by the seats: said before it is taken [hall-and-print 3.3], and on the card afterwards. */
const Ties = ({ points, isShared }: TiesProps) => {
  const textOf = useTextOf();
  return tiedWords(points, isShared).map((seats) => (
    <span key={seats} className={styles.handLeft}>
      {textOf('mahjong:tied', { seats })}
    </span>
  ));
};

/** The table in hand: four people, what is typed and what it means, and whether it adds up. */
export const MahjongHandView = (props: HandProps<MahjongHand>) => {
  const { tournament, round, table, hand, old = null, complaint, onField, onKey, isSupposed = false } = props;
  const textOf = useTextOf();
  const { number, decimal } = useFormats();
  const people = peopleOf(tournament, round.no);
  const { seats, sum, expected, left, complete } = liveCheck(hand);
  const isOff = hand.cancelled !== null;
  const before = old === null ? null : resultOf(old);
  const isWrong = complete && left !== 0 && !isOff;
  const known = seats.flatMap(({ points }) => points ?? []);
  const named = winds.indexOf(String(complaint?.params?.seat));
  const wrongSeat = named >= 0 ? named : hand.at;
  const columns: readonly Column<EntrantId>[] = [
    {
      id: 'who',
      names: true,
      cell: (entrant, seat) => {
        const chombos = hand.chombos[seat] ?? 0;
        const person = people.get(entrant);
        return (
          <button type="button" className={styles.handSeat} onClick={() => onField(seat)} tabIndex={-1}>
            <WindSign seat={winds[seat] ?? 'east'} />
            <span className={styles.handWho}>
              <PersonName person={person} />
              <span className={styles.handClub}>
                {chombos > 0 && (
                  <span className="result-mark">{`${textOf('words:columns.chombos')} × ${number(chombos)}`}</span>
                )}
                <bdi>{person?.club}</bdi>
              </span>
            </span>
          </button>
        );
      },
    },
    {
      id: 'points',
      cellProps: (_, seat) => ({
        'aria-invalid': complaint !== null && seat === wrongSeat,
        'data-asked': hand.asked,
      }),
      cell: (_, seat) => {
        const shown = seats[seat];
        const was = before?.points[seat];
        return (
          <>
            {was !== undefined && was !== shown?.points && <s className={styles.handWas}>{number(was)}</s>}
            {shown?.from === 'sum' && <span className={styles.handFrom}>{textOf('mahjong:fromSum')}</span>}
            <span className={styles.handValue}>
              {shown?.points === null || shown === undefined ? (hand.typed[seat] ?? '') : number(shown.points)}
            </span>
          </>
        );
      },
    },
  ];
  return (
    <div className={styles.handBlock}>
      <Table
        label={textOf('words:columns.result')}
        columns={columns}
        rows={table.seats}
        rowKey={(entrant) => entrant}
        rowProps={(_, seat) => ({
          'data-at': hand.at === seat && !hand.extras,
          'data-from': seats[seat]?.from,
        })}
        foot={
          <tr data-wrong={isWrong} data-complete={complete}>
            <th scope="row">
              <span className={styles.handSum}>
                {textOf('mahjong:sum')}
                <span className={styles.handLeft}>
                  {isOff && textOf('words:columns.cancelled')}
                  {!isOff && complete && left === 0 && textOf('mahjong:sumRight')}
                  {isWrong && textOf('mahjong:sumOff', { difference: decimal(-left, 0, true), expected })}
                  {!isOff && !complete && textOf('mahjong:sumLeft', { left })}
                </span>
              </span>
            </th>
            <td data-column="points">
              <span className={styles.handValue}>{number(sum)}</span>
            </td>
          </tr>
        }
        density="bare"
        isFixed
        flows
      />
      <div className={styles.handFoot}>
        <Extras hand={hand} onKey={onKey} />
        {complete && !isOff && <Ties points={known} isShared={hand.rules.splitUmaOnTies} />}
        {!isSupposed && <CancelGame tournament={tournament} round={round} table={table} hand={hand} />}
      </div>
    </div>
  );
};

/** A stored result in one line a seat; what differs from `other` is marked. */
export const MahjongResultView = ({ tournament, round, table, result, other = null }: ResultProps) => {
  const textOf = useTextOf();
  const { number, decimal } = useFormats();
  const people = peopleOf(tournament, round.no);
  const { points, chombos, sticksLeft, accepted, acceptedFor = '', cancelled } = resultOf(result);
  const before = other === null ? null : resultOf(other);
  const isUnplayed = cancelled !== null && points.every((own) => own === 0);
  const rules = rulesOf(tournament);
  const deltas = gameDeltas(gameResult(tournament, round.no, table, resultOf(result)), rules);
  const tied = cancelled === null ? tiedWords(points, rules.splitUmaOnTies).join('; ') : '';
  const isTied = tied !== '';
  return (
    <div className="result">
      <ul className={`result-lines ${styles.resultSeats}`}>
        {table.seats.map((entrant, seat) => (
          <li
            key={entrant}
            data-differs={
              before !== null && (before.points[seat] !== points[seat] || before.chombos[seat] !== chombos[seat])
            }
          >
            <WindSign seat={winds[seat] ?? 'east'} />
            <PersonName person={people.get(entrant)} />
            {(chombos[seat] ?? 0) > 0 && (
              <span className="result-mark">{`${textOf('words:columns.chombos')} × ${number(chombos[seat] ?? 0)}`}</span>
            )}
            <span className={`${styles.resultPoints} ${cardsStyles.figure}`}>
              {isUnplayed ? '–' : number(points[seat] ?? 0)}
            </span>
            <span className={`${styles.resultScore} ${cardsStyles.leftOut}`}>
              {cancelled === null ? decimal((deltas[seat] ?? 0) / SCORE_SCALE, 1, true) : '–'}
            </span>
          </li>
        ))}
      </ul>
      {(accepted || sticksLeft > 0 || cancelled !== null || isTied) && (
        <p className="result-notes">
          {isTied && <span title={tied}>{tied}</span>}
          {sticksLeft > 0 && <span className="result-mark">{textOf('mahjong:sticksLeft', { count: sticksLeft })}</span>}
          {cancelled !== null && (
            <span className="result-mark">{textOf('mahjong:cancelled', { reason: cancelled })}</span>
          )}
          {accepted && (
            <span className="result-mark">
              {[textOf('mahjong:acceptedAsIs'), acceptedFor].filter((words) => words !== '').join(': ')}
            </span>
          )}
        </p>
      )}
    </div>
  );
};

import { LogOut, PlusCircle } from 'lucide-react';
import { useMemo } from 'react';
import { families } from '../../../core/games/all.ts';
import { accountsOf } from '../../../core/games/bridge/results/accounts.ts';
import { eventOf } from '../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../core/games/bridge/rules/state.ts';
import { entrantOf } from '../../../core/tournament/state.ts';
import { goTo } from '../../desk/place.ts';
import '../../director/texts.ts';
import './texts-office.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Checkbox } from '../../parts/field/choice.tsx';
import { Badge } from '../../parts/marks.tsx';
import { Table } from '../../parts/table/table.tsx';
import { peopleOf } from '../../round/names/people.ts';
import { carryOut } from '../../store/carry-out.ts';
import { CardFigures } from '../card/figures.tsx';
import { PersonButton } from '../card/person-button.tsx';
import type { CardProps } from '../game-screens.ts';
import styles from './round/round.module.css';
import { useScoreText } from './score-text.ts';
import { DirectionSign } from './side-sign.tsx';

/** Everything about a pair or team on one page: rounds with table, direction, opponents and score, balance, adjustments. */
export const ContestantCard = ({ tournament, id, onClose }: CardProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const score = useScoreText(tournament);
  const t = (key: string, params = {}) => textOf(`bridgeSwiss:card.${key}`, params);
  const account = useMemo(
    () => accountsOf(eventOf(tournament), tournament.rounds.length).find(({ contestant }) => contestant.id === id),
    [tournament, id],
  );
  // The total that the place goes by: rounds that do not count yet stand in the list alone [fault B-12].
  const total = useMemo(() => {
    const { rows, rankedBy = 0 } = families.bridge.results.standings(tournament);
    return rows.find(({ entrant }) => entrant === id)?.cells[rankedBy] ?? null;
  }, [tournament, id]);
  const { adjustments, withdrawn } = ownOf(tournament);
  const own = adjustments.filter(({ entrant }) => entrant === id);
  const left = withdrawn.find(({ entrant }) => entrant === id);
  const person = people.get(id);
  const sides = (side: 'ns' | 'ew') => account?.lines.filter((line) => line.side === side).length ?? 0;
  const entrant = entrantOf(tournament, id);
  const mark = async (on: boolean): Promise<void> => {
    await carryOut({ type: 'entrants.mark', ids: [id], trait: 'stationary', value: on ? true : null });
  };
  const rule = (act: 'leave' | 'points') => {
    onClose();
    goTo('director', { person: id, act });
  };
  return (
    <Dialog
      title={person?.name ?? ''}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button icon={<LogOut size={16} aria-hidden />} onPress={() => rule('leave')}>
            {textOf('director:leaves.title')}
          </Button>
          <Button icon={<PlusCircle size={16} aria-hidden />} onPress={() => rule('points')}>
            {textOf('words:penaltyOrPoints')}
          </Button>
        </>
      }
    >
      <CardFigures
        figures={[
          { label: textOf('words:columns.place'), value: person?.place == null ? null : String(person.place) },
          {
            label: textOf('words:columns.number'),
            value: account === undefined ? null : String(account.contestant.number),
          },
          { label: textOf('words:columns.total'), value: total === null ? null : score(total) },
          { label: textOf('bridge:columns.northSouth'), value: String(sides('ns')) },
          { label: textOf('bridge:columns.eastWest'), value: String(sides('ew')) },
        ]}
      />
      <p className={styles.cardFacts}>
        {left !== undefined && <Badge tone="warn">{textOf('bridgeSwiss:dropOut.left', { round: left.from })}</Badge>}
        {(entrant?.members ?? []).map((member) => (
          <bdi key={member}>{member}</bdi>
        ))}
      </p>
      <Checkbox isSelected={entrant?.traits.stationary === true} onChange={(on) => void mark(on)}>
        {t('stationary')}
      </Checkbox>
      {account === undefined || account.lines.length === 0 ? (
        <p className={styles.bridgeAbout}>{t('noRounds')}</p>
      ) : (
        <Table
          label={textOf('words:columns.round')}
          columns={[
            {
              id: 'round',
              head: textOf('words:columns.round'),
              numeric: true,
              names: true,
              cell: ({ round }) => round,
            },
            {
              id: 'table',
              head: textOf('words:columns.table'),
              numeric: true,
              cell: ({ table }) => table ?? '',
            },
            {
              id: 'side',
              head: textOf('bridge:columns.seat'),
              cell: ({ side }) => side !== null && <DirectionSign seat={side} />,
            },
            {
              id: 'opponent',
              head: textOf('words:columns.opponents'),
              cell: ({ opponent, kind }) =>
                opponent === null ? (
                  textOf(`bridgePaper:lines.${kind}`)
                ) : (
                  <PersonButton people={people} id={opponent} />
                ),
            },
            {
              id: 'score',
              head: textOf('words:columns.score'),
              numeric: true,
              cell: ({ provisional }, i) => {
                const won = account.scores[i] ?? null;
                return `${won === null ? '' : score(won)}${provisional ? ` (${t('provisional')})` : ''}`;
              },
            },
          ]}
          rows={account.lines}
          rowKey={({ round }) => round}
        />
      )}
      {(own.length > 0 || (account?.carryOver ?? 0) !== 0) && (
        <ul className={styles.cardAdjustments}>
          {account !== undefined && account.carryOver !== 0 && (
            <li>
              <strong>{score(account.carryOver)}</strong> {textOf('bridge:columns.carryOver')}
            </li>
          )}
          {own.map(({ no, amount, reason, round }) => (
            <li key={no}>
              <strong>{score(amount)}</strong> {round !== null && `${textOf('rounds:round', { round })} · `}
              <bdi>{reason}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};

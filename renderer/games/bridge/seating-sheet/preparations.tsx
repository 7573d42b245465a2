import { DoorClosed, DoorOpen, Printer, Star } from 'lucide-react';
import { numbersOf, seatOrder } from '../../../../core/games/bridge/results/event.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { planning } from '../../../../core/games/bridge/seating/planning.ts';
import {
  type Movement,
  phantomNotice,
  slotsFor,
  startRows,
} from '../../../../core/games/bridge/seating/start-rounds.ts';
import { hasResults } from '../../../../core/games/bridge/steps/decide-preparations.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { goTo } from '../../../desk/place.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Row } from '../../../parts/layout/layout.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { choiceOf, tick } from '../../../print/choice.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import { Advice } from '../advice.tsx';
import { setRules } from '../director/part.ts';
import { doOwn } from '../own-command.ts';
import bridgeTablesStyles from '../round/round.module.css';
import { PhantomSeat } from '../rules/bye-part.tsx';
import { ArrowRound2, StartRounds } from '../rules/play-parts.tsx';
import styles from '../rules/rules.module.css';

type PanelProps = { readonly tournament: Tournament };

/** The movement of the start rounds as it is, or as it would be if preparations were closed now. */
const movementOf = ({ tournament }: PanelProps): Movement => {
  const { rooms, arrowRound2, phantomSeat } = rulesOf(tournament);
  const { prepared } = ownOf(tournament);
  const slots = prepared ?? slotsFor(seatOrder(tournament).length, phantomSeat);
  return { tables: slots.tables, phantom: slots.phantom, rooms, arrowRound2, fixed: prepared?.fixed ?? [] };
};

/** The sheets, with the start list among those that are ticked. */
const toStartList = (event: PanelProps['tournament']): void => {
  choiceOf(event);
  tick('bridgePaper.startList', true, false);
  goTo('print');
};

type StartRow = ReturnType<typeof startRows>[number];
type Rows = { readonly first: StartRow; readonly second: StartRow | undefined };

/** Closing the preparations, what is to be set before, and the movement of the start rounds that follows from it [bridge 4.3, 4.4]. */
export const Preparations = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const { prepared } = ownOf(tournament);
  const { startRounds, boardsPerRound, firstBoard } = rulesOf(tournament);
  const movement = movementOf({ tournament });
  const numbers = numbersOf(tournament);
  const nameOf = new Map([...numbers].map(([id, number]) => [number, id]));
  const isOpen = prepared === null;
  const rounds = startRounds === 1 ? [1] : [1, 2];
  const notice = phantomNotice(startRounds === 1 ? 1 : 2, movement);
  const side = (number: number) =>
    number === movement.phantom ? (
      <span className={bridgeTablesStyles.bridgePhantom}>{textOf('bridgeSwiss:tables.phantom')}</span>
    ) : (
      <>
        <span className={bridgeTablesStyles.bridgeSeatNo}>{number}</span>{' '}
        <PersonName person={people.get(nameOf.get(number) ?? 0)} />
      </>
    );
  const part = {
    rules: rulesOf(tournament),
    change: (changed: Parameters<typeof setRules>[1]) => void setRules(tournament, changed),
  };
  const plan = planning({ contestants: numbers.size, rounds: tournament.plannedRounds, boardsPerRound, firstBoard });
  return (
    <div className={styles.part}>
      <p>
        {textOf('rounds:draw.tables', { tables: movement.tables })}
        {plan.ok && ` · ${textOf('bridgeSwiss:start.boards', { ...plan.value.boards, count: plan.value.count })}`}
      </p>
      {plan.ok && <Advice tournament={tournament} advice={plan.value.advice} />}
      <div className={styles.columns}>
        <StartRounds {...part} isOff={!isOpen} />
        {movement.phantom !== null && <PhantomSeat {...part} isOff={!isOpen} />}
        <ArrowRound2 {...part} isOff={!isOpen || startRounds === 1} />
      </div>
      <Row>
        {isOpen ? (
          <Button icon={<DoorClosed size={16} aria-hidden />} onPress={() => void doOwn({ do: 'closePreparations' })}>
            {textOf('refusals:ways.closePreparations')}
          </Button>
        ) : (
          <Button
            icon={<DoorOpen size={16} aria-hidden />}
            isDisabled={hasResults(tournament)}
            onPress={() => void doOwn({ do: 'reopenPreparations' })}
          >
            {textOf('refusals:ways.reopenPreparations')}
          </Button>
        )}
        <Button
          reads
          icon={<Printer size={16} aria-hidden />}
          isDisabled={isOpen}
          onPress={() => toStartList(tournament)}
        >
          {textOf('bridgeSwiss:preparations.print')}
        </Button>
        {!isOpen && <Badge tone="good">{textOf('bridgeSwiss:preparations.closed')}</Badge>}
      </Row>
      {notice !== null && <Notice tone="info">{wordsOf(notice)}</Notice>}
      {(prepared?.exchanged ?? []).map(({ entrant, other }) => (
        <Notice key={entrant} tone="info">
          <Star size={14} aria-hidden /> {textOf('bridgeSwiss:preparations.exchanged')}{' '}
          <PersonName person={people.get(entrant)} /> ↔ <PersonName person={people.get(other)} />
        </Notice>
      ))}
      {numbers.size >= 4 && (
        <Table
          label={textOf('bridgeSwiss:seating.start')}
          columns={[
            {
              id: 'table',
              head: textOf('words:columns.table'),
              numeric: true,
              names: true,
              cell: ({ first: { table } }) => table,
            },
            ...rounds.flatMap((round) =>
              (['ns', 'ew'] as const).map((code) => ({
                id: `${round}-${code}`,
                head: `${textOf('rounds:round', { round })} ${textOf(`bridge:seats.${code}.letter`)}`,
                cell: ({ first, second }: Rows) => {
                  const row = round === 1 ? first : second;
                  return (
                    row !== undefined && (
                      <>
                        {code === 'ns' && round === 2 && row.switched && (
                          <span title={textOf('bridgeSwiss:tables.switched')}>⇄ </span>
                        )}
                        {side(row[code])}
                      </>
                    )
                  );
                },
              })),
            ),
          ]}
          rows={startRows(1, movement).map(
            (first, i): Rows => ({ first, second: rounds.length === 2 ? startRows(2, movement)[i] : undefined }),
          )}
          rowKey={({ first }) => first.table}
        />
      )}
    </div>
  );
};

/** Features 3 and 4: phantom pair, closing preparations. */

import { DoorClosed, DoorOpen, Printer, Star, UserMinus } from 'lucide-react';
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
import { goTo } from '../../../desk/place.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Checkbox, Select } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { choiceOf, tick } from '../../../print/choice.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import { doOwn } from '../own-command.ts';
import styles from '../round/seating-settings.module.css';
import { Deeds, type PanelProps, setRules } from './parts.tsx';
import { RoomStarts } from './room-starts.tsx';

/** The movement of the start rounds as it is, or as it would be if preparations were closed now. */
const movementOf = ({ tournament }: PanelProps): Movement => {
  const { rooms, arrowRound2, phantomSeat } = rulesOf(tournament);
  const { prepared } = ownOf(tournament);
  const slots = prepared ?? slotsFor(seatOrder(tournament).length, phantomSeat);
  return { tables: slots.tables, phantom: slots.phantom, rooms, arrowRound2, fixed: prepared?.fixed ?? [] };
};

const PHANTOM_SEATS = ['ns-high', 'ew-high', 'ns-1', 'manual'] as const;

/** Where the empty seat is with an odd number; it stays once preparations are closed. */
const PhantomSeat = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const { phantomSeat } = rulesOf(tournament);
  const movement = movementOf({ tournament });
  const isManual = typeof phantomSeat === 'object';
  const isOpen = ownOf(tournament).prepared === null;
  return (
    <>
      <Select
        label={textOf('bridgeSwiss:phantom.seat')}
        isDisabled={!isOpen}
        items={PHANTOM_SEATS.map((id) => ({ id, label: textOf(`bridgeSwiss:phantom.seats.${id}`) }))}
        value={isManual ? 'manual' : phantomSeat}
        onChange={(id) =>
          void setRules(tournament, { phantomSeat: id === 'manual' ? { slot: 2 * movement.tables - 1 || 1 } : id })
        }
      />
      {isManual && (
        <NumberField
          label={textOf('bridgeSwiss:phantom.slot')}
          isDisabled={!isOpen}
          value={phantomSeat.slot}
          minValue={1}
          maxValue={2 * movement.tables}
          onChange={(slot) => {
            if (Number.isInteger(slot)) void setRules(tournament, { phantomSeat: { slot } });
          }}
        />
      )}
    </>
  );
};

/** 3 · Phantom pair with an odd number. */
export const PhantomPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const { startRounds } = rulesOf(tournament);
  const notice = phantomNotice(startRounds === 1 ? 1 : 2, movementOf({ tournament }));
  return (
    <>
      <PhantomSeat tournament={tournament} />
      {notice === null ? (
        <p className={styles.bridgeAbout}>{textOf('bridgeSwiss:phantom.even')}</p>
      ) : (
        <Notice tone="info">{wordsOf(notice)}</Notice>
      )}
      <p className={styles.bridgeAbout}>{textOf('bridgeSwiss:phantom.why')}</p>
      <Deeds>
        <Button reads icon={<UserMinus size={16} aria-hidden />} onPress={() => goTo('bridge.byes')}>
          {textOf('bridgeOffice:bye.title')}
        </Button>
      </Deeds>
    </>
  );
};

/** The sheets, with the start list among those that are ticked. */
const toStartList = (event: PanelProps['tournament']): void => {
  choiceOf(event);
  tick('bridgePaper.startList', true);
  goTo('print');
};

type StartRow = ReturnType<typeof startRows>[number];
type Rows = { readonly first: StartRow; readonly second: StartRow | undefined };

/** 4 · Close preparations; arrow switches in round 2; the movement of rounds 1 and 2. */
export const PreparationsPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const { prepared } = ownOf(tournament);
  const { startRounds, arrowRound2, boardsPerRound, firstBoard } = rulesOf(tournament);
  const movement = movementOf({ tournament });
  const numbers = numbersOf(tournament);
  const nameOf = new Map([...numbers].map(([id, number]) => [number, id]));
  const isOpen = prepared === null;
  const rounds = startRounds === 1 ? [1] : [1, 2];
  const notice = phantomNotice(startRounds === 1 ? 1 : 2, movement);
  const side = (number: number) =>
    number === movement.phantom ? (
      <span className="bridge-phantom">{textOf('bridgeSwiss:tables.phantom')}</span>
    ) : (
      <>
        <span className="bridge-seat-no">{number}</span> <PersonName person={people.get(nameOf.get(number) ?? 0)} />
      </>
    );
  const plan = planning({ contestants: numbers.size, rounds: tournament.plannedRounds, boardsPerRound, firstBoard });
  return (
    <>
      <p>
        {textOf('people:counts.tables', { count: movement.tables })} ·{' '}
        {textOf('bridgeSwiss:start.rounds', { count: tournament.plannedRounds })}
        {plan.ok && ` · ${textOf('bridgeSwiss:start.boards', { ...plan.value.boards, count: plan.value.count })}`}
      </p>
      <div className="swiss-fields swiss-wide">
        <Select
          label={textOf('bridgeOffice:rules.startRounds')}
          isDisabled={!isOpen}
          items={(['1', '2'] as const).map((id) => ({ id, label: textOf(`bridgeSwiss:startRoundsOf.${id}`) }))}
          value={startRounds === 1 ? '1' : '2'}
          onChange={(id) => void setRules(tournament, { startRounds: id === '1' ? 1 : 2, delay: id === '2' })}
        />
        <Checkbox
          isSelected={arrowRound2}
          isDisabled={!isOpen || startRounds === 1}
          onChange={(on) => void setRules(tournament, { arrowRound2: on })}
        >
          {textOf('bridgeSwiss:preparations.arrowRound2')}
        </Checkbox>
        {isOpen && (
          <>
            {movement.phantom !== null && <PhantomSeat tournament={tournament} />}
            <RoomStarts tournament={tournament} />
          </>
        )}
      </div>
      <Deeds>
        {isOpen ? (
          <Button
            tone="primary"
            icon={<DoorClosed size={16} aria-hidden />}
            onPress={() => void doOwn({ do: 'closePreparations' })}
          >
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
      </Deeds>
      {notice !== null && <Notice tone="info">{wordsOf(notice)}</Notice>}
      {(prepared?.exchanged ?? []).map(({ entrant, other }) => (
        <Notice key={entrant} tone="info">
          <Star size={14} aria-hidden /> {textOf('bridgeSwiss:preparations.exchanged')}{' '}
          <PersonName person={people.get(entrant)} /> ↔ <PersonName person={people.get(other)} />
        </Notice>
      ))}
      {numbers.size >= 4 && (
        <Table
          label={textOf('bridgeSwiss:preparations.movement')}
          columns={[
            {
              id: 'table',
              head: textOf('bridgeSwiss:tables.table'),
              numeric: true,
              names: true,
              cell: ({ first: { table } }) => table,
            },
            ...rounds.flatMap((round) =>
              (['ns', 'ew'] as const).map((code) => ({
                id: `${round}-${code}`,
                head: textOf('bridgeSwiss:preparations.roundSide', {
                  round,
                  side: textOf(`bridge:seats.${code}.letter`),
                }),
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
    </>
  );
};

import { useState } from 'react';
import { exampleIn, readLine } from '../../../../core/games/bridge/results/read-line.ts';
import type { BridgeResult } from '../../../../core/games/bridge/rules/state.ts';
import { ownOf, resultOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { averageResult } from '../../../../core/games/bridge/steps/decide-scores.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import { roundOf, type Tournament } from '../../../../core/tournament/state.ts';
import type { Phrase, RoundNo, TableNo } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Answers, Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/field/field.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { NameList } from '../../../round/names/name-list.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { wordsOf } from '../../../round/names/texts.ts';
import { seatNext } from '../../../round/ways.ts';
import { doOwn } from '../own-command.ts';
import styles from '../rules/rules.module.css';
import { SafeTablesPart } from './safe-tables.tsx';

type Missing = { readonly round: RoundNo; readonly table: TableNo };

const keyOf = ({ round, table }: Missing): string => `${round}/${table}`;

/** A stand-in as typed; nothing typed is the average. Else why it is none: it names a table, or the scale does not allow it. */
const standInFrom = (
  tournament: Tournament,
  { round: no, table }: Missing,
  text: string,
): { readonly result: BridgeResult } | { readonly wrong: Phrase } => {
  const rules = rulesOf(tournament);
  if (text.trim() === '') return { result: averageResult(rules) };
  const round = roundOf(tournament, no);
  if (round === undefined)
    return {
      wrong: { code: 'bridgeDesk.entry.unreadable', params: { text, example: exampleIn(rules, rules.ranking) } },
    };
  const view = { tournament, round, unit: rules.ranking, top: null, namesTables: false };
  const read = readLine(view, { table, played: null, split: false }, text);
  if (read.is === 'store') return { result: resultOf(read.result) };
  return { wrong: read.is === 'ask' ? read.question : (read.complaint ?? { code: 'bridgeDesk.entry.missing' }) };
};

type LateResultsProps = { readonly tournament: Tournament; readonly onClose: () => void };

/** The 95 % route: who is still missing, what counts for them meanwhile, and which tables are certain already [bridge 4.9]. */
export const LateResultsDialog = ({ tournament, onClose }: LateResultsProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const [typed, setTyped] = useState<{ readonly [key: string]: string }>({});
  const { round, missing } = nextRound(tournament);
  const open = missing.flatMap(({ round: no, tables }) => tables.map((table) => ({ round: no, table })));
  const standIns = open.map((one) => {
    const read = standInFrom(tournament, one, typed[keyOf(one)] ?? '');
    return 'wrong' in read ? { ...one, result: null, wrong: read.wrong } : { ...one, result: read.result, wrong: null };
  });
  const isReady = standIns.every(({ result }) => result !== null);
  const create = async () => {
    if (!isReady) return;
    for (const no of new Set(open.map((one) => one.round))) {
      const known = ownOf(tournament).provisional.filter((entry) => entry.round === no);
      const fresh = standIns.flatMap(({ round: of, table, result }) =>
        of === no && result !== null ? [{ table, result }] : [],
      );
      const results = [...known.map(({ table, result }) => ({ table, result })), ...fresh];
      if (!(await doOwn({ do: 'setProvisional', round: no, results }))) return;
    }
    onClose();
    await seatNext();
  };
  return (
    <Dialog
      title={textOf('bridgeSwiss:late.title', { round })}
      isOpen
      onClose={onClose}
      size="large"
      onSubmit={() => void create()}
      actions={
        <Answers
          onCancel={onClose}
          confirm={textOf('rounds:stage.seat', { round })}
          isDisabled={!isReady || open.length === 0}
        />
      }
    >
      <p>{textOf('bridgeSwiss:late.about')}</p>
      {open.length === 0 && <Notice tone="good">{textOf('bridgeSwiss:late.noneMissing')}</Notice>}
      <ul className={styles.lateResults}>
        {standIns.map((one) => {
          const seats = roundOf(tournament, one.round)?.tables.find(({ table }) => table === one.table)?.seats ?? [];
          return (
            <li key={keyOf(one)}>
              <span className={styles.lateWhere}>
                {`${textOf('rounds:round', { round: one.round })} · ${textOf('rounds:cards.table', { table: one.table })}`}
              </span>
              <span>
                <NameList people={people} ids={seats} />
              </span>
              <TextField
                label={textOf('bridgeSwiss:late.standIn')}
                placeholder={textOf('bridgeSwiss:late.average')}
                value={typed[keyOf(one)] ?? ''}
                onChange={(text) => setTyped({ ...typed, [keyOf(one)]: text })}
                error={one.wrong === null ? null : wordsOf(one.wrong)}
                maxLength={500}
              />
            </li>
          );
        })}
      </ul>
      {open.length > 0 && <SafeTablesPart tournament={tournament} />}
    </Dialog>
  );
};

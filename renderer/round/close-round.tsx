import { useMemo, useState } from 'react';
import { provisionalRulesFor } from '../../core/game/provisional.ts';
import { families } from '../../core/games/all.ts';
import type { AskedInput } from '../../core/tournament/commands.ts';
import { type Round, type Tournament, tablesWithoutResult } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { useTextOf, withoutDots } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Cards } from '../parts/field/choice.tsx';
import { carryOut } from '../store/carry-out.ts';
import styles from './entry/entry.module.css';
import { NameList } from './names/name-list.tsx';
import { peopleOf } from './names/people.ts';
import { HallWill } from './window/hall-words.tsx';

/** Most missing tables that are written out with their people. */
const NAMED = 12;

/** Whether a round may count although results are missing: only the last one, and only where the game has a rule for it. */
export const canClose = (tournament: Tournament, round: Round): boolean => {
  const family = families[tournament.family];
  if (tournament.rounds.at(-1)?.no !== round.no) return false;
  return round.no < tournament.plannedRounds && provisionalRulesFor(family, tournament, round).length > 0;
};

const closing = (no: RoundNo, rule: string): AskedInput => ({ type: 'round.close', no, rule });

const close = async (no: RoundNo, rule: string): Promise<void> => {
  await carryOut(closing(no, rule));
};

type Props = { readonly tournament: Tournament; readonly round: Round; readonly onClose: () => void };

/**
 * The next round is to be seated although results are missing [hall-and-print 3.4]: which they are, and by which rule they
 * count until they are in. Nothing is chosen beforehand: it is to be a choice.
 */
export const CloseRoundDialog = ({ tournament, round, onClose }: Props) => {
  const textOf = useTextOf();
  const [rule, setRule] = useState('');
  const { no } = round;
  const command = useMemo((): AskedInput | null => (rule === '' ? null : closing(no, rule)), [no, rule]);
  const family = families[tournament.family];
  const rules = provisionalRulesFor(family, tournament, round);
  const missing = tablesWithoutResult(round);
  const people = peopleOf(tournament, round.no);
  const seatsOf = (no: number) => round.tables.find(({ table }) => table === no)?.seats ?? [];
  const t = (key: string, params = {}) => textOf(`rounds:close.${key}`, params);
  const own = (id: string, what: string) => textOf(`${tournament.family}:provisional.${id}.${what}`);
  return (
    <Dialog
      title={t('title', { round: round.no })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <HallWill command={command} />
          <Button
            tone="primary"
            isDisabled={rule === ''}
            onPress={() => {
              onClose();
              void close(round.no, rule);
            }}
          >
            {withoutDots(textOf('refusals:ways.closeRound'))}
          </Button>
        </>
      }
    >
      <ul className={styles.closeMissing}>
        {missing.slice(0, NAMED).map((table) => (
          <li key={table}>
            <b>{textOf('rounds:cards.table', { table })}</b> <NameList people={people} ids={seatsOf(table)} />
          </li>
        ))}
      </ul>
      {missing.length > NAMED && <p>{textOf('words:more', { count: missing.length - NAMED })}</p>}
      <Cards
        label={t('rule')}
        columns={1}
        items={rules.map(({ id }) => ({ id, label: own(id, 'name'), about: own(id, 'about') }))}
        value={rule}
        onChange={setRule}
      />
      <p className={styles.closeAfter}>{t('after')}</p>
    </Dialog>
  );
};

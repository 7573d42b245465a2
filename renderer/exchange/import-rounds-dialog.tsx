import { FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Problem } from '../../core/exchange/problems.ts';
import type { ListedRound } from '../../core/exchange/rounds.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { closeDialog } from '../desk/place.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Stack } from '../parts/layout/layout.tsx';
import { Badge } from '../parts/marks.tsx';
import { Notice, RefusalNotice } from '../parts/notice.tsx';
import { Table } from '../parts/table/table.tsx';
import styles from '../people/import.module.css';
import { say } from '../store/notices.ts';
import { send, useTournament } from '../store/tournament.ts';
import { importRounds, useRoundsFile } from './import-rounds.ts';
import { roundsOf } from './read-rounds.ts';

/** Most problems that are named one by one. */
const NAMED = 50;

const Found = ({ problems, name }: { readonly problems: readonly Problem[]; readonly name: string }) => {
  const textOf = useTextOf();
  const placeOf = ({ line, column, heading }: Problem): string =>
    line === null
      ? name
      : `${name}: ${textOf(`people:import.place.${column === null ? 'line' : 'named'}`, { line, column, heading })}`;
  return (
    <>
      <Notice tone="bad">{textOf('exchange:rounds.problems', { count: problems.length })}</Notice>
      <ol className={styles.roundsProblems}>
        {problems.slice(0, NAMED).map((problem) => (
          <li key={`${problem.line} ${problem.column} ${problem.code}`}>
            <span className={styles.roundsPlace}>{placeOf(problem)}</span>
            <span>{refusalText(problem)}</span>
            {problem.text !== '' && <bdi className={styles.roundsText}>{problem.text}</bdi>}
          </li>
        ))}
      </ol>
      {problems.length > NAMED && <p>{textOf('words:more', { count: problems.length - NAMED })}</p>}
    </>
  );
};

const Preview = ({ rounds }: { readonly rounds: readonly ListedRound[] }) => {
  const textOf = useTextOf();
  return (
    <Table
      label={textOf('exchange:rounds.preview')}
      flows
      columns={[
        {
          id: 'round',
          head: textOf('words:columns.round'),
          names: true,
          cell: ({ no, isNew }) => (
            <>
              {textOf('rounds:round', { round: no })}{' '}
              <Badge tone={isNew ? 'accent' : 'neutral'}>
                {textOf(isNew ? 'exchange:rounds.new' : 'exchange:rounds.known')}
              </Badge>
            </>
          ),
        },
        { id: 'tables', head: textOf('exchange:rounds.tables'), numeric: true, cell: ({ tables }) => tables },
        { id: 'byes', head: textOf('exchange:rounds.byes'), numeric: true, cell: ({ byes }) => byes },
        { id: 'results', head: textOf('exchange:rounds.results'), numeric: true, cell: ({ results }) => results },
      ]}
      rows={rounds}
      rowKey={({ no }) => no}
    />
  );
};

type FormProps = { readonly tournament: Tournament; readonly name: string; readonly text: string };

const Form = ({ tournament, name, text }: FormProps) => {
  const textOf = useTextOf();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { problems, rounds, commands } = useMemo(() => roundsOf(text, tournament), [text, tournament]);
  const canEnter = commands.length > 0 && !sending;
  const enter = async (): Promise<void> => {
    if (!canEnter) return;
    setSending(true);
    const answer = await send({ type: 'together', from: name, parts: [[...commands]] });
    setSending(false);
    if (!answer.ok) {
      setRefusal(answer.refusal);
      return;
    }
    closeDialog();
    say('good', 'exchange:rounds.done', { name, count: rounds.length }, 'undo');
  };
  return (
    <Dialog
      title={textOf('exchange:rounds.title', { name })}
      isOpen
      onClose={closeDialog}
      size="large"
      onSubmit={() => void enter()}
      actions={
        <>
          <Button tone="quiet" icon={<FileUp size={16} aria-hidden />} onPress={importRounds}>
            {textOf('refusals:ways.chooseAnother')}
          </Button>
          <Button onPress={closeDialog}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit" isDisabled={!canEnter}>
            {textOf('exchange:rounds.enter')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {refusal !== null && <RefusalNotice refusal={refusal} />}
        {problems.length > 0 && <Found problems={problems} name={name} />}
        {problems.length === 0 && commands.length === 0 && (
          <Notice tone="info">{textOf('exchange:rounds.nothingNew')}</Notice>
        )}
        {problems.length === 0 && commands.length > 0 && <p>{textOf('exchange:rounds.about')}</p>}
        {rounds.length > 0 && <Preview rounds={rounds} />}
      </Stack>
    </Dialog>
  );
};

/** Rounds and results from a file: shown with every problem at its line, then entered all at once or not at all. */
export const ImportRoundsDialog = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  const chosen = useRoundsFile((store) => store.chosen);
  if (tournament === null || chosen === null) return null;
  const { name, text, refusal } = chosen;
  if (text !== null) return <Form key={`${name} ${text.length}`} tournament={tournament} name={name} text={text} />;
  return (
    <Dialog
      title={textOf('exchange:rounds.title', { name })}
      isOpen
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" icon={<FileUp size={16} aria-hidden />} onPress={importRounds}>
            {textOf('refusals:ways.chooseAnother')}
          </Button>
        </>
      }
    >
      {refusal !== null && <RefusalNotice refusal={refusal} />}
    </Dialog>
  );
};

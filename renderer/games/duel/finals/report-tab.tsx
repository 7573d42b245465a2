import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { Problem } from '../../../../core/exchange/problems.ts';
import { commandFromTrf } from '../../../../core/exchange/trf/into-event.ts';
import { trfOfEvent } from '../../../../core/exchange/trf/of-event.ts';
import { readTrf, type TrfRead } from '../../../../core/exchange/trf/read.ts';
import { duelFromTrf } from '../../../../core/exchange/trf/to-duel.ts';
import { writeTrf } from '../../../../core/exchange/trf/write.ts';
import { rulesOf } from '../../../../core/games/duel/rules/state.ts';
import type { Refusal } from '../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { refusalText } from '../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, SegmentedControl } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field/field.tsx';
import { useFileField } from '../../../parts/field/file-field.tsx';
import { Notice, RefusalNotice } from '../../../parts/notice.tsx';
import { say } from '../../../store/notices.ts';
import { send } from '../../../store/tournament.ts';
import { openText } from '../../../text-files/open-text.ts';
import { saveText } from '../../../text-files/save-text.ts';
import styles from './finals.module.css';

type TabProps = { readonly tournament: Tournament };

const fields = ['federation', 'arbiter'] as const;
type Head = { readonly [field in (typeof fields)[number]]: string };
const blank: Head = { federation: '', arbiter: '' };

const Export = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const [version, setVersion] = useState<'2026' | '2016'>('2026');
  const [head, setHead] = useState(blank);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const write = () => {
    const trf = trfOfEvent(tournament, head);
    setRefusal(trf.ok ? null : trf.refusal);
    if (!trf.ok) return;
    void saveText(tournament.name, 'trf', writeTrf(trf.value, version));
  };
  return (
    <section aria-label={textOf('duelDesk:report.export')}>
      <h2>{textOf('duelDesk:report.export')}</h2>
      <p className={styles.finalsNote}>{textOf('duelDesk:report.exportAbout')}</p>
      <SegmentedControl<'2026' | '2016'>
        label={textOf('exchange:form')}
        items={[
          { id: '2026', label: 'TRF26' },
          { id: '2016', label: 'TRF16' },
        ]}
        value={version}
        onChange={setVersion}
      />
      {fields.map((field) => (
        <TextField
          key={field}
          label={textOf(`duelDesk:report.fields.${field}`)}
          value={head[field]}
          maxLength={100}
          onChange={(value) => setHead({ ...head, [field]: value })}
        />
      ))}
      <Button icon={<FileDown size={16} aria-hidden />} onPress={write}>
        {textOf('shell:save')}…
      </Button>
      {refusal !== null && <RefusalNotice refusal={refusal} onDismiss={() => setRefusal(null)} />}
    </section>
  );
};

const Findings = ({ title, problems }: { readonly title: string; readonly problems: readonly Problem[] }) => {
  const textOf = useTextOf();
  return (
    <>
      <h3>{title}</h3>
      <ol className={styles.finalsFindings}>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.column} ${problem.code} ${problem.text}`}>
            <span className={styles.finalsPlace}>
              {textOf('people:import.place.cell', { line: problem.line, column: problem.column })}
            </span>
            <span>{refusalText(problem)}</span>
          </li>
        ))}
      </ol>
    </>
  );
};

type Opened = { readonly name: string; readonly read: TrfRead };

const Import = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isFresh = tournament.entrants.length === 0;
  const open = async (file: File) => {
    const text = await openText(file);
    setRefusal(text.ok ? null : text.refusal);
    setOpened(text.ok && text.value !== null ? { name: file.name, read: readTrf(text.value) } : null);
  };
  const { field, pick } = useFileField('.trf,.trfx,.txt,text/*', (file) => void open(file));
  const takeOver = async () => {
    if (opened?.read.ok !== true) return;
    const event = duelFromTrf(opened.read.trf);
    const reason = textOf('duelDesk:report.adjusted', { name: opened.name });
    setTaking(true);
    const answer = await send(
      commandFromTrf(event, { rules: rulesOf(tournament), name: tournament.name }, { from: opened.name, reason }),
    );
    setTaking(false);
    if (!answer.ok) return setRefusal(answer.refusal);
    setOpened(null);
    say('good', 'duelDesk:report.taken', { count: event.people.length, rounds: event.history.length });
  };
  const read = opened?.read;
  return (
    <section aria-label={textOf('duelDesk:report.import')}>
      <h2>{textOf('duelDesk:report.import')}</h2>
      {!isFresh && <p className={styles.finalsNote}>{textOf('duelDesk:report.importFresh')}</p>}
      <Button icon={<FileUp size={16} aria-hidden />} isDisabled={!isFresh || isTaking} onPress={pick}>
        {textOf('people:import.choose')}
      </Button>
      {field}
      {isTaking && <p role="status">{textOf('duelDesk:report.taking')}</p>}
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      {read?.ok === false && (
        <>
          <Notice tone="bad">
            {textOf('duelDesk:report.problems', { name: opened?.name, count: read.problems.length })}
          </Notice>
          <Findings title={textOf('duelDesk:report.errors')} problems={read.problems} />
        </>
      )}
      {read?.ok === true && !isTaking && (
        <>
          <p>
            {textOf('duelDesk:report.found', {
              name: opened?.name,
              count: read.trf.players.length,
              rounds: read.trf.players.reduce((most, { rounds }) => Math.max(most, rounds.length), 0),
            })}
          </p>
          {isFresh && <Button onPress={() => void takeOver()}>{textOf('duelDesk:report.take')}</Button>}
          {read.warnings.length > 0 && (
            <Findings
              title={textOf('duelDesk:report.warnings', { count: read.warnings.length })}
              problems={read.warnings}
            />
          )}
        </>
      )}
    </section>
  );
};

/** The event as a tournament report file for federations and other programs, and the other way round. */
export const ReportTab = ({ tournament }: TabProps) => (
  <div className={styles.finalsReport}>
    <Export tournament={tournament} />
    <Import tournament={tournament} />
  </div>
);

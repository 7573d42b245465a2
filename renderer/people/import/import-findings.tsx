import { Copy, OctagonAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listLimits } from '../../../core/exchange/cells.ts';
import type { PeopleRead } from '../../../core/exchange/people.ts';
import type { Problem } from '../../../core/exchange/problems.ts';
import type { Twin } from '../../../core/exchange/twins.ts';
import type { WayOut } from '../../../core/tournament/refusal.ts';
import { refusalText, wayText } from '../../i18n/refusal-text.ts';
import { textOf } from '../../i18n/text.ts';
import { Button, SegmentedControl } from '../../parts/button.tsx';
import styles from '../import.module.css';
import { changeDraft, openFamily } from './import-store.ts';
import { ignoringSurplus, type ListDraft, leavingOut, takingBack, withQuotes } from './list-draft.ts';

type ImportFindingsProps = {
  readonly draft: ListDraft;
  readonly read: PeopleRead;
  /** Brings a line of the list into sight. */
  readonly onShow: (line: number) => void;
};

const takeWay = ({ do: name, params = {} }: WayOut): void => {
  const traits = openFamily()?.traits;
  if (name === 'leaveOut' && typeof params.line === 'number') {
    const { line } = params;
    changeDraft((draft) => leavingOut(draft, [line]));
  }
  if (name === 'ignoreSurplus') changeDraft(ignoringSurplus);
  if (name === 'plainQuotes' && traits !== undefined) changeDraft((draft) => withQuotes(draft, false, traits));
};

const usePlace = () => {
  const { t } = useTranslation('people');
  return ({ line, column, heading }: Pick<Problem, 'line' | 'column' | 'heading'>): string | null => {
    if (line === null) return column === null ? null : t('import.place.column', { column });
    if (column === null) return t('import.place.line', { line });
    return heading === ''
      ? t('import.place.cell', { line, column })
      : t('import.place.named', { line, column, heading });
  };
};

const ProblemItem = ({ problem, onShow }: { readonly problem: Problem } & Pick<ImportFindingsProps, 'onShow'>) => {
  const place = usePlace()(problem);
  const { line, text } = problem;
  const words = (
    <>
      {place !== null && <span className={styles.findingPlace}>{place}</span>}
      <span>{refusalText(problem)}</span>
      {text !== '' && <bdi className={styles.findingText}>{text}</bdi>}
    </>
  );
  return (
    <li className={styles.finding}>
      {line === null ? (
        <div className={styles.findingWords}>{words}</div>
      ) : (
        <button type="button" className={styles.findingWords} onClick={() => onShow(line)}>
          {words}
        </button>
      )}
      <div className={styles.findingWays}>
        {problem.ways.map((way) => (
          <Button key={way.do} tone="quiet" onPress={() => takeWay(way)}>
            {wayText(way)}
          </Button>
        ))}
      </div>
    </li>
  );
};

const TwinItem = ({ twin, onShow }: { readonly twin: Twin } & Pick<ImportFindingsProps, 'onShow'>) => {
  const { t } = useTranslation('people');
  const { line, name, because, other, otherName } = twin;
  const words =
    'line' in other
      ? t(`import.twin.${because}.line`, { name, otherName, line: other.line })
      : t(`import.twin.${because}.entered`, { name, otherName, no: other.entrant });
  return (
    <li className={styles.finding}>
      <button type="button" className={styles.findingWords} onClick={() => onShow(line)}>
        <span className={styles.findingPlace}>{t('import.place.line', { line })}</span>
        <span>{words}</span>
      </button>
    </li>
  );
};

/** What "Import" waits for. */
export const FINDINGS = 'import-findings';

/** What is wrong with the list and who seems to stand twice, each with its place and its way out. */
export const ImportFindings = ({ draft, read, onShow }: ImportFindingsProps) => {
  const { t } = useTranslation('people');
  const { problems, problemCount, problemLines, twins } = read;
  const decide = (choice: 'enter' | 'leaveOut') => changeDraft((known) => ({ ...known, twins: choice }));
  return (
    <aside className={styles.findings} id={FINDINGS} aria-label={t('import.findings')}>
      {problemCount > 0 && (
        <section>
          <h3 className={styles.findingsTitle} data-tone="bad">
            <OctagonAlert size={16} aria-hidden />
            {t('import.problems', { count: problemCount })}
          </h3>
          {problemLines.length > 1 && (
            <Button onPress={() => changeDraft((known) => leavingOut(known, problemLines))}>
              {t('import.leaveOutAll', { count: problemLines.length })}
            </Button>
          )}
          <ol>
            {problems.map((problem) => (
              <ProblemItem
                key={`${problem.line} ${problem.column} ${problem.code}`}
                problem={problem}
                onShow={onShow}
              />
            ))}
          </ol>
          {problemCount > problems.length && (
            <p className={styles.findingsMore}>{textOf('words:more', { count: problemCount - problems.length })}</p>
          )}
        </section>
      )}
      {twins.length > 0 && (
        <section>
          <h3 className={styles.findingsTitle} data-tone="warn">
            <Copy size={16} aria-hidden />
            {t('import.twins', { count: twins.length })}
          </h3>
          <SegmentedControl
            label={t('import.twins', { count: twins.length })}
            items={[
              { id: 'leaveOut', label: t('import.twinsLeaveOut') },
              { id: 'enter', label: t('import.twinsEnter') },
            ]}
            value={draft.twins}
            onChange={(choice) => {
              if (choice !== 'ask') decide(choice);
            }}
          />
          <ol>
            {twins.slice(0, listLimits.problems).map((twin) => (
              <TwinItem key={twin.line} twin={twin} onShow={onShow} />
            ))}
          </ol>
          {twins.length > listLimits.problems && (
            <p className={styles.findingsMore}>{textOf('words:more', { count: twins.length - listLimits.problems })}</p>
          )}
        </section>
      )}
      {draft.leftOut.size > 0 && (
        <section>
          <p className={styles.findingsLeft}>
            <span>{t('import.leftOut', { count: draft.leftOut.size })}</span>
            <Button tone="quiet" onPress={() => changeDraft(takingBack)}>
              {textOf('director:takeBack')}
            </Button>
          </p>
        </section>
      )}
    </aside>
  );
};

import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { type CheckedScript, countOf, grouped, type ProblemGroup, placeOf, type ScriptPlace } from './check.ts';
import styles from './script.module.css';

/** How many problems of one kind are shown at first. */
const FEW = 4;

type GroupProps = {
  readonly group: ProblemGroup;
  readonly checked: CheckedScript;
  readonly text: string;
  readonly onJump: (place: ScriptPlace) => void;
};

const icons: { readonly [severity in ProblemGroup['severity']]: ReactNode } = {
  error: <OctagonAlert size={16} aria-hidden />,
  warning: <TriangleAlert size={16} aria-hidden />,
};

const Group = ({ group, checked, text, onJump }: GroupProps) => {
  const textOf = useTextOf();
  const [all, setAll] = useState(false);
  const { code, rule, severity, problems } = group;
  const shown = all ? problems : problems.slice(0, FEW);
  const rest = problems.length - shown.length;
  return (
    <section className={styles.problemGroup} data-severity={severity}>
      <h3 className={styles.problemHead}>
        {icons[severity]}
        {textOf(`mahjongDesk:script.problems.${rule === '' ? 'other' : rule}`)}
        <span className={styles.problemCount}>{problems.length}</span>
      </h3>
      <ul>
        {shown.map((problem, index) => {
          const words = textOf(`mahjong:${code.replace(/^mahjong\./, '')}`, problem.params);
          const place = placeOf(problem, checked.read, text);
          return (
            // Two problems may be equal in every word; their place in the list tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              {place === null ? (
                <p className={styles.problem}>{words}</p>
              ) : (
                <button type="button" className={styles.problem} onClick={() => onJump(place)}>
                  {words}
                  <span className={`${styles.problemPlace} figures`}>
                    {place.column === null
                      ? textOf('people:import.place.line', { line: place.line })
                      : textOf('people:import.place.cell', { line: place.line, column: place.column })}
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <Button tone="quiet" onPress={() => setAll(true)}>
          {textOf('words:more', { count: rest })}
        </Button>
      )}
    </section>
  );
};

type ProblemsPanelProps = Omit<GroupProps, 'group'>;

/** What the check finds, errors first; a press puts the cursor there. */
export const ProblemsPanel = ({ checked, text, onJump }: ProblemsPanelProps) => {
  const textOf = useTextOf();
  const groups = useMemo(() => grouped(checked.problems), [checked]);
  const errors = countOf(checked.problems, 'error');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.problems} aria-label={textOf('mahjongDesk:script.title')} tabIndex={0}>
      {errors === 0 && (
        <p className={styles.problemsClean}>
          <CircleCheck size={16} aria-hidden />
          {textOf('mahjongDesk:script.noErrors')}
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.code} group={group} checked={checked} text={text} onJump={onJump} />
      ))}
    </section>
  );
};

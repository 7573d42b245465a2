import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { LONGEST_SCRIPT } from '../../../../core/games/mahjong/seating/script/script-read.ts';
import { refuse } from '../../../../core/tournament/refusal.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { showRefusal } from '../../../store/notices.ts';
import { type CheckedScript, lineMarks, rangeOf, roundLines, type ScriptPlace } from './check.ts';
import styles from './script.module.css';

/** Height of a line in rem; the same in the style sheet. */
const LINE = 1.375;

export type Jump = { readonly to: (place: ScriptPlace) => void };

type ScriptEditorProps = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly checked: CheckedScript;
  /** The script's round that comes next. */
  readonly game: number;
  readonly jump: RefObject<Jump | null>;
};

const top = (line: number) => ({ top: `${(line - 1) * LINE}rem` });

/** Line and column of the cursor, from 1. */
const cursorIn = (text: string, at: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** What is pasted or let go over the field would hold the desk up with it, and nothing of it would be read. */
const refuseTooLong = (event: InputEvent): void => {
  const field = event.currentTarget;
  const added = event.data?.length ?? 0;
  if (!(field instanceof HTMLTextAreaElement) || added === 0) return;
  const replaced = field.selectionEnd - field.selectionStart;
  if (field.value.length - replaced + added <= LONGEST_SCRIPT) return;
  event.preventDefault();
  showRefusal(refuse('mahjong.script.tooLong', { most: LONGEST_SCRIPT }));
};

/** The text of a script with line numbers, the beginnings of rounds and marks at lines with errors. */
export const ScriptEditor = ({ text, onChange, checked, game, jump }: ScriptEditorProps) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState({ line: 1, column: 1 });
  const lines = useMemo(() => {
    const count = text.split(/\r\n|\r|\n/).length;
    return Array.from({ length: count }, (_, i) => i + 1).join('\n');
  }, [text]);
  const marks = useMemo(() => [...lineMarks(checked, text)], [checked, text]);
  const rounds = useMemo(() => roundLines(checked.read), [checked]);

  // Somebody who begins a script types next.
  useEffect(() => {
    if (area.current?.value === '') area.current.focus();
  }, []);

  useEffect(() => {
    const field = area.current;
    field?.addEventListener('beforeinput', refuseTooLong);
    return () => field?.removeEventListener('beforeinput', refuseTooLong);
  }, []);

  useImperativeHandle(jump, () => ({
    to: (place) => {
      const field = area.current;
      const scroller = box.current;
      if (field === null || scroller === null) return;
      const [start, end] = rangeOf(field.value, place);
      field.focus({ preventScroll: true });
      field.setSelectionRange(start, end);
      setCursor(cursorIn(field.value, start));
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      scroller.scrollTo({ top: Math.max(0, place.line * LINE * rem - scroller.clientHeight / 2) });
    },
  }));

  return (
    <section className={styles.scriptEditor} aria-label={textOf('mahjongDesk:script.text')}>
      <div ref={box} className={styles.scriptScroll}>
        <div className={styles.scriptSheet}>
          <div className={styles.scriptGutter} aria-hidden>
            {rounds.map(({ round, line }) => (
              <span
                key={round}
                className={styles.scriptRound}
                data-state={round < game ? 'past' : round === game ? 'next' : 'later'}
                style={top(line)}
              >
                {textOf('sheets:columns.round', { round })}
              </span>
            ))}
            {marks.map((line) => (
              <span key={line} className={styles.scriptMark} style={top(line)} />
            ))}
            <pre className={styles.scriptLines}>{lines}</pre>
          </div>
          <textarea
            ref={area}
            className={styles.scriptText}
            aria-label={textOf('mahjongDesk:script.text')}
            value={text}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onSelect={({ currentTarget }) => setCursor(cursorIn(currentTarget.value, currentTarget.selectionStart))}
          />
        </div>
      </div>
      <p className={styles.scriptFoot}>
        <span>
          {`${textOf('shell:new.rounds')}: ${number(checked.read.rounds.length)}`}
          {checked.read.rounds.length > 0 &&
            ` · ${textOf('rounds:draw.tables', { tables: checked.read.rounds.flat().length })}`}
        </span>
        <span className="figures">{textOf('people:import.place.cell', cursor)}</span>
      </p>
    </section>
  );
};

import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';
import { plainFigures } from '../../../core/game/line.ts';
import type { Json, RoundNo } from '../../../core/tournament/words.ts';
import { lettersAct } from '../../desk/commands/letter-keys.ts';
import { useSlow } from '../../desk/slow.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { useLooksOnly } from '../../parts/look/looks-only.tsx';
import { useStrayKeys } from '../../parts/use-stray-keys.ts';
import { useApp } from '../../store/app.ts';
import { useTournament } from '../../store/tournament.ts';
import { wordsOf } from '../names/texts.ts';
import styles from './entry.module.css';
import { isScanning, shownLine } from './entry-scan.ts';
import type { Entry } from './entry-state.ts';
import { changeLine, pressKey, useEntry } from './entry-store.ts';
import { namedOf } from './named.ts';
import { meaningOf, partsSides } from './press.ts';

/** Saving that takes longer shows itself. Milliseconds. */
const NOTICEABLE = 300;

type CommandLineProps = {
  readonly round: RoundNo;
  /** Where what is typed goes: the round in work, while the one shown waits. */
  readonly goesTo: RoundNo;
  /** More than one round takes results: the line says which one it writes to [W-3.7]. */
  readonly saysRound: boolean;
  readonly part: EntryPart;
  /** The table in hand was missing when the round was closed. */
  readonly isLate: boolean;
  /** The round shown is over: what is typed changes it. */
  readonly isOver: boolean;
  /** The input, so that the screen can give it the focus back. */
  readonly line: RefObject<HTMLInputElement | null>;
};

/** What the line asks for, in words. */
const promptOf = ({ taken, stage, mode, round }: Entry<Json>, part: EntryPart, late: boolean): string => {
  if (taken === null || stage === 'table') return wordsOf({ code: `entry.prompt.${mode}` });
  if (stage === 'hand') return wordsOf(part.prompt(taken.hand));
  const params = { table: taken.table, round };
  if (stage === 'sending') return wordsOf({ code: 'cards.table', params });
  const asked = stage === 'replace' && late ? 'late' : stage;
  return wordsOf({ code: `entry.prompt.${asked}`, params });
};

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/** Digits belong to the line wherever the focus is; Enter on a button stays the button's. */
const useLineKeys = (round: RoundNo, line: RefObject<HTMLInputElement | null>): void =>
  useStrayKeys(
    useCallback(
      (event) => {
        const meaning = meaningOf(event, true, false, lettersAct());
        // A blank on a button presses it, and begins no line.
        if (meaning === null || event.key === ' ') return false;
        if ('press' in meaning && event.target !== document.body) return false;
        line.current?.focus();
        pressKey(round, meaning);
        return true;
      },
      [round, line],
    ),
  );

/**
 * The one line everything is typed into. It has the focus from the start, and digits find it wherever the focus is.
 * Characters are inserted by the field itself, so that caret and selection work as everywhere.
 */
export const CommandLine = ({ round, goesTo, saysRound, part, isLate, isOver, line }: CommandLineProps) => {
  const entry = useEntry(round);
  const textOf = useTextOf();
  const looksOnly = useLooksOnly();
  const { loaded, stage, refused } = entry;
  const isWords = stage === 'why' || stage === 'letter';
  const asksLetter = useApp(({ settings }) => settings.winnerLetter === true);
  const blankGoesOn = stage === 'hand' && entry.taken !== null && part.form.blankGoesOn?.(entry.taken.hand) === true;
  const tournament = useTournament();
  const named = tournament === null ? null : namedOf(entry, tournament, part.form);
  const isSlow = useSlow(stage === 'sending', NOTICEABLE);

  useLineKeys(round, line);
  useEffect(() => line.current?.focus(), [line]);
  // A line that was filled in is selected, so that typing takes its place.
  useLayoutEffect(() => {
    if (loaded && document.activeElement === line.current) line.current?.select();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends a composition of an input method is not ours [K-11].
    if (event.nativeEvent.isComposing) return;
    const input = event.currentTarget;
    if (part.form.slashParts === true && !isWords && partsSides(event.nativeEvent, input)) return;
    const meaning = meaningOf(event.nativeEvent, input.value === '', isWords, lettersAct());
    // A scanner begins with its letter; behind a letter that was typed it is one more: `w ns`.
    if (meaning !== null && 'scan' in meaning && !isScanning(entry) && /\p{L}/u.test(input.value)) return;
    const isPrinting = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // Whatever a scanner types is the code's, also where it has no meaning for the line.
    if (isScanning(entry) && isPrinting) {
      event.preventDefault();
      const character = meaning !== null && 'character' in meaning ? meaning.character : event.key;
      pressKey(round, meaning !== null && 'scan' in meaning ? meaning : { character });
      return;
    }
    // Whatever is typed while a result is on its way waits whole: a letter or a blank left out would make another line of it.
    if (stage === 'sending' && isPrinting && (meaning === null || (asksLetter && isLetter(event.key)))) {
      event.preventDefault();
      const typed = meaning ?? { character: event.key };
      pressKey(round, asksLetter && isLetter(event.key) ? { letter: event.key, else: typed } : typed);
      return;
    }
    if (meaning === null) return;
    // Nothing here to put back: whatever is open beside the line closes.
    if (event.key === 'Escape' && entry.taken === null && entry.held === null && input.value === '') return;
    // A key held down does not accept one thing after the other.
    const isRepeated = event.repeat && !('character' in meaning);
    const isKey =
      !('character' in meaning) || stage === 'sending' || stage === 'ask' || stage === 'replace' || refused !== null;
    if (isKey || (meaning.character === ' ' && blankGoesOn)) {
      event.preventDefault();
      event.stopPropagation();
      if (!isRepeated) pressKey(round, meaning);
      return;
    }
    if (meaning.character === event.key) return;
    event.preventDefault();
    input.setRangeText(meaning.character, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    changeLine(round, input.value);
  };

  return (
    <label className={styles.command} data-stage={stage} data-over={isOver}>
      <span className={styles.commandPrompt}>
        {saysRound && <span>{textOf('rounds:round', { round: goesTo })} · </span>}
        {promptOf(entry, part, isLate)}
      </span>
      <input
        data-home=""
        ref={line}
        className={styles.commandLine}
        value={shownLine(entry)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          // What an input method is still composing is left alone, or it would be written twice.
          const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
          changeLine(round, isWords || isComposing ? value : plainFigures(value));
        }}
        onCompositionEnd={(event) => {
          if (!isWords) changeLine(round, plainFigures(event.currentTarget.value));
        }}
        onFocus={(event) => {
          if (loaded) event.currentTarget.select();
        }}
        onKeyDown={onKeyDown}
        inputMode={isWords ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        readOnly={stage === 'replace' || stage === 'ask' || stage === 'sending' || refused !== null}
        aria-invalid={entry.complaint !== null && entry.complaint.code !== 'entry.allIn'}
        aria-describedby="entry-complaint"
        disabled={looksOnly}
        data-desk-keys=""
      />
      <span className={styles.commandState} role="status">
        {isSlow
          ? textOf('shell:saved.saving')
          : named === null
            ? ''
            : textOf('rounds:entry.goesTo', { table: named.table })}
      </span>
    </label>
  );
};

import type { LoggedStep } from '../../core/api/tournament.ts';
import { families } from '../../core/games/all.ts';
import { advance, emptyLedger, type Ledger } from '../../core/tournament/ledger.ts';
import { handWords, type StepWords, stepWords } from './step-words.ts';

/**
 * A step that did something. `done`: in force. `undone`: taken back, can be brought back. `dropped`: taken back for good,
 * because something else was entered after; it stays in the log.
 */
export type Entry = {
  readonly step: LoggedStep;
  readonly state: 'done' | 'undone' | 'dropped';
  /** When it was taken back last, ISO time. */
  readonly undoneAt: string | null;
  /**
   * How many undos (`done`) or redos (`undone`) lead to the tournament as it was right after this step; 0 is now.
   * Meaningless for dropped steps.
   */
  readonly away: number;
  readonly words: readonly StepWords[];
  /** What was changed by hand on a seating. */
  readonly byHand: readonly StepWords[];
  /** Running number of the draw that the step published. */
  readonly draw: number | null;
};

type Chain = { readonly step: { readonly no: number }; readonly earlier?: Chain | null; readonly later?: Chain | null };

/** Step numbers of a chain with their distance from its top. */
const distances = (top: Chain | null): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  for (let link = top; link !== null; link = link.earlier ?? link.later ?? null) found.set(link.step.no, found.size);
  return found;
};

/** Everything taken over from elsewhere is one entry. */
const wasTakenOver = ({ command }: LoggedStep): boolean =>
  (command as { readonly type?: unknown } | null)?.type === 'together';

/** A tournament tells when it was made, and so does its first step: far apart, somebody took the event over from a file without times. */
const LATER = 60_000;

const hasForeignTimes = ({ no, command, at }: LoggedStep): boolean => {
  const made = Date.parse((command as { readonly at?: string } | null)?.at ?? '');
  return no === 1 && Date.parse(at) - made > LATER;
};

/** The log as the history shows it, newest first. Undo and redo steps are not entries of their own: they mark others. */
export const entriesOf = (log: readonly LoggedStep[]): readonly Entry[] => {
  let ledger: Ledger = emptyLedger;
  const made: (Omit<Entry, 'state' | 'undoneAt' | 'away'> & { readonly no: number })[] = [];
  const undoneAt = new Map<number, string>();
  for (const step of log) {
    const before = ledger.tournament;
    ledger = advance(ledger, step, families);
    if (step.kind === 'do') {
      const published = step.changes.find((change) => change.type === 'round.published');
      made.push({
        no: step.no,
        step,
        words: [
          ...stepWords(step.changes, before, step.command, ledger.tournament),
          ...(hasForeignTimes(step) ? [{ key: 'shell:steps.tournament.takenOver', params: {} }] : []),
        ],
        byHand: wasTakenOver(step) ? [] : handWords(step.changes, before),
        draw: published?.type === 'round.published' ? published.draw.no : null,
      });
    }
    if (step.kind === 'undo' && step.cancels !== null) undoneAt.set(step.cancels, step.at);
  }
  const done = distances(ledger.done);
  const undone = distances(ledger.undone);
  return made
    .map(({ no, step, words, byHand, draw }): Entry => {
      const undos = done.get(no);
      const redos = undone.get(no);
      return {
        step,
        words,
        byHand,
        draw,
        state: undos !== undefined ? 'done' : redos !== undefined ? 'undone' : 'dropped',
        undoneAt: undos === undefined ? (undoneAt.get(no) ?? null) : null,
        away: undos ?? (redos === undefined ? 0 : redos + 1),
      };
    })
    .reverse();
};

/** The steps that would be taken back (or brought back) by going to an entry, newest first. */
export const between = (entries: readonly Entry[], to: Entry): readonly Entry[] =>
  entries.filter(
    (entry) => entry.state === to.state && (to.state === 'done' ? entry.away < to.away : entry.away <= to.away),
  );

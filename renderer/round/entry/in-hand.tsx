import { CircleAlert, CircleCheck, OctagonAlert } from 'lucide-react';
import { countedResult } from '../../../core/game/provisional.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Json, RoundNo } from '../../../core/tournament/words.ts';
import { canTake, takeWay } from '../../desk/ways.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { wayText } from '../../i18n/refusal-text.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { wordsOf } from '../names/texts.ts';
import { Correction } from './correction.tsx';
import styles from './entry.module.css';
import { Asked } from './entry-asked.tsx';
import { type Entry, isRefusal } from './entry-state.ts';
import { changeHand, pressOnScreen, useOfEntry } from './entry-store.ts';
import { namedOf } from './named.ts';
import { isReplacing, oldOf } from './replacing.ts';

type InHandProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly entry: Entry<Json>;
  readonly part: EntryPart;
  /** What a correction changes is told beside the cards, not here. */
  readonly tellsBeside: boolean;
  /** Gives the line the keyboard back. */
  readonly onLine: () => void;
};

/** Old and new beside each other; the buttons beside the line answer. */
const Replace = ({ tournament, round, entry, part }: Pick<InHandProps, 'tournament' | 'round' | 'entry' | 'part'>) => {
  const textOf = useTextOf();
  const { taken, finished } = entry;
  const table = round.tables.find((candidate) => candidate.table === taken?.table);
  if (table === undefined || finished === null) return null;
  const old = countedResult(round, table.table);
  return (
    <div className={styles.replace}>
      {old !== undefined && (
        <section>
          <h3>{textOf('words:now')}</h3>
          <part.Result tournament={tournament} round={round} table={table} result={old} other={finished} />
        </section>
      )}
      <section>
        <h3>{textOf('words:then')}</h3>
        <part.Result tournament={tournament} round={round} table={table} result={finished} other={old ?? null} />
      </section>
    </div>
  );
};

const SIGNS = { good: CircleCheck, warn: CircleAlert, bad: OctagonAlert } as const;

/** What is wrong or asked, or that nothing is left to do. The place is there also when nothing is said. */
export const Complaint = ({ round }: { readonly round: RoundNo }) => {
  const textOf = useTextOf();
  const complaint = useOfEntry(round, (entry) => entry.complaint);
  const unused = useOfEntry(round, (entry) => entry.unused);
  const isQuestion = useOfEntry(
    round,
    ({ taken }) => (taken?.hand as { readonly asked?: boolean } | undefined)?.asked === true,
  );
  const ways = complaint !== null && isRefusal(complaint) ? complaint.ways.filter(canTake) : [];
  const tone = complaint?.code === 'entry.allIn' ? 'good' : isQuestion ? 'warn' : 'bad';
  const Sign = SIGNS[tone];
  return (
    <p className={styles.complaint} id="entry-complaint" role="alert" data-tone={complaint === null ? undefined : tone}>
      {complaint !== null && (
        <>
          <Sign size={18} aria-hidden />
          <span>
            {wordsOf(complaint)}
            {unused !== '' && ` ${textOf('rounds:entry.unused', { keys: unused })}`}
          </span>
          {ways.map((way) => (
            // The line keeps the focus: Enter sends what stands in it.
            <Button key={way.do} preventFocusOnPress onPress={() => takeWay(way)}>
              {wayText(way)}
            </Button>
          ))}
        </>
      )}
    </p>
  );
};

/** The table in hand: what is typed of it, what the line names, or what is asked about it. */
export const InHand = (props: InHandProps) => {
  const { tournament, round, entry, part, tellsBeside, onLine } = props;
  const textOf = useTextOf();
  const { taken, stage } = entry;
  const named = namedOf(entry, tournament, part.form);
  const table = round.tables.find((candidate) => candidate.table === (named?.table ?? taken?.table));
  if (named !== null && table !== undefined) {
    return (
      <div className={styles.inHand}>
        <h2 className={styles.inHandTable}>{textOf('rounds:cards.table', { table: table.table })}</h2>
        <part.Result tournament={tournament} round={round} table={table} result={named.result} />
      </div>
    );
  }
  if (taken === null || table === undefined) return null;
  const asks = stage === 'replace' || stage === 'why' || (stage === 'sending' && entry.sending?.reason !== null);
  const old = oldOf(entry, round);
  return (
    <div className={styles.inHand}>
      <h2 className={styles.inHandTable}>{textOf('rounds:cards.table', { table: table.table })}</h2>
      {stage === 'ask' ? (
        <Asked tournament={tournament} entry={entry} />
      ) : asks ? (
        <Replace {...props} />
      ) : (
        <part.Hand
          tournament={tournament}
          round={round}
          table={table}
          hand={taken.hand}
          old={old}
          // The wrong letter of a winner is no fault of the result.
          complaint={entry.stage === 'letter' ? null : entry.complaint}
          onField={(field) => changeHand(round.no, (hand) => part.atField(hand, field))}
          onKey={(key) => pressOnScreen(round.no, key)}
        />
      )}
      {!tellsBeside && stage !== 'ask' && isReplacing(round, entry) && (
        <Correction tournament={tournament} round={round} part={part} onLine={onLine} />
      )}
    </div>
  );
};

type KeyHintsProps = {
  readonly part: EntryPart;
  readonly entry: Entry<Json>;
  /** A key pressed with the mouse. */
  readonly onKey: (key: string) => void;
};

/** What the game's own keys do to the table in hand; a click does the same [fault D-4]. */
export const KeyHints = ({ part, entry, onKey }: KeyHintsProps) => {
  const textOf = useTextOf();
  if (entry.taken === null || entry.stage !== 'hand') return null;
  return (
    <ul className={styles.keyHints} aria-label={textOf('rounds:entry.keypad')}>
      {part.keys.map(({ key, text }) => (
        <li key={key}>
          <button type="button" className={styles.keyHint} tabIndex={-1} onClick={() => onKey(key)}>
            <Kbd>{key}</Kbd> {wordsOf({ code: text })}
          </button>
        </li>
      ))}
    </ul>
  );
};

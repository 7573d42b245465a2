import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { plainFigures } from '../../../../core/game/line.ts';
import { slipOf } from '../../../../core/games/poker/paper/slips.ts';
import { find, tableCalled } from '../../../../core/games/poker/results/find.ts';
import { type FloorReading, isAsked, readLine, readSeats } from '../../../../core/games/poker/results/read-line.ts';
import type { Chair, Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { floorOf } from '../../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { type Deed, useDeeds } from '../../../desk/commands/commands.ts';
import { lettersAct } from '../../../desk/commands/letter-keys.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { useStrayKeys } from '../../../parts/use-stray-keys.ts';
import { addPeople, nobody } from '../../../people/deeds.ts';
import entryStyles from '../../../round/entry/entry.module.css';
import { answered, say, warn } from '../../../store/notices.ts';
import { shownName } from '../../../store/shown-name.ts';
import { tournament } from '../../../store/tournament.ts';
import { doFloor, type FloorOrder } from '../own-command.ts';
import styles from './floor.module.css';
import { chairId, choose, LINE, takeChair } from './floor-store.ts';
import { type Answer, answerOf, backOf, newcomerOf } from './found-answers.ts';
import { NamedSeat, orderOfSeats } from './named-seat.tsx';
import { seatSlip } from './slip-deeds.tsx';

/** Lines shown at a time. */
const SHOWN = 8;

type Line = {
  readonly text: string;
  /** The seats that it names, read when it was typed: who is shown then is who Enter means. */
  readonly seats: FloorReading | null;
};

const EMPTY: Line = { text: '', seats: null };

/** The line as the floor is now, also where that is not drawn yet. */
const lineOf = (text: string): Line => {
  const open = tournament();
  return { text, seats: open === null ? null : readSeats(floorOf(open), text) };
};

/** Puts a seat in hand, with its menu, and the keyboard on it where it is drawn. */
const goToChair = (chair: Chair, menu: boolean): void => {
  document.getElementById(chairId(chair))?.focus();
  takeChair(chair, menu);
};

/**
 * The line of the floor. `5.7` and Enter: whoever sits there is out; two of them move whoever sits at the first to the second;
 * `5.7` and a name put somebody there; letters find people, a number chooses a table, or seats whoever comes with that slip.
 */
export const FindBox = ({ tournament: open, hall }: { readonly tournament: Tournament; readonly hall: Hall }) => {
  const textOf = useTextOf();
  const { floor } = hall;
  const [{ text: line, seats }, setLine] = useState(EMPTY);
  const [chosen, setChosen] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<{ readonly line: string; readonly done: Promise<boolean> } | null>(null);
  /** What the line names is shown on the floor as it is typed; what was said of the line before is not so of another one. */
  const type = useCallback(
    (typed: string) => {
      const read = lineOf(typed);
      const table = tableCalled(itemsOf(floor.tables), typed);
      answered();
      setLine(read);
      setChosen(null);
      if (read.seats?.is === 'take') takeChair(read.seats.chair);
      else if (read.seats?.is === 'slip') takeChair(read.seats.to);
      else if (table !== null) choose(table);
    },
    [floor],
  );
  const clear = () => {
    setLine(EMPTY);
    setChosen(null);
  };
  // A digit or a letter begins a line wherever the focus is; a seat takes its own letters first [W-3.9, W-9.9].
  useStrayKeys(
    useCallback(
      ({ key, ctrlKey, altKey, metaKey }) => {
        if (ctrlKey || altKey || metaKey || !/^[\p{L}\p{Nd}]$/u.test(key)) return false;
        if (!/^\p{Nd}$/u.test(key) && !lettersAct()) return false;
        type(plainFigures(`${input.current?.value ?? ''}${key}`));
        input.current?.focus();
        return true;
      },
      [type],
    ),
  );
  useDeeds(
    useMemo(
      (): readonly Deed[] => [
        {
          id: 'floor.find',
          titleKey: 'floor:find.deed',
          groupKey: 'floor:title',
          shortcut: 'Mod+KeyF',
          perform: () => input.current?.select(),
        },
      ],
      [],
    ),
  );
  const wanted = useDeferredValue(line);
  const hasSlip = useCallback((slip: number) => slipOf(floor, slip) !== undefined, [floor]);
  const people = useMemo(() => ({ entrants: open.entrants, shownName: (id: number) => shownName(open, id) }), [open]);
  const found = useMemo(() => find(floor, people, wanted, hasSlip), [floor, people, wanted, hasSlip]);
  const known = useMemo(() => found.slice(0, SHOWN).map((one) => answerOf(open, hall, one)), [found, hall, open]);
  const answers = useMemo(() => {
    if (known.length === 0) return newcomerOf(hall, wanted);
    return isAsked(found, wanted, people) ? known : [...known, ...backOf(open, hall, found[0])];
  }, [known, found, people, open, hall, wanted]);
  // Where several people fit, none is marked until one is chosen: Enter never takes the first.
  const usual = known.length === 0 || isAsked(found, wanted, people) ? -1 : 0;
  const marked = chosen ?? usual;
  const named = orderOfSeats(seats);
  /**
   * Carries a line out, once; it stays to be mended when that is refused, and what was typed meanwhile stays too. A line that is
   * entered while another one is on its way waits for that.
   */
  const carryOut = async (order: FloorOrder | (() => Promise<boolean>)) => {
    const before = sending.current;
    if (before?.line === line) return;
    const done = (before?.done ?? Promise.resolve(true)).then(() =>
      typeof order === 'function' ? order() : doFloor(order),
    );
    sending.current = { line, done };
    const isDone = await done.finally(() => {
      if (sending.current?.done === done) sending.current = null;
    });
    // After a refusal it names who sits there now.
    setLine((now) => (now.text === line ? (isDone ? EMPTY : lineOf(line)) : now));
    if (isDone) setChosen(null);
  };
  const take = (answer: Answer | undefined) => {
    if (answer === undefined) return;
    const { enters } = answer;
    if (enters !== undefined) {
      void carryOut(async () => (await addPeople([{ ...nobody, name: enters }])).ok);
      return;
    }
    if (answer.order !== undefined) {
      void carryOut(answer.order);
      return;
    }
    answered();
    if (answer.perform !== undefined) answer.perform();
    else if (answer.chair === null) say('info', 'floor:find.told', { title: answer.title, about: answer.about });
    else goToChair(answer.chair, answer.opens ?? false);
    clear();
  };
  const openMenu = (chair: Chair) => {
    answered();
    goToChair(chair, true);
    clear();
  };
  /** @param asksMenu a seat opens its menu, whoever sits there */
  const enter = (asksMenu: boolean) => {
    if (line.trim() === '') return;
    if (named !== null && !asksMenu) {
      void carryOut(named);
      return;
    }
    const offered = chosen === null ? undefined : answers[chosen];
    if (offered?.enters === line.trim() || offered?.perform !== undefined) {
      take(offered);
      return;
    }
    // Typed and entered faster than the list is drawn: what is found now counts.
    const read = readLine({ floor, people, hasSlip }, line, chosen);
    switch (read.is) {
      case 'slip':
        void carryOut(() => seatSlip(read));
        return;
      case 'take':
        openMenu(read.chair);
        return;
      case 'store':
        void carryOut(read.order);
        return;
      case 'show':
        take(answerOf(open, hall, read.found));
        return;
      case 'ask':
        warn('floor:find.several', { count: read.found.length });
        return;
      case 'refuse':
        // Where nothing is found the list says so already.
        if (read.complaint.code !== 'find.nothing') warn(`floor:${read.complaint.code}`, read.complaint.params);
    }
  };
  const isSlip = seats?.is === 'slip';
  const isList = line !== '' && named === null && !isSlip;
  return (
    <>
      <label className={`${entryStyles.command} ${styles.floorLine}`}>
        {/* Only a seat alone is a bust. */}
        <span className={entryStyles.commandPrompt} data-off={line !== '' && seats?.is !== 'take'}>
          {textOf('floor:find.prompt')}
        </span>
        <input
          ref={input}
          id={LINE}
          data-home=""
          className={`${entryStyles.commandLine} ${styles.line}`}
          role="combobox"
          aria-label={textOf('floor:find.label')}
          aria-expanded={isList && answers.length > 0}
          aria-controls="floor-found"
          {...(isList && answers[marked] !== undefined ? { 'aria-activedescendant': `found-${marked}` } : {})}
          placeholder={textOf('floor:find.placeholder')}
          autoComplete="off"
          spellCheck={false}
          // What is typed is undone first, then the last act of the floor.
          {...(line === '' ? { 'data-desk-keys': '' } : {})}
          value={line}
          onChange={({ target, nativeEvent }) => {
            // What an input method is still composing is left alone, or it would be written twice.
            const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
            type(isComposing ? target.value : plainFigures(target.value));
          }}
          onCompositionEnd={({ currentTarget }) => type(plainFigures(currentTarget.value))}
          onKeyDown={(event) => {
            // Enter that ends a composition of an input method is not ours [K-11].
            if (event.nativeEvent.isComposing) return;
            // Ctrl+Enter presses the blue button of the floor, whatever is typed here.
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
              event.preventDefault();
              enter(event.shiftKey);
            } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              const step = event.key === 'ArrowDown' ? 1 : -1;
              setChosen((now) => Math.max(0, Math.min(answers.length - 1, (now ?? usual) + step)));
            } else if (event.key === 'Escape' && line !== '') {
              event.preventDefault();
              type('');
            }
          }}
        />
      </label>
      <div className={styles.beside}>
        {seats !== null && (named !== null || isSlip) && (
          <NamedSeat tournament={open} hall={hall} seats={seats} onDo={() => enter(false)} onMenu={openMenu} />
        )}
        {isList && (
          <div
            className={`popover ${styles.list}`}
            id="floor-found"
            role="listbox"
            aria-label={textOf('floor:find.label')}
          >
            {answers.map((answer, index) => (
              <button
                type="button"
                role="option"
                key={answer.key}
                id={`found-${index}`}
                aria-selected={index === marked}
                tabIndex={-1}
                className={styles.answer}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(answer)}
              >
                <bdi className={styles.title}>{answer.title}</bdi>
                <bdi className={styles.about}>{answer.about}</bdi>
              </button>
            ))}
            {found.length > SHOWN && (
              <span className={styles.nothing}>{textOf('words:more', { count: found.length - SHOWN })}</span>
            )}
            {known.length === 0 && wanted !== '' && (
              <span className={styles.nothing} role="alert">
                {textOf('floor:find.nothing', { line: wanted })}
              </span>
            )}
          </div>
        )}
      </div>
    </>
  );
};

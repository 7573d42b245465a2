import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { families } from '../../core/games/all.ts';
import { roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { Json, Phrase, RoundNo, TableNo } from '../../core/tournament/words.ts';
import { lettersAct } from '../desk/commands/letter-keys.ts';
import styles from '../director/director.module.css';
import { screensOf } from '../games/game.ts';
import type { EntryPart } from '../games/game-screens.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Select } from '../parts/field/choice.tsx';
import entryStyles from '../round/entry/entry.module.css';
import { enterAlone, type Typed } from '../round/entry/entry-form.ts';
import { meaningOf, partsSides } from '../round/entry/press.ts';
import { peopleOf } from '../round/names/people.ts';
import { wordsOf } from '../round/names/texts.ts';
import { suppose } from './what-if-store.ts';

type LineProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  readonly table: TableNo;
  readonly part: EntryPart;
  readonly onDone: () => void;
};

type Typing = { readonly hand: Json; readonly line: string; readonly complaint: Phrase | null };

/** The result of a table typed as at the results screen: the same line, the same keys, the same checks. */
const ResultLine = ({ tournament, round: no, table: number, part, onDone }: LineProps) => {
  const round = roundOf(tournament, no);
  const table = round?.tables.find((candidate) => candidate.table === number);
  const field = useRef<HTMLInputElement>(null);
  const { form, Hand } = part;
  const [typing, setTyping] = useState<Typing | null>(() => {
    if (round === undefined || table === undefined) return null;
    const hand = form.take(tournament, round, table, round.results[number] ?? null);
    return { hand, line: form.line(hand), complaint: null };
  });
  const key = typing === null ? '' : JSON.stringify(typing.hand);
  // A line that was filled in is selected, so that typing takes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the hand is another
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [key.length === 0]);
  if (round === undefined || table === undefined || typing === null) return null;
  const follow = (typed: Typed<Json>): void => {
    setTyping({ hand: typed.hand, line: form.line(typed.hand), complaint: typed.complaint });
    if (typed.result === null) {
      field.current?.focus();
      return;
    }
    const checked = families[tournament.family].results.check(tournament, round, table, typed.result);
    if (checked?.ok === true) {
      suppose({ what: 'result', round: no, table: number, result: typed.result });
      onDone();
    } else if (checked !== undefined) {
      const { code, params } = checked.refusal;
      setTyping({ hand: typed.hand, line: form.line(typed.hand), complaint: { code, params } });
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const input = event.currentTarget;
    if (form.slashParts === true && partsSides(event.nativeEvent, input)) return;
    const meaning = meaningOf(event.nativeEvent, input.value === '', false, lettersAct());
    if (meaning === null || ('press' in meaning && meaning.press === 'escape')) return;
    if ('press' in meaning) {
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      const isEnter = meaning.press === 'enter';
      follow(isEnter ? enterAlone(form, { tournament, round }, typing.hand) : form.press(typing.hand, meaning.press));
      return;
    }
    if (!('character' in meaning)) return;
    if (meaning.character === ' ' && form.blankGoesOn?.(typing.hand) === true) {
      event.preventDefault();
      follow(form.press(typing.hand, 'enter'));
      return;
    }
    if (meaning.character === event.key) return;
    event.preventDefault();
    input.setRangeText(meaning.character, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    follow(form.type(typing.hand, input.value));
  };
  return (
    <div className={styles.supposeTable}>
      <label className={entryStyles.command}>
        <span className={entryStyles.commandPrompt}>{wordsOf(part.prompt(typing.hand))}</span>
        <input
          ref={field}
          className={entryStyles.commandLine}
          value={typing.line}
          onChange={(event) => follow(form.type(typing.hand, event.currentTarget.value))}
          onKeyDown={onKeyDown}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          aria-invalid={typing.complaint !== null}
          aria-describedby="suppose-complaint"
        />
      </label>
      <p className={entryStyles.complaint} id="suppose-complaint" role="alert" data-tone="bad">
        {typing.complaint !== null && (
          <>
            <CircleAlert size={18} aria-hidden /> <span>{wordsOf(typing.complaint)}</span>
          </>
        )}
      </p>
      <Hand
        tournament={tournament}
        round={round}
        table={table}
        hand={typing.hand}
        complaint={typing.complaint}
        onField={(at) => follow({ hand: part.atField(typing.hand, at), complaint: null, result: null, left: false })}
        onKey={(pressed) => follow(form.type(typing.hand, pressed))}
        isSupposed
      />
    </div>
  );
};

/** The table it is asked for; the first without a result where none was named. */
export type Place = { readonly round: RoundNo; readonly table: TableNo } | 'first';

type SupposeResultProps = {
  /** The event with what is supposed already. */
  readonly copy: Tournament;
  readonly place: Place;
  readonly onClose: () => void;
};

/** Another result for a table of any round: chosen, then typed. The first that has none is offered. */
export const SupposeResult = ({ copy: tournament, place, onClose }: SupposeResultProps) => {
  const textOf = useTextOf();
  const rounds = useMemo(() => tournament.rounds.toReversed(), [tournament.rounds]);
  const open = rounds.find((round) => round.tables.some(({ table }) => round.results[table] === undefined));
  const [no, setNo] = useState<RoundNo>(place === 'first' ? ((open ?? rounds[0])?.no ?? 1) : place.round);
  const round = roundOf(tournament, no);
  const firstOf = (wanted: RoundNo): TableNo => {
    const of = roundOf(tournament, wanted);
    return (of?.tables.find(({ table }) => of.results[table] === undefined) ?? of?.tables[0])?.table ?? 1;
  };
  const [table, setTable] = useState<TableNo>(() => (place === 'first' ? firstOf(no) : place.table));
  const part = screensOf(tournament.family).entry;
  const people = peopleOf(tournament, no);
  if (round === undefined || part === null) return null;
  const named = (seats: readonly number[]): string => seats.map((id) => people.get(id)?.name ?? '').join(', ');
  return (
    <Dialog
      title={textOf('whatIf:result.add')}
      isOpen
      onClose={onClose}
      size="large"
      actions={<Button onPress={onClose}>{textOf('shell:cancel')}</Button>}
    >
      <div className={styles.supposeWhere}>
        <Select
          label={textOf('words:columns.round')}
          items={rounds.map((one) => ({ id: String(one.no), label: textOf('rounds:round', { round: one.no }) }))}
          value={String(no)}
          onChange={(id) => {
            setNo(Number(id));
            setTable(firstOf(Number(id)));
          }}
        />
        <Select
          label={textOf('words:columns.table')}
          items={round.tables.map((one) => ({
            id: String(one.table),
            label: `${textOf('rounds:cards.table', { table: one.table })} · ${named(one.seats)}`,
          }))}
          value={String(table)}
          onChange={(id) => setTable(Number(id))}
        />
      </div>
      <ResultLine
        key={`${no} ${table}`}
        tournament={tournament}
        round={no}
        table={table}
        part={part}
        onDone={onClose}
      />
    </Dialog>
  );
};

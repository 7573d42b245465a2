/**
 * A list on its way in: what it is read from, how it is read, and what the TO decided about it. Every guess stands here as
 * a value that can be changed; nothing is entered before the TO says so.
 *
 * | rule [reliability 14.2, 14.3] | function |
 * | --- | --- |
 * | encoding, separator and columns are guessed | `readSource` |
 * | each guess can be changed; what depends on it is guessed anew | `withEncoding`, `withSeparator`, `withHeading`, `withField` |
 * | lines are left out and doubles decided by the TO only | `leavingOut`, `ListDraft.twins` |
 */

import { columnCount, filledRows } from '../../../core/exchange/cells.ts';
import type { Field } from '../../../core/exchange/fields.ts';
import { guessShape, type ListShape, withPartnersApart } from '../../../core/exchange/guess-shape.ts';
import { linesProblem, mostEntrants, sizeProblem } from '../../../core/exchange/limits.ts';
import { withoutListNumbers } from '../../../core/exchange/list-numbers.ts';
import { type PeopleRead, readPeople } from '../../../core/exchange/people.ts';
import type { Sheet } from '../../../core/exchange/sheets.ts';
import { listOfTable } from '../../../core/exchange/table-file.ts';
import type { Game } from '../../../core/game/game.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../core/tournament/refusal.ts';
import type { Entrant } from '../../../core/tournament/state.ts';
import { decode, type Encoding } from '../../text-files/encoding.ts';
import { type Guess, guessEncoding } from '../../text-files/guess.ts';
import { notText } from '../../text-files/kind.ts';
import { guessSeparator, type ListSeparator, splitList } from './read-list.ts';

export type ListSource =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'book'; readonly name: string; readonly sheets: readonly Sheet[]; readonly sheet: number };

type Settings = {
  /** Null for what is text already: pasted, or of a workbook. */
  readonly encoding: Encoding | null;
  readonly separator: ListSeparator;
  /** Quotation marks keep separators and line breaks inside a cell. */
  readonly quotes: boolean;
};

export type ListDraft = Settings & {
  readonly source: ListSource;
  readonly text: string;
  readonly table: ReturnType<typeof splitList>;
  readonly shape: ListShape;
  readonly isOfPairs: boolean;
  /** Lines that the TO leaves out. */
  readonly leftOut: ReadonlySet<number>;
  /** What happens to people who seem to stand twice; `ask` until the TO has decided. */
  readonly twins: 'ask' | 'enter' | 'leaveOut';
  /** The settings as they were guessed. */
  readonly guessed: Omit<Settings, 'encoding'> & { readonly encoding: Guess | null; readonly heading: boolean };
};

type Traits = Game['traits'];

/** The text of a list; our own JSON table becomes the list that it says. Refuses as `listOfTable`. */
const textOf = (source: ListSource, encoding: Encoding | null): Answer<string> => {
  if (source.kind === 'book') return ok('');
  const text = source.kind === 'text' ? source.text : decode(source.bytes, encoding ?? 'utf-8');
  const list = listOfTable(text);
  return list.ok ? ok(list.value ?? text) : list;
};

type Cutting = Pick<ListDraft, 'separator' | 'quotes' | 'isOfPairs'>;

/** A sheet has its cells already; a text is cut into them. */
const tableOf = (source: ListSource, text: string, { separator, quotes, isOfPairs }: Cutting) => {
  const table = withoutListNumbers(
    source.kind === 'book'
      ? { rows: (source.sheets[source.sheet]?.rows ?? []).map((cells, i) => ({ line: i + 1, cells })) }
      : splitList(text, separator, quotes),
  );
  return isOfPairs ? withPartnersApart(table) : table;
};

const undecided = { leftOut: new Set<number>(), twins: 'ask' } as const;

/** Cuts the text anew and guesses the columns anew; decisions about lines were about other lines. */
const cut = (draft: ListDraft, settings: Partial<Settings>, traits: Traits): ListDraft => {
  const next = { ...draft, ...settings, ...undecided };
  const table = tableOf(next.source, next.text, next);
  const shape = guessShape(table, traits, { isOfPairs: next.isOfPairs });
  return { ...next, table, shape, guessed: { ...next.guessed, heading: shape.heading } };
};

const sourceRefusal = (source: ListSource): Refusal | null => {
  if (source.kind === 'book') return null;
  const bytes = source.kind === 'file' ? source.bytes : new TextEncoder().encode(source.text);
  const tooBig = sizeProblem(bytes.length);
  const other = tooBig === null && source.kind === 'file' ? notText(bytes) : null;
  return other === null ? tooBig : refuse(`people.notText.${other}`, nameOf(source));
};

/** Reads a list with everything guessed. Refuses `people.tooBig`, `people.notText.…`, `people.emptyList`, and as `listOfTable`. */
export const readSource = (source: ListSource, traits: Traits, isOfPairs = false): Answer<ListDraft> => {
  const refused = sourceRefusal(source);
  if (refused !== null) return no(refused);
  const guess = source.kind === 'file' ? guessEncoding(source.bytes) : null;
  const encoding = guess?.encoding ?? null;
  const found = textOf(source, encoding);
  if (!found.ok) return no({ ...found.refusal, params: { ...found.refusal.params, ...fileOf(source) } });
  const text = found.value;
  const tooLong = linesProblem(text);
  if (tooLong !== null) return no(tooLong);
  const separator = guessSeparator(text);
  const table = tableOf(source, text, { separator, quotes: true, isOfPairs });
  if (filledRows(table).length === 0) return no(refuse('people.emptyList', nameOf(source)));
  const shape = guessShape(table, traits, { isOfPairs });
  const guessed = { encoding: guess, separator, quotes: true, heading: shape.heading };
  return ok({ source, text, encoding, separator, quotes: true, table, shape, isOfPairs, guessed, ...undecided });
};

/** The name under which a refusal is told that says nothing of the file itself. */
const fileOf = (source: ListSource) => (source.kind === 'text' ? {} : { file: source.name });

const nameOf = (source: ListSource) => ({ name: source.kind === 'text' ? '' : source.name });

/** Reads the bytes as another encoding; the separator is guessed anew where the TO has not chosen one. */
export const withEncoding = (draft: ListDraft, encoding: Encoding, traits: Traits): ListDraft => {
  const found = textOf(draft.source, encoding);
  // As JSON it was whole: in this encoding it is not.
  if (!found.ok) return draft;
  const text = found.value;
  const chosen = draft.separator !== draft.guessed.separator;
  const separator = chosen ? draft.separator : guessSeparator(text);
  const guessed = { ...draft.guessed, ...(chosen ? {} : { separator }) };
  return cut({ ...draft, text, guessed }, { encoding, separator }, traits);
};

/** Another sheet of the workbook is another list: everything about it is guessed anew. */
export const withSheet = (draft: ListDraft, sheet: number, traits: Traits): ListDraft =>
  draft.source.kind === 'book' ? cut({ ...draft, source: { ...draft.source, sheet } }, {}, traits) : draft;

export const withSeparator = (draft: ListDraft, separator: ListSeparator, traits: Traits): ListDraft =>
  cut(draft, { separator }, traits);

export const withQuotes = (draft: ListDraft, quotes: boolean, traits: Traits): ListDraft =>
  cut(draft, { quotes }, traits);

export const withHeading = (draft: ListDraft, heading: boolean, traits: Traits): ListDraft => ({
  ...draft,
  ...undecided,
  shape: guessShape(draft.table, traits, { heading, isOfPairs: draft.isOfPairs }),
});

/** Gives a column another meaning. A meaning that only one column can have is taken from the column that had it. */
export const withField = (draft: ListDraft, column: number, field: Field): ListDraft => {
  const taken = field !== 'member' && field !== 'skip';
  const columns = draft.shape.columns.map((known, i) =>
    i === column ? field : taken && known === field ? 'skip' : known,
  );
  return { ...draft, shape: { ...draft.shape, columns }, twins: 'ask' };
};

export const ignoringSurplus = (draft: ListDraft): ListDraft => ({
  ...draft,
  shape: { ...draft.shape, ignoreSurplus: true },
});

export const leavingOut = (draft: ListDraft, lines: readonly number[]): ListDraft => ({
  ...draft,
  leftOut: new Set([...draft.leftOut, ...lines]),
});

export const takingBack = (draft: ListDraft): ListDraft => ({ ...draft, leftOut: new Set() });

/** Who would be entered and what is wrong, with the decisions as they stand. */
export const peopleOf = (draft: ListDraft, family: Game, known: readonly Entrant[]): PeopleRead =>
  readPeople(draft.table, {
    shape: draft.shape,
    traits: family.traits,
    most: mostEntrants(family),
    known,
    leftOut: draft.leftOut,
    twins: draft.twins === 'leaveOut' ? 'leaveOut' : 'enter',
  });

/** A column of the list: its number from 1, its heading where it has one. */
type NamedColumn = { readonly column: number; readonly heading: string };

/** Columns that are not taken over though a line that is entered has something there. */
export const skippedColumns = ({ table, shape, leftOut }: ListDraft): readonly NamedColumn[] => {
  const rows = filledRows(table);
  const heading = shape.heading ? rows[0] : undefined;
  const entered = rows.slice(shape.heading ? 1 : 0).filter(({ line }) => !leftOut.has(line));
  return Array.from({ length: columnCount(table) }, (_, column) => column)
    .filter((column) => shape.columns[column] === 'skip')
    .filter((column) => entered.some(({ cells }) => (cells[column] ?? '').trim() !== ''))
    .map((column) => ({ column: column + 1, heading: (heading?.cells[column] ?? '').trim() }));
};

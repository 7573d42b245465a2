/**
 * A door for tests: a back end in memory that really decides, folds and seats with core. What it does not do, it refuses by
 * name (`door.notHere`); give `answers` for that.
 *
 *     const door = fakeDoor({ event: { name: 'Spring Open', commands: [{ type: 'entrants.add', entrants }] } });
 *     await startDesk(door);
 */

import type { AppInfo, RecentFile, Settings } from '../../core/api/app.ts';
import { type Checked, type MethodName, methods, type Push, type Reply } from '../../core/api/contract.ts';
import { type DeskFacts, noFacts } from '../../core/api/desk.ts';
import type { FileState } from '../../core/api/file.ts';
import { firstScreen, type HallPage, type HallScreen, type HallsState, type Reveal } from '../../core/api/hall.ts';
import type { LoggedStep } from '../../core/api/tournament.ts';
import { quiet } from '../../core/game/seating.ts';
import { families } from '../../core/games/all.ts';
import type { Language } from '../../core/languages.ts';
import { sampleSteps } from '../../core/samples/samples.ts';
import { isTakenBack, ledgerAfter, lostRounds } from '../../core/sheets/hall/hall-change.ts';
import { effectOn } from '../../core/sheets/hall/hall-effect.ts';
import { type HallRounds, hallAfter, hallSentTo, nowhere } from '../../core/sheets/hall/hall-rounds.ts';
import { hallView } from '../../core/sheets/hall/published.ts';
import type { PublishedView } from '../../core/sheets/hall/published-view.ts';
import { withReveal } from '../../core/sheets/hall/reveal.ts';
import { withRevision } from '../../core/sheets/hall/revision.ts';
import { sheets } from '../../core/sheets/paper/sheets.ts';
import { withSubstitutes } from '../../core/sheets/paper/substitutes.ts';
import { type CommandInput, command as commandForm } from '../../core/tournament/commands.ts';
import { keptAgain, keptSeatings } from '../../core/tournament/draws/kept-seatings.ts';
import {
  advance,
  doStep,
  emptyLedger,
  type Ledger,
  type NextStep,
  redoStep,
  undoStep,
} from '../../core/tournament/ledger.ts';
import type { NamesAs } from '../../core/tournament/people/name-parts.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../core/tournament/refusal.ts';
import { takenBack } from '../../core/tournament/taken-back.ts';
import { supposed } from '../../core/tournament/what-if.ts';
import type { GameId, Json } from '../../core/tournament/words.ts';
import type { Door, Link } from '../../renderer/door/door.ts';
import { listeners } from '../../renderer/door/listeners.ts';

type Handler<M extends MethodName> = (input: Checked<M>) => Answer<Reply<M>> | Promise<Answer<Reply<M>>>;
type Answers = { readonly [M in MethodName]?: Handler<M> };

type FakeEvent = {
  readonly name: string;
  readonly family?: GameId;
  readonly plannedRounds?: number | null;
  readonly rules?: Json;
  readonly namesAs?: NamesAs;
  readonly commands?: readonly CommandInput[];
};

type FakeFile = { readonly place: RecentFile; readonly steps: LoggedStep[]; readonly ids: Map<string, number> };

export type FakeDoor = Door & {
  /** The back end's own fold of the open file. */
  readonly ledger: () => Ledger;
  /** Every call in order, with its input. */
  readonly calls: readonly { readonly method: string; readonly input: unknown }[];
  /** Carries a command out as if somebody else had sent it; throws when it is refused. */
  readonly carryOut: (input: CommandInput) => void;
  readonly push: (push: Push) => void;
  /** Opens one of `files` by its name, as if from outside this window. */
  readonly openFile: (name: string) => void;
  /** The line breaks, comes back, or is refused. Calls meanwhile answer `door.lost`. */
  readonly become: (link: Link) => void;
  /** The program ended by itself and was started again: what it held in memory is gone. */
  readonly startAgain: () => void;
  /** The next `tournament.do`, `undo` or `redo` is carried out, but the line breaks before its answer. */
  readonly loseNextAnswer: () => void;
  /** From now on the back end refuses with this instead of writing; null: all is well again. */
  readonly cannotWrite: (refusal: Refusal | null, status?: FileState['status']) => void;
};

export type FakeOptions = {
  readonly host?: 'desktop' | 'browser';
  readonly locale?: Language;
  readonly settings?: Partial<Settings>;
  /** What the program says of itself. */
  readonly info?: Partial<AppInfo>;
  /** The tournament that is open at the start. */
  readonly event?: FakeEvent;
  /** A hall window is open from the start. */
  readonly hallOpen?: true;
  /** Files that lie closed in the program's folder. */
  readonly files?: readonly FakeEvent[];
  /** Names of recent files that are not there any more. */
  readonly gone?: readonly string[];
  readonly link?: Link;
  /** When its clock starts, in milliseconds since 1970. */
  readonly clock?: number;
  /** Replaces what this back end would answer. */
  readonly answers?: Answers;
};

/** A clock that goes one second per step from a fixed time. */
const START = Date.UTC(2026, 10, 21, 8, 0, 0);

export const fakeDoor = (options: FakeOptions = {}): FakeDoor => {
  const heard = listeners<Push>();
  const links = listeners<Link>();
  const calls: { method: string; input: unknown }[] = [];
  const files = new Map<string, FakeFile>();
  const chosen = new Map<string, string>();
  const drafts = new Map<string, Json>();
  const seatings = keptSeatings();
  let settings: Settings = {
    language: null,
    theme: 'system',
    paper: 'A4',
    printLanguage: null,
    letterKeys: true,
    hall: { imageWidth: 200, farthest: 1200, readingLine: 600, theme: 'light', language: null },
    clock: { sound: 'desk', warnings: [15, 5], hideSeating: 10 },
    ...options.settings,
  };
  let link: Link = options.link ?? 'joined';
  let open: FakeFile | null = null;
  let ledger: Ledger = emptyLedger;
  let screen: HallScreen = firstScreen;
  let reveal: Reveal = { top: 0, step: 0 };
  let rounds: HallRounds = nowhere;
  let facts: DeskFacts = noFacts;
  let made = 0;
  let ticks = 0;
  let handles = 0;
  let losing = false;
  let unwritable: { readonly refusal: Refusal; readonly status: FileState['status'] } | null = null;

  /** A broken line carries no pushes either. */
  const tell = (push: Push) => {
    if (link === 'joined') heard.tell(push);
  };
  const now = () => new Date((options.clock ?? START) + 1000 * ticks++).toISOString();
  const hex = (digits: number) =>
    [...crypto.getRandomValues(new Uint8Array(digits / 2))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const recent = (): RecentFile[] =>
    [...files.values()].map(({ place }) => place).toSorted((a, b) => b.openedAt.localeCompare(a.openedAt));
  const state = (): FileState | null =>
    open && {
      name: open.place.name,
      folder: open.place.folder,
      last: ledger.last,
      status: unwritable?.status ?? 'saved',
    };
  const tellFile = () => tell({ type: 'file.changed', file: state() });

  const write = (id: string, decide: () => Answer<NextStep | null>, event?: string): Answer<{ no: number }> => {
    if (open === null) return no(refuse('tournament.none'));
    if (event !== undefined && event !== ledger.tournament?.id) return no(refuse('door.otherFile'));
    const before = open.ids.get(id);
    if (before !== undefined) return ok({ no: before });
    const decided = decide();
    if (!decided.ok) return decided;
    if (decided.value === null) return ok({ no: ledger.last });
    if (unwritable !== null) return no(unwritable.refusal);
    const step: LoggedStep = { ...decided.value, no: ledger.last + 1, at: now(), actor: 'desk' };
    ledger = advance(ledger, step, families);
    open.steps.push(step);
    open.ids.set(id, step.no);
    tell({ type: 'tournament.stepped', step });
    tellFile();
    const opened = current();
    if (opened !== null) rounds = hallAfter(opened.tournament, opened.family, rounds);
    tell({ type: 'hall.changed' });
    return ok({ no: step.no });
  };

  const addFile = (name: string, missing = false): FakeFile => {
    handles += 1;
    const place = { handle: `h${handles}`, name, folder: '/home/to/Seatwright', openedAt: now(), missing };
    const file = { place, steps: [], ids: new Map() };
    files.set(place.handle, file);
    return file;
  };

  const lay = (file: FakeFile) => {
    open = file;
    ledger = file.steps.reduce((folded, step) => advance(folded, step, families), emptyLedger);
  };

  const must = (answer: Answer<unknown>): void => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  };

  const create = (file: FakeFile, event: FakeEvent): Answer<{ no: number }> => {
    lay(file);
    const { name, family = 'mahjong', plannedRounds = 8, rules, namesAs } = event;
    const asked = commandForm.parse({
      type: 'tournament.create',
      id: hex(32),
      name,
      family,
      plannedRounds,
      seed: 'fake',
      at: now(),
      ...(rules === undefined ? {} : { rules }),
      ...(namesAs === undefined ? {} : { namesAs }),
    });
    return write(hex(32), () => doStep(ledger, asked, families));
  };

  const carryOut = (input: CommandInput): void => {
    must(write(hex(32), () => doStep(ledger, commandForm.parse(input), families)));
  };

  const current = () => {
    const { tournament } = ledger;
    const family = tournament === null ? undefined : families[tournament.family];
    return tournament === null || family === undefined ? null : { tournament, family };
  };

  const halls = (): HallsState => ({
    halls: [
      { hall: 1, open: options.hallOpen === true, waiting: false, lost: false, display: '', screen, shown: null },
    ],
    reveal,
    other: null,
  });
  const seen = (
    { tournament, family }: NonNullable<ReturnType<typeof current>>,
    of: Ledger = ledger,
  ): PublishedView | null => {
    const language = settings.hall.language ?? 'en';
    // Like the back end: of the views that the game brings only those that the window shows.
    const view = hallView(tournament, family, language, {
      known: rounds,
      wanted: new Set([screen.view, ...screen.views]),
    });
    if (view === null) return null;
    const told = withSubstitutes(withRevision(view, of), tournament, family, language);
    return screen.view === 'reveal' ? withReveal(told, tournament, family, reveal) : told;
  };
  const hallPage = (): HallPage => {
    const opened = current();
    made += 1;
    return {
      screens: { 1: screen },
      places: {},
      event: opened?.tournament.id ?? null,
      made,
      asOf: null,
      view: opened === null ? null : seen(opened),
    };
  };

  const handlers: Answers = {
    'app.info': () =>
      ok({
        version: '0.1.0',
        host: options.host ?? 'browser',
        platform: 'linux',
        locale: options.locale ?? 'en',
        settings,
        recent: recent(),
        ...options.info,
      }),
    'app.set': (change) => {
      settings = { ...settings, ...Object.fromEntries(Object.entries(change).filter(([, v]) => v !== undefined)) };
      tell({ type: 'app.settings', settings });
      return ok(settings);
    },
    'app.alive': () => ok({ before: null }),
    'app.keepDraft': ({ key, draft }) => {
      if (draft === null) drafts.delete(key);
      else drafts.set(key, draft);
      return ok(null);
    },
    'app.draft': ({ key }) => ok(drafts.get(key) ?? null),
    'file.chooseNew': ({ suggested }) => {
      const handle = `new${chosen.size + 1}`;
      chosen.set(handle, suggested);
      return ok({ handle, name: suggested, folder: '/home/to/Seatwright' });
    },
    'file.chooseOpen': () => {
      const [first] = recent().filter(({ missing }) => !missing);
      return ok(first === undefined ? null : { handle: first.handle, name: first.name, folder: first.folder });
    },
    'file.home': () => ok({ folder: '/home/to/Seatwright', canShow: options.host === 'desktop' }),
    'file.list': () => ok(recent().filter(({ missing }) => !missing)),
    'file.create': ({ handle, name, family, plannedRounds, rules, namesAs }) => {
      const fileName = chosen.get(handle);
      if (fileName === undefined) return no(refuse('file.unknownHandle'));
      const file = addFile(fileName);
      const made = create(file, {
        name,
        family,
        plannedRounds,
        ...(rules === undefined ? {} : { rules }),
        ...(namesAs === undefined ? {} : { namesAs }),
      });
      if (!made.ok) {
        files.delete(file.place.handle);
        open = null;
        return made;
      }
      tellFile();
      return ok(state() as FileState);
    },
    'event.sample': ({ handle, name, family }) => {
      const fileName = handle === undefined ? name : chosen.get(handle);
      if (fileName === undefined) return no(refuse('file.unknownHandle'));
      const file = addFile(fileName);
      const at = now();
      for (const step of sampleSteps({ family, name, id: hex(32), at, now: Date.parse(at) }))
        file.steps.push({ ...step, at, actor: 'desk' });
      lay(file);
      tellFile();
      return ok(state() as FileState);
    },
    'file.open': ({ handle }) => {
      const file = files.get(handle);
      if (file === undefined) return no(refuse('file.unknownHandle'));
      if (file.place.missing) return no(refuse('file.missing', { name: file.place.name }));
      lay(file);
      tellFile();
      return ok(state() as FileState);
    },
    'file.close': () => {
      open = null;
      ledger = emptyLedger;
      tellFile();
      return ok(null);
    },
    'file.state': () => ok(state()),
    'tournament.steps': ({ after, limit }) =>
      open === null
        ? no(refuse('tournament.none'))
        : ok({ steps: open.steps.filter((step) => step.no > after).slice(0, limit), last: ledger.last }),
    'tournament.do': ({ id, event, command }) =>
      write(
        id,
        () => {
          const asked = seatings.commandOf(command, ledger.tournament?.id ?? null);
          return asked.ok ? doStep(ledger, asked.value, families) : asked;
        },
        event,
      ),
    'tournament.undo': ({ id, event }) => write(id, () => undoStep(ledger), event),
    'tournament.redo': ({ id, event }) => write(id, () => redoStep(ledger), event),
    'seating.seat': ({ method, options: wanted, seed, suppose }) => {
      const opened = current();
      if (opened === null) return no(refuse('tournament.none'));
      const on = suppose === undefined ? opened.tournament : supposed(opened.tournament, suppose, families).tournament;
      const request = opened.family.seating.request(on, method, wanted, seed);
      if (!request.ok) return request;
      const found = opened.family.seating.methods.find(({ id }) => id === method);
      if (found === undefined) return no(refuse('seating.noMethod', { method }));
      const proposal = found.seat(request.value as never, quiet);
      if (!proposal.ok) return proposal;
      const seated = { proposal: proposal.value, request: request.value };
      if (suppose !== undefined) return ok({ id: null, ...seated });
      const kept = { tournament: on.id, method, options: wanted, ...seated };
      return ok({ id: seatings.keep(kept, () => hex(16)), ...seated });
    },
    'seating.again': ({ round }) => {
      const found = takenBack(ledger, round, families);
      return ok(found === null ? null : keptAgain(seatings, found, () => hex(16)));
    },
    'seating.stop': () => ok(null),
    'seating.freshSeed': () => ok(hex(8)),
    'seating.drawKey': () => ok(null),
    'hall.displays': () => ok({ canPlace: true, displays: [] }),
    'hall.open': () => ok({ tab: 'about:blank' }),
    'hall.close': () => ok(null),
    'hall.show': ({ hall: _, ...change }) => {
      screen = { ...screen, ...Object.fromEntries(Object.entries(change).filter(([, v]) => v !== undefined)) };
      tell({ type: 'hall.page', page: hallPage() });
      tell({ type: 'hall.changed' });
      tell({ type: 'hall.state', state: halls() });
      return ok(halls());
    },
    'hall.reveal': (told) => {
      reveal = told;
      tell({ type: 'hall.changed' });
      tell({ type: 'hall.state', state: halls() });
      return ok(halls());
    },
    'hall.page': () => ok(hallPage()),
    'hall.round': ({ round }) => {
      const opened = current();
      if (opened === null) return no(refuse('tournament.none'));
      rounds = hallSentTo(opened.tournament, opened.family, round);
      tell({ type: 'hall.changed' });
      return ok(halls());
    },
    'hall.ask': (ask) => {
      const opened = current();
      const tried = opened === null || ask.act === 'leave' ? null : ledgerAfter(ledger, ask, families);
      if (opened === null || tried?.tournament == null) return ok(null);
      const [before, after] = [opened.tournament, tried.tournament].map((each) =>
        hallView(each, opened.family, 'en', { known: rounds }),
      );
      if (before === undefined || after === undefined || !isTakenBack(before, after)) return ok(null);
      const lost = lostRounds(before, after);
      const gone = opened.tournament.rounds.filter(({ no }) => lost.includes(no));
      const results = gone.reduce((sum, round) => sum + Object.keys(round.results).length, 0);
      return ok({ isSeen: false, before, after, asOf: null, lost: [...lost], results });
    },
    // Nobody asks while the window is not open.
    'hall.effect': ({ command }) => {
      const opened = current();
      const asked = seatings.commandOf(command, opened?.tournament.id ?? null);
      const tried = asked.ok ? ledgerAfter(ledger, { act: 'do', command: asked.value }, families) : null;
      if (opened === null || tried?.tournament == null) return ok(null);
      const after = seen({ ...opened, tournament: tried.tournament }, tried);
      return ok(effectOn(seen(opened), after, [screen], null));
    },
    'hall.take': () => ok(halls()),
    'hall.state': () => ok(halls()),
    'hall.shown': () => ok(null),
    'desk.facts': () => ok(facts),
    'desk.passed': ({ round, step, passed }) => {
      const others = (facts.notNeeded[round] ?? []).filter((one) => one !== step);
      facts = { ...facts, notNeeded: { ...facts.notNeeded, [round]: passed ? [...others, step] : others } };
      if (step === 'print') {
        const { [round]: _left, ...elsewhere } = facts.paperLeft;
        const rev = current()?.tournament.rounds.find(({ no }) => no === round)?.rev ?? 1;
        facts = { ...facts, paperLeft: passed ? { ...elsewhere, [round]: rev } : elsewhere };
      }
      tell({ type: 'desk.facts', facts });
      return ok(null);
    },
    'print.paper': () => ok({ tab: null }),
    'print.sheets': (job) => {
      const opened = current();
      return opened === null
        ? no(refuse('tournament.none'))
        : sheets(opened.tournament, opened.family, job, { printedAt: now() });
    },
    ...options.answers,
  };

  for (const name of options.gone ?? []) addFile(name, true);
  for (const event of options.files ?? []) {
    must(create(addFile(event.name), event));
    for (const input of event.commands ?? []) carryOut(input);
  }
  open = null;
  ledger = emptyLedger;
  if (options.event !== undefined) {
    must(create(addFile(options.event.name), options.event));
    for (const input of options.event.commands ?? []) carryOut(input);
  }

  const become = (next: Link) => {
    link = next;
    links.tell(next);
  };

  /** As over a real line: everything is JSON, and nothing is answered at once. */
  const overTheLine = async <T>(value: T): Promise<T> => {
    await Promise.resolve();
    return JSON.parse(JSON.stringify(value)) as T;
  };

  const call = async (method: MethodName, input: unknown): Promise<Answer<unknown>> => {
    calls.push({ method, input });
    if (link !== 'joined') return no(refuse('door.lost', { method }));
    const parsed = methods[method].input.safeParse(await overTheLine(input));
    if (!parsed.success)
      return no(refuse('door.badInput', { method, field: parsed.error.issues[0]?.path.join('.') ?? '' }));
    const handler = handlers[method] as ((checked: unknown) => Promise<Answer<unknown>>) | undefined;
    if (handler === undefined) return no(refuse('door.notHere', { method }));
    const answer = await handler(parsed.data);
    if (losing && /^tournament\.(do|undo|redo)$/.test(method)) {
      losing = false;
      become('lost');
      return no(refuse('door.lost', { method }));
    }
    return overTheLine(answer);
  };

  return {
    call: call as Door['call'],
    onPush: heard.hear,
    link: () => link,
    onLink: links.hear,
    ledger: () => ledger,
    calls,
    carryOut,
    push: tell,
    openFile: (name) => {
      const file = [...files.values()].find(({ place }) => place.name === name);
      if (file === undefined) throw new Error(`no file ${name}`);
      lay(file);
      tellFile();
    },
    become,
    startAgain: () => {
      become('lost');
      seatings.clear();
      become('joined');
    },
    loseNextAnswer: () => {
      losing = true;
    },
    cannotWrite: (refusal, status = 'notConfirmed') => {
      unwritable = refusal === null ? null : { refusal, status };
      tellFile();
    },
  };
};

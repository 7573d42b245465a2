import { basename } from 'node:path';
import { fileNameFrom } from '../../../core/api/file-name.ts';
import { DEEPEST_JSON, jsonDepth } from '../../../core/exchange/json-depth.ts';
import { lineInJson } from '../../../core/exchange/json-line.ts';
import type { Game } from '../../../core/game/game.ts';
import { measure } from '../../../core/game/methods.ts';
import { ENGINE_VERSION, type Proposal } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import { exportedDraw } from '../../../core/tournament/draws/export-draw.ts';
import { keptAgain } from '../../../core/tournament/draws/kept-seatings.ts';
import { emptyLedger } from '../../../core/tournament/ledger.ts';
import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { takenBack } from '../../../core/tournament/taken-back.ts';
import { supposed } from '../../../core/tournament/what-if.ts';
import type { Json, Table } from '../../../core/tournament/words.ts';
import type { DeskWith } from '../desk.ts';
import type { Handlers } from '../dispatch.ts';
import { keyOnPaper, signedDraw } from '../draw-keys.ts';
import { writeWhole } from '../write-whole.ts';

type Names =
  | 'seating.seat'
  | 'seating.again'
  | 'seating.stop'
  | 'seating.freshSeed'
  | 'seating.exportDraw'
  | 'seating.checkDraw'
  | 'seating.drawKey';

/** Bytes of the id of a seating. */
const ID_BYTES = 8;

/** Bytes of a default seed: 8 characters [M-12]. */
const SEED_BYTES = 4;

/** A draw holds a request, which may itself be as deep as a document may be. */
const DEEPEST_DRAW = DEEPEST_JSON + 4;

/** The JSON value of a text; refuses `event.tooDeep`, unread, and `seating.notJson` with what the parser said. */
export const jsonIn = (text: string): Answer<Json> => {
  const found = jsonDepth(text);
  if (found > DEEPEST_DRAW) return no(refuse('event.tooDeep', { found, allowed: DEEPEST_DRAW }));
  try {
    return ok(JSON.parse(text) as Json);
  } catch (error) {
    return no(
      refuse('seating.notJson', {
        what: error instanceof Error ? error.message : String(error),
        line: lineInJson(text),
      }),
    );
  }
};

type Searched = { readonly method: string; readonly request: Json; readonly seed: string };

/** The last reported best of a search whose thread died, as a proposal that says so [reliability 9.2]. */
const salvaged = (family: Game, { method, request, seed }: Searched, best: readonly Table[]): Proposal => ({
  family: family.id,
  method,
  engine: ENGINE_VERSION,
  seed,
  tables: best.map((table) => ({ ...table, reasons: [] })),
  byes: [],
  metrics: measure(family, method, request, best),
  budget: { steps: 0, used: 0, ended: 'stopped' },
  trace: [{ code: 'seating.searchCut' }],
});

export const seatingHandlers = (
  desk: DeskWith<'machine' | 'workers' | 'open' | 'push' | 'seatings'>,
): Pick<Handlers, Names> => {
  const current = (): Answer<{ tournament: Tournament; family: Game }> => {
    const tournament = desk.open.session?.ledger().tournament ?? null;
    const family = tournament === null ? undefined : families[tournament.family];
    return tournament === null || family === undefined ? no(refuse('tournament.none')) : ok({ tournament, family });
  };
  const freshId = () => desk.machine.randomHex(ID_BYTES);
  return {
    'seating.seat': async ({ method, options, seed, suppose }) => {
      const open = current();
      if (!open.ok) return open;
      const { family } = open.value;
      const tournament =
        suppose === undefined ? open.value.tournament : supposed(open.value.tournament, suppose, families).tournament;
      const request = family.seating.request(tournament, method, options, seed);
      if (!request.ok) return request;
      let best: readonly Table[] | null = null;
      const answer = await desk.workers.engine.seat(family.id, method, request.value, (share, found) => {
        best = found ?? best;
        desk.push({ type: 'seating.progress', share, best: found });
      });
      const made =
        !answer.ok && answer.refusal.code === 'seating.engineDied' && best !== null
          ? ok(salvaged(family, { method, request: request.value, seed }, best))
          : answer;
      if (!made.ok) return made;
      // Checked here, away from the engine, before anybody sees it [reliability 9.4].
      const illegal = family.seating.check(tournament, made.value.tables, made.value.byes);
      if (illegal !== null) return no(illegal);
      const seated = { proposal: made.value, request: request.value };
      if (suppose !== undefined) return ok({ id: null, ...seated });
      const kept = { tournament: tournament.id, method, options, ...seated };
      return ok({ id: desk.seatings.keep(kept, freshId), ...seated });
    },
    'seating.again': ({ round }) => {
      const found = desk.open.session === null ? null : takenBack(desk.open.session.ledger(), round, families);
      return ok(found === null ? null : keptAgain(desk.seatings, found, freshId));
    },
    'seating.stop': () => {
      desk.workers.engine.stop();
      return ok(null);
    },
    'seating.freshSeed': () => ok(desk.machine.randomHex(SEED_BYTES)),
    'seating.drawKey': () => ok(keyOnPaper(desk)),
    'seating.checkDraw': async ({ text }) => {
      const given = jsonIn(text);
      return given.ok ? desk.workers.engine.check(given.value) : given;
    },
    'seating.exportDraw': async ({ round: roundNo }) => {
      const ledger = desk.open.session?.ledger() ?? emptyLedger;
      const draw = exportedDraw(ledger, roundNo);
      if (!draw.ok) return draw;
      const exported = signedDraw(desk, draw.value);
      if (desk.machine.host === 'browser') return ok({ name: null, draw: exported });
      const { name } = exported.event;
      const path = await desk.machine.chooseSave(`${fileNameFrom(`${name} R${roundNo} draw`)}.json`, 'json');
      if (path === null) return ok({ name: null, draw: null });
      const written = writeWhole(path, `${JSON.stringify(exported, null, 2)}\n`);
      return written.ok ? ok({ name: basename(path), draw: null }) : written;
    },
  };
};

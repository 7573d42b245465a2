import { type Control, type Proposal, quiet } from '../../core/game/seating.ts';
import { families } from '../../core/games/all.ts';
import { readDraw } from '../../core/tournament/draws/draw-file.ts';
import { type CheckedDraw, judgeDraw } from '../../core/tournament/draws/judge-draw.ts';
import { type Replay, sameTables } from '../../core/tournament/draws/judge-proposal.ts';
import { type Answer, ok } from '../../core/tournament/refusal.ts';
import type { Json, Table } from '../../core/tournament/words.ts';
import { keyCode, signatureFound } from './draw-signature.ts';
import { runMethod } from './run-method.ts';

/** What says of a request that it is none: then there is nothing to judge. Any other refusal is one of the rules. */
const NO_REQUEST = /^seating\./;

/** The request run until it has asked so often whether to stop. */
const stoppedAfter = async (request: Json, asks: number): Promise<Proposal | null> => {
  let asked = 0;
  const cut = await runMethod(request, { ...quiet, stopped: () => asked++ >= asks });
  return cut.ok && cut.value.budget.ended === 'stopped' ? cut.value : null;
};

type Run = { readonly proposal: Proposal; readonly asked: number; readonly shown: readonly (readonly Table[])[] };

/**
 * What a search of the request may have when it is stopped: what it has then, and what it shows on its way, which is kept when its
 * thread dies. Only a better seating replaces one, so a search that ends with what it began with has had no other. One that asks
 * before each of its steps was stopped before the next.
 */
const cutOf = async (request: Json, used: number, { proposal, asked, shown }: Run): Promise<Replay['cut']> => {
  const first = await stoppedAfter(request, 0);
  if (first === null) return shown;
  if (sameTables(first.tables, proposal.tables)) return [first.tables, ...shown];
  if (first.budget.used > 0 || asked !== proposal.budget.used) return null;
  const then = await stoppedAfter(request, used);
  return then?.budget.used === used ? [then.tables, ...shown] : shown;
};

/** The request run again; null where the rules let no seating come of it. */
const replayOf = async (request: Json, { budget }: Proposal, control: Control): Promise<Answer<Replay | null>> => {
  const shown: (readonly Table[])[] = [];
  let asked = 0;
  const isStopped = budget.ended === 'stopped';
  const again = await runMethod(request, {
    progress: (share, best) => {
      if (best !== null && isStopped) shown.push(best);
      control.progress(share, best);
    },
    stopped: () => {
      asked += 1;
      return control.stopped();
    },
  });
  if (!again.ok) return NO_REQUEST.test(again.refusal.code) ? again : ok(null);
  const proposal = again.value;
  const used = families[proposal.family].seating.methods.find(({ id }) => id === proposal.method);
  // The method is there and has read the request: it has made the replay.
  const read = used?.request.parse(request) as never;
  const measure: Replay['measure'] = (tables) => used?.measure(read, tables) ?? proposal.metrics;
  const cut = isStopped ? await cutOf(request, budget.used, { proposal, asked, shown }) : [];
  return ok({ proposal, measure, cut });
};

/**
 * Runs the request of an exported draw again and judges the draw [ME-48 to ME-53]. Refuses `seating.badDraw` with the field, and
 * what `runMethod` refuses.
 */
export const replayDraw = async (given: unknown, control: Control): Promise<Answer<CheckedDraw>> => {
  const draw = readDraw(given);
  if (!draw.ok) return draw;
  const { request, signature, event, round, proposal } = draw.value;
  const replay = await replayOf(request, proposal, control);
  if (!replay.ok) return replay;
  const found = signatureFound(given as object, signature);
  return ok({
    ...judgeDraw(draw.value, replay.value, found),
    family: proposal.family,
    event: event?.name ?? null,
    eventId: event?.id ?? null,
    round,
    key: found === 'good' && signature !== null ? keyCode(signature.key) : null,
  });
};

import type { Control } from '../../core/game/seating.ts';
import { families } from '../../core/games/all.ts';
import { readDraw } from '../../core/tournament/draws/draw-file.ts';
import { type CheckedDraw, judgeDraw } from '../../core/tournament/draws/judge-draw.ts';
import type { Replay } from '../../core/tournament/draws/judge-proposal.ts';
import { type Answer, ok } from '../../core/tournament/refusal.ts';
import type { Json } from '../../core/tournament/words.ts';
import { keyCode, signatureFound } from './draw-signature.ts';
import { runMethod } from './run-method.ts';

/** What says of a request that it is none: then there is nothing to judge. Any other refusal is one of the rules. */
const NO_REQUEST = /^seating\./;

/** The request run again; null where the rules let no seating come of it. */
const replayOf = async (request: Json, control: Control): Promise<Answer<Replay | null>> => {
  const again = await runMethod(request, control);
  if (!again.ok) return NO_REQUEST.test(again.refusal.code) ? again : ok(null);
  const { family, method } = again.value;
  const used = families[family].seating.methods.find(({ id }) => id === method);
  // The method is there and has read the request: it has made the replay.
  const read = used?.request.parse(request) as never;
  return ok({ proposal: again.value, measure: (tables) => used?.measure(read, tables) ?? again.value.metrics });
};

/**
 * Runs the request of an exported draw again and judges the draw [ME-48 to ME-53]. Refuses `seating.badDraw` with the field, and
 * what `runMethod` refuses.
 */
export const replayDraw = async (given: unknown, control: Control): Promise<Answer<CheckedDraw>> => {
  const draw = readDraw(given);
  if (!draw.ok) return draw;
  const { request, signature, event, round } = draw.value;
  const replay = await replayOf(request, control);
  if (!replay.ok) return replay;
  const found = signatureFound(given as object, signature);
  return ok({
    ...judgeDraw(draw.value, replay.value, found),
    family: draw.value.proposal.family,
    event: event?.name ?? null,
    eventId: event?.id ?? null,
    round,
    key: found === 'good' && signature !== null ? keyCode(signature.key) : null,
  });
};

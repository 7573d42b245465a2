/**
 * Replays an exported draw and says whether it is what it says it is [ME-48 to ME-53].
 *
 *     npm run -s verify < draw.json
 *
 * Exit 0: all is the same, or every difference between the drawn and the published tables is stated. Exit 1: something is false,
 * with what. Exit 2: this is not a draw that can be replayed.
 */

import { quiet } from '../../core/game/seating.ts';
import { replayDraw } from '../workers/replay-draw.ts';
import { helped, jsonFromStdin, print } from './stdin.ts';

helped(
  'npm run -s verify < draw.json',
  'npm run -s verify < "Spring Open, round 1.json"     the draw of a round as the program exports it',
);
const draw = await jsonFromStdin();
const verdict = draw.ok ? await replayDraw(draw.value, quiet) : draw;
await print(verdict.ok ? verdict.value : { refusal: verdict.refusal });
process.exitCode = !verdict.ok ? 2 : verdict.value.same ? 0 : 1;

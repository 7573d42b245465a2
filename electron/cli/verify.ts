/**
 * Replays an exported draw and says whether the seating comes out the same.
 *
 *     npm run -s verify < draw.json
 *
 * Exit 0: the same tables. Exit 1: not the same, with what differs. Exit 2: this is not a draw that can be replayed.
 */

import { quiet } from '../../core/tournament/seating.ts';
import { replayDraw } from '../workers/replay-draw.ts';
import { jsonFromStdin, print } from './stdin.ts';

const draw = await jsonFromStdin();
const verdict = draw.ok ? await replayDraw(draw.value, quiet) : draw;
await print(verdict.ok ? verdict.value : { refusal: verdict.refusal });
process.exitCode = !verdict.ok ? 2 : verdict.value.same ? 0 : 1;

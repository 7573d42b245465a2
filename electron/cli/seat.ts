/**
 * The engine on the command line: a request on standard input, the proposal on standard output (docs/ENGINE.md).
 *
 *     npm run -s seat < request.json
 *
 * Exit 0: a proposal. Exit 2: a refusal, as JSON with code, path and expected form.
 */

import { quiet } from '../../core/game/seating.ts';
import { runMethod } from '../workers/run-method.ts';
import { helped, jsonFromStdin, print } from './stdin.ts';

helped(
  'npm run -s seat < request.json',
  '{ "family": "mahjong", "method": "random", "seed": "k3", "round": 1, "players": [{ "id": 1 }, { "id": 2 }, { "id": 3 }, { "id": 4 }] }',
);
const request = await jsonFromStdin();
const answer = request.ok ? await runMethod(request.value, quiet) : request;
await print(answer.ok ? answer.value : { refusal: answer.refusal });
process.exitCode = answer.ok ? 0 : 2;

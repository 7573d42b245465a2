/**
 * The engine on the command line: a request on standard input, the proposal on standard output (docs/ENGINE.md).
 *
 *     npm run -s seat < request.json
 *
 * Exit 0: a proposal. Exit 2: a refusal, as JSON with code, path and expected form.
 */

import { quiet } from '../../core/game/seating.ts';
import { runMethod } from '../workers/run-method.ts';
import { jsonFromStdin, print } from './stdin.ts';

const request = await jsonFromStdin();
const answer = request.ok ? await runMethod(request.value, quiet) : request;
await print(answer.ok ? answer.value : { refusal: answer.refusal });
process.exitCode = answer.ok ? 0 : 2;

import { z } from 'zod';
import { eventFile } from '../../core/exchange/event-file.ts';
import { tableFile } from '../../core/exchange/table-file.ts';
import { families } from '../../core/games/all.ts';
import { proposal } from '../../core/tournament/draws/proposal.ts';
import { sharedOnce } from './shared-once.ts';

/**
 * JSON Schema of everything that `npm run -s seat` takes and prints: one request per game and method, and the reply.
 * Made from the schemas in use; `io: 'input'` shows fields with a default as optional, as a caller may leave them out.
 */
export const engineSchema = () => {
  const requests = Object.entries(families).flatMap(([family, { seating }]) =>
    seating.methods.map((method) => [
      `${family}.${method.id}`,
      z.toJSONSchema(method.request as z.ZodType, { io: 'input', unrepresentable: 'any' }),
    ]),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Seatwright seating engine',
    ...sharedOnce({
      requests: Object.fromEntries(requests),
      proposal: z.toJSONSchema(proposal, { io: 'input', unrepresentable: 'any' }),
    }),
  };
};

/** JSON Schema of a whole event as `Export` writes it and `Import` reads it. */
export const eventSchema = () => ({
  ...z.toJSONSchema(eventFile, { io: 'input', unrepresentable: 'any' }),
  title: 'Seatwright event',
});

/** JSON Schema of one table of an event: people, seating, results or standings. */
export const tableSchema = () => ({
  ...z.toJSONSchema(tableFile, { io: 'input', unrepresentable: 'any' }),
  title: 'Seatwright table',
});

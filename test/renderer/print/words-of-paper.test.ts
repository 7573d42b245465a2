/** Every document and hall view of every game has its words in every language, and so has what stands on it [fault C-12]. */

import { describe, expect, test } from 'vitest';
import { families, familyIds } from '../../../core/games/all.ts';
import { languages } from '../../../core/languages.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { hallViews, viewsOf } from '../../../core/sheets/hall/hall-views.ts';
import { documentsOf } from '../../../core/sheets/paper/documents.ts';
import { sheetDocuments } from '../../../core/sheets/sheet.ts';
import { advanceAll, emptyLedger } from '../../../core/tournament/ledger.ts';
import { lastRound, type Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { i18n, namespaces } from '../../../renderer/i18n/i18n.ts';
import { hasText, keyOf } from '../../../renderer/i18n/text.ts';

const sampleOf = (family: GameId): Tournament => {
  const at = '2026-05-01T08:00:00.000Z';
  const steps = sampleSteps({ family, name: 'Sample', id: 'a'.repeat(32), at, now: Date.parse(at) });
  const { tournament } = advanceAll(emptyLedger, steps, families);
  if (tournament === null) throw new Error('no sample');
  return tournament;
};

/** All codes of phrases inside anything; the fields of a slip have codes of their own, which are no sentences. */
const codesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(codesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { code } = value as { readonly code?: unknown };
  const own = typeof code === 'string' && namespaces.includes(code.split('.')[0] ?? '') ? [code] : [];
  return [...own, ...Object.values(value).flatMap(codesIn)];
};

/** `bridge.guides` is called `bridge.documents.guides`; what the program brings itself lies under `sheets`. */
const named = (id: string, kind: string, base: readonly string[]): string =>
  base.includes(id) ? `sheets.${kind}.${id}` : id.replace('.', `.${kind}.`);

describe.each(familyIds)('%s', (id) => {
  const family = families[id];
  const tournament = sampleOf(id);
  const round = lastRound(tournament) ?? null;
  const codes = new Set([
    ...documentsOf(family).flatMap(({ id: document, own }) => [
      named(document, 'documents', sheetDocuments),
      named(document, 'titles', sheetDocuments),
      ...(own === null || own.waits(tournament, round) !== null ? [] : codesIn(own.make(tournament, round))),
    ]),
    ...viewsOf(family).map((view) =>
      hallViews.includes(view) ? `sheets.hall.views.${view}` : named(view, 'views', []),
    ),
    ...(family.hall.views ?? []).flatMap(({ make }) => codesIn(make(tournament, round))),
  ]);

  test.each(languages)('%s', async (language) => {
    await i18n.changeLanguage(language);
    expect(codes.size).toBeGreaterThan(20);
    expect([...codes].filter((code) => !hasText(keyOf(code), { count: 2 }))).toEqual([]);
  });
});

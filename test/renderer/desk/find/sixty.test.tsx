import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSteps } from '../../../../core/samples/samples.ts';
import { familyIds, type GameId } from '../../../../core/tournament/words.ts';
import { useDeedStore } from '../../../../renderer/desk/commands/commands.ts';
import { everything } from '../../../../renderer/desk/find/entries.ts';
import { indexOf, ranked } from '../../../../renderer/desk/find/ranking.ts';
import { tournament } from '../../../../renderer/store/tournament.ts';
import { openDesk } from '../../open-desk.tsx';

const LEAVE = ['person.leaves', 'person.bust'];
const BYE = ['go.bridge.byes', 'duel.late', 'duel.missed'];
const ROUNDS: readonly GameId[] = ['mahjong', 'bridge', 'duel'];
const PENALTY = ['mahjong.penalty', 'bridge.penalty', 'duel.penalty'];

type Query = readonly [typed: string, meant: readonly string[], games?: readonly GameId[]];

/** The sixty [W-7.4], with what is meant; without games: in each. */
const QUERIES: readonly Query[] = [
  ['publish', ['rounds.publish'], ROUNDS],
  ...['withdraw', 'unpublish', 'снять', 'отозвать'].map((typed): Query => [typed, ['results.withdraw'], ROUNDS]),
  ...['penalty', 'штраф'].map((typed): Query => [typed, PENALTY, ROUNDS]),
  ...['chombo', 'чомбо'].map((typed): Query => [typed, PENALTY, ['mahjong']]),
  ...['confirm', 'утвердить'].map((typed): Query => [typed, ['results.confirm'], ROUNDS]),
  ...['swap', 'поменять местами'].map((typed): Query => [typed, ['round.revise', 'floor.swap']]),
  ...['late', 'опоздал'].map(
    (typed): Query => [typed, ['people.add', 'duel.late', 'floor.registration', 'swiss.late']],
  ),
  ...['csv', 'excel'].map((typed): Query => [typed, ['file.export', 'people.import']]),
  ...['dark', 'тёмная'].map((typed): Query => [typed, ['theme.dark']]),
  ...['rename', 'переименовать'].map((typed): Query => [typed, ['edit.event']]),
  ['pdf', ['print.pdf']],
  ...['print', 'печать'].map((typed): Query => [typed, ['print.open', 'print.round', 'print.paper', 'go.print']]),
  ...['minutes', 'время'].map(
    (typed): Query => [typed, ['edit.times', 'clock.startOrPause', 'poker.clock', 'poker.levels']],
  ),
  ...['clock', 'таймер'].map((typed): Query => [typed, ['clock.startOrPause', 'poker.clock', 'go.clock']]),
  ...['result', 'результат'].map((typed): Query => [typed, ['results.enter'], ROUNDS]),
  ...['correct', 'исправить'].map((typed): Query => [typed, ['results.correct', 'roster.reinstate']]),
  ...['rounds', 'туров'].map((typed): Query => [typed, ['edit.event'], ROUNDS]),
  ...['bye', 'пропуск'].map((typed): Query => [typed, BYE, ['bridge', 'duel']]),
  ...['arrow', 'смена линий'].map((typed): Query => [typed, ['go.bridge.arrows'], ['bridge']]),
  ...['drop', 'снялся'].map((typed): Query => [typed, LEAVE]),
  ...['no-show', 'неявка'].map((typed): Query => [typed, LEAVE]),
  ...['substitute', 'замена'].map((typed): Query => [typed, ['mahjong.substitute'], ['mahjong']]),
  ...['standings', 'таблица'].map((typed): Query => [typed, ['go.standings']]),
  ...['hall', 'экран'].map((typed): Query => [typed, ['go.hall']]),
  ...['black', 'погасить'].map((typed): Query => [typed, ['hall.black']]),
  ...['undo', 'отменить'].map((typed): Query => [typed, ['edit.undo']]),
  ['history', ['go.history']],
  ...['why', 'почему'].map((typed): Query => [typed, ['round.why', 'floor.draws']]),
  ['compare', ['round.compare'], ROUNDS],
  ['what if', ['go.whatIf']],
  ...['rules', 'правила'].map((typed): Query => [typed, ['edit.rules']]),
  ['table 5', ['table.5']],
];

const at = '2026-05-01T08:00:00.000Z';

/** The sample of a game, as it opens from the start screen. */
const sampleOf = (family: GameId) => ({
  name: 'Sample',
  family,
  commands: sampleSteps({ family, name: 'Sample', id: 'a'.repeat(32), at, now: Date.parse(at) })
    .slice(1)
    .map(({ command }) => command) as never,
});

/** What stands first, as with nothing used before. */
const first = (typed: string): readonly string[] =>
  ranked(indexOf(everything(useDeedStore.getState().deeds, tournament())), typed, [])
    .slice(0, 3)
    .map(({ id }) => id);

const missed = (family: GameId): readonly string[] =>
  QUERIES.filter(([, , games]) => games?.includes(family) !== false)
    .filter(([typed, meant]) => !first(typed).some((id) => meant.includes(id)))
    .map(([typed]) => `${typed}: ${first(typed).join(', ')}`);

describe('[W-7.4] the sixty searches', () => {
  it('are sixty', () => {
    expect(new Set(QUERIES.map(([typed]) => typed)).size).toBe(60);
  });

  for (const family of familyIds) {
    for (const locale of ['en', 'ru'] as const) {
      it.each(['people', 'rounds'])(
        `${family}, ${locale}: have what is meant among the first three, from %s`,
        async (screen) => {
          await openDesk({ locale, event: sampleOf(family) }, screen);
          await expect.poll(() => useDeedStore.getState().deeds.length).toBeGreaterThan(20);
          expect(missed(family)).toEqual([]);
        },
      );
    }
  }
});

describe('[W-7.1] the list of all acts without a letter typed', () => {
  it.each(familyIds)(
    '%s: every act that can be done has a line to click, and its own title finds it',
    async (family) => {
      await openDesk({ locale: 'en', event: sampleOf(family) }, 'rounds');
      await expect.poll(() => useDeedStore.getState().deeds.length).toBeGreaterThan(20);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Search and commands/ })
        .click();
      const possible = everything(useDeedStore.getState().deeds, tournament()).filter(
        ({ isAct, isPossible }) => isAct && isPossible,
      );
      const listed = () => [...document.querySelectorAll('#palette-found [role=option] > :first-child')];
      await expect.poll(() => listed().length).toBeGreaterThan(0);
      const titles = new Set(listed().map(({ textContent }) => textContent));
      expect(possible.filter(({ title }) => !titles.has(title)).map(({ id }) => id)).toEqual([]);
      const index = indexOf(everything(useDeedStore.getState().deeds, tournament()));
      const isFound = ({ id, title }: (typeof possible)[number]) =>
        ranked(index, title, []).some((one) => one.id === id);
      expect(possible.filter((act) => !isFound(act)).map(({ id }) => id)).toEqual([]);
    },
  );
});

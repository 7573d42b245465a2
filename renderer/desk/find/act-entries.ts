import { entrantOf, type Tournament } from '../../../core/tournament/state.ts';
import { textOf } from '../../i18n/text.ts';
import { isViewing } from '../../store/care.ts';
import { shownName } from '../../store/shown-name.ts';
import { canPerform, type Deed, deedOf, perform, shortcutOf } from '../commands/commands.ts';
import { shortcutText } from '../commands/shortcut.ts';
import { goTo } from '../place.ts';
import type { Act } from './act.ts';
import { performAt } from './at-place.ts';
import { type Entry, inAll, shownWords, wordsFor } from './entry.ts';
import { personEntries, tableEntries } from './thing-entries.ts';
import { showInMenu } from './where.ts';

/** Why a deed cannot be done now, in words. */
const reasonOf = (deed: Deed, act: Act | undefined, tournament: Tournament | null): string => {
  const bar = tournament === null ? null : (act?.bar?.(tournament) ?? null);
  return textOf(isViewing() ? 'shell:palette.viewing' : (bar ?? deed.needs ?? 'shell:palette.notNow'));
};

const aboutDeed = (deed: Deed): string => {
  const words = shownWords(`acts.${deed.id}`, textOf(deed.titleKey, deed.params));
  return words === '' ? textOf(deed.groupKey) : words;
};

/** A deed of the desk or of the place that is shown. */
const deedEntry = (deed: Deed, act: Act | undefined, tournament: Tournament | null): Entry => {
  const isPossible = canPerform(deed);
  const shortcut = shortcutOf(deed);
  return {
    id: deed.id,
    title: textOf(deed.titleKey, deed.params),
    titles: inAll(deed.titleKey, deed.params),
    words: wordsFor(`acts.${deed.id}`),
    isAct: true,
    about: isPossible ? aboutDeed(deed) : reasonOf(deed, act, tournament),
    isPossible,
    keys: shortcut === null ? null : shortcutText(shortcut),
    perform: isPossible ? () => perform(deed.id) : null,
    asks: null,
    show: act === undefined ? () => showInMenu(deed.id) : () => goTo(act.place),
  };
};

/** The place of an act, with the person or table it was asked about. */
const toPlace = (act: Act, tournament: Tournament, subject: number | null): void =>
  goTo(act.place, act.at?.(tournament, subject) ?? null);

const doAct = (act: Act, tournament: Tournament, subject: number): void => {
  if (act.perform !== undefined) act.perform(tournament, subject);
  else if (act.asks === 'person') toPlace(act, tournament, subject);
  else performAt(act.place, act.at?.(tournament, subject) ?? null, act.id);
};

/** The people and tables an act can be done to, each a line of its own. */
const asked = (act: Act, tournament: Tournament): readonly Entry[] => {
  const things = act.asks === 'table' ? tableEntries(tournament) : personEntries(tournament, () => []);
  return things
    .filter(({ no }) => act.takes?.(tournament, no) !== false)
    .map(({ no, isPerson: _, ...entry }) => ({
      ...entry,
      perform: () => doAct(act, tournament, no),
      asks: null,
      show: () => toPlace(act, tournament, no),
    }));
};

/** An act at a place that need not be shown. */
const actEntry = (act: Act, tournament: Tournament): Entry => {
  const bar = isViewing() ? 'shell:palette.viewing' : (act.bar?.(tournament) ?? null);
  const params = act.asks === undefined ? {} : { name: '…', table: '…' };
  const title = textOf(act.titleKey, params);
  const isOpen = act.asks !== undefined && !title.includes('…');
  return {
    id: act.id,
    title: isOpen ? `${title}…` : title,
    titles: inAll(act.titleKey, params),
    words: wordsFor(`acts.${act.id}`),
    isAct: true,
    about: bar === null ? shownWords(`acts.${act.id}`, title) : textOf(bar),
    isPossible: bar === null,
    keys: null,
    perform: bar === null && act.asks === undefined ? () => doAct(act, tournament, 0) : null,
    asks: bar === null && act.asks !== undefined ? () => asked(act, tournament) : null,
    show: () => toPlace(act, tournament, null),
  };
};

/** What can be done to one person, each a second line below the name [W-7.2]. */
export const linesOf = (acts: readonly Act[], tournament: Tournament, id: number): readonly Entry[] => {
  const name = shownName(tournament, id) ?? entrantOf(tournament, id)?.name ?? '';
  return acts
    .filter((act) => act.asks === 'person' && (act.bar?.(tournament) ?? null) === null && !isViewing())
    .filter((act) => act.takes?.(tournament, id) !== false)
    .map((act) => ({
      id: `${act.id} ${id}`,
      title: textOf(act.titleKey, { name }),
      titles: inAll(act.titleKey, { name }),
      words: wordsFor(`acts.${act.id}`),
      isAct: true,
      about: name,
      isPossible: true,
      keys: null,
      perform: () => doAct(act, tournament, id),
      asks: null,
      show: () => toPlace(act, tournament, id),
    }));
};

/** The same words do the same: two keys for one deed, or the deed of a place beside that of the desk. */
const sameWords = (one: Deed, other: Deed | Act): boolean =>
  one.titleKey === other.titleKey && one.params === undefined && !('params' in other);

/** All acts of the desk, each once: a deed that is registered speaks for itself. */
export const actEntries = (
  deeds: readonly Deed[],
  acts: readonly Act[],
  tournament: Tournament | null,
): readonly Entry[] => {
  const shown = deeds.filter(({ id, belongs }) => id !== 'app.palette' && belongs?.() !== false);
  const own = shown
    .filter((deed, at) => at === shown.findIndex((other) => sameWords(deed, other)))
    .map((deed) =>
      deedEntry(
        deed,
        acts.find(({ id }) => id === deed.id),
        tournament,
      ),
    );
  const elsewhere =
    tournament === null
      ? []
      : acts
          .filter((act) => deedOf(act.id) === undefined && !shown.some((deed) => sameWords(deed, act)))
          .map((act) => actEntry(act, tournament));
  return [...own, ...elsewhere].filter(
    // Two keys for the same way are one line here.
    (entry, at, all) => at === all.findIndex(({ title, about }) => title === entry.title && about === entry.about),
  );
};

import type { Push } from '../../core/api/contract.ts';
import { families } from '../../core/games/all.ts';
import type { EntrantId, Phrase, RoundNo } from '../../core/tournament/words.ts';
import { call, enter } from '../door/current.ts';
import type { Door, Link } from '../door/door.ts';
import { nameEntrantsBy, nameRoundsBy } from '../i18n/names.ts';
import { refreshInfo, useApp } from './app.ts';
import { refreshCare, useCare } from './care.ts';
import { goOnIn, takeFile } from './file.ts';
import { tell } from './notices.ts';
import { shownName } from './shown-name.ts';
import { catchUp, forget, openOverThere, take, tournament } from './tournament.ts';

/** Takes everything from the back end anew: after the start and after the line was broken. */
const refresh = async (): Promise<void> => {
  const before = useApp.getState().info?.version;
  if (!(await refreshInfo())) return;
  const version = useApp.getState().info?.version;
  if (before !== undefined && before !== version) {
    // Another program answers than the one this page belongs to.
    location.reload();
    return;
  }
  const state = await call('file.state', {});
  if (!state.ok) return;
  await takeFile(state.value, { keepsPlace: true, isHeard: true });
  await Promise.all([refreshCare(), hearTold()]);
  if (state.value === null) return;
  // The same name in the same folder may be another tournament by now.
  const there = await openOverThere();
  if (there !== null && there !== tournament()?.id) forget();
  await catchUp();
};

/** Shows what went wrong while nobody was there to be told. */
const hearTold = async (): Promise<void> => {
  const told = await call('app.told', {});
  if (told.ok) for (const refusal of told.value) tell(refusal);
};

const onPushed = (push: Push): void => {
  switch (push.type) {
    case 'tournament.stepped':
      take(push.step);
      break;
    case 'file.changed':
      if (push.goesOn === true) goOnIn(push.file);
      else void takeFile(push.file, { isHeard: true });
      break;
    case 'copies.care':
      useCare.setState({ care: push.care });
      break;
    case 'app.told':
      void hearTold();
      break;
    case 'app.settings':
      useApp.setState({ settings: push.settings });
      break;
  }
};

const nameOf = (id: EntrantId): string | null => {
  const open = tournament();
  return open === null ? null : shownName(open, id);
};

const titleOf = (round: RoundNo): Phrase | null => {
  const open = tournament();
  return open === null ? null : (families[open.family].paper.roundTitle?.(open, round) ?? null);
};

/**
 * Joins the stores to a door: pushes are taken in, and every joining (the first one and those after a broken line) is
 * followed by a full refresh.
 * @returns a promise that ends with the first refresh
 */
export const startDesk = (door: Door): Promise<void> => {
  enter(door);
  nameEntrantsBy(nameOf);
  nameRoundsBy(titleOf);
  door.onPush(onPushed);
  useApp.setState({ link: door.link() });
  return new Promise((resolve) => {
    const joined = (link: Link) => {
      useApp.setState(({ lost }) => ({ link, lost: link === 'joined' ? null : (lost ?? Date.now()) }));
      if (link === 'joined') void refresh().then(resolve);
    };
    door.onLink(joined);
    if (door.link() === 'joined') joined('joined');
  });
};

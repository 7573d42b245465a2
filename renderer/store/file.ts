import type { Input, Reply } from '../../core/api/contract.ts';
import type { FileState } from '../../core/api/file.ts';
import { families } from '../../core/games/all.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import { closeDialog, goTo, usePlace } from '../desk/place.ts';
import { call, isAboutFiles } from '../door/current.ts';
import { refreshInfo, useApp } from './app.ts';
import { refreshCare } from './care.ts';
import { hush, say, showRefusal } from './notices.ts';
import { catchUp, forget, tournament } from './tournament.ts';

/** Whether two states are of the same file; a step more or another status does not make it another. */
const sameFile = (a: FileState | null, b: FileState | null): boolean => a?.name === b?.name && a?.folder === b?.folder;

/** An event opens on its rounds, at the one in work [W-1.1], or where it asks who plays [W-8.1]; where there are no rounds, on its people. */
const goToOpened = (): void => {
  const event = tournament();
  const asksElsewhere = event !== null && families[event.family].hasRounds === false && event.entrants.length === 0;
  goTo(asksElsewhere ? 'people' : 'rounds');
};

/**
 * Takes in which file is open and in which state; another file's journal is fetched and folded before it is shown.
 * `keepsPlace`: this window was reloaded, so that its screen is still the one of before. `isHeard`: it is no answer to this window.
 */
export const takeFile = async (
  file: FileState | null,
  { keepsPlace = false, isHeard = false }: { readonly keepsPlace?: boolean; readonly isHeard?: boolean } = {},
): Promise<void> => {
  const known = useApp.getState().file;
  if (sameFile(known, file)) {
    useApp.setState({ file });
    return;
  }
  // Another window did it, or the file was given from outside: nobody here asked for it.
  const isNews = isHeard && known !== null && !isAboutFiles();
  const before = tournament()?.name ?? '';
  forget();
  hush(file?.name);
  if (isNews) closeDialog();
  useApp.setState({ file, opening: file !== null });
  // What was known of the care for the last file went with it; that of this one may have been told before.
  if (file !== null) await Promise.all([catchUp(), refreshCare()]);
  if (isNews && file === null) say('warn', 'shell:closedElsewhere', { name: before });
  if (isNews && file !== null) say('warn', 'shell:openedInstead', { name: tournament()?.name ?? '', before });
  const stays = keepsPlace && known === null && usePlace.getState().screen !== '';
  if (file !== null && !stays) goToOpened();
  useApp.setState({ opening: false });
  await refreshInfo();
};

/** The same steps go on in another file: what is open and half typed here stays, and whoever changed the file says why. */
export const goOnIn = (file: FileState | null): void => {
  useApp.setState({ file });
  void catchUp().then(refreshInfo);
};

/** The file that was tried last, so that "Try again" knows what. */
let tried: string | null = null;

const taken = async (answer: Answer<FileState>): Promise<Answer<FileState>> => {
  if (answer.ok) await takeFile(answer.value);
  else await refreshInfo();
  return answer;
};

/** Opens a file by its handle, in place of the open one. `anyway`: although a copy knows more. */
export const openFile = async (handle: string, anyway = false): Promise<Answer<FileState>> => {
  tried = handle;
  return taken(await call('file.open', anyway ? { handle, anyway } : { handle }));
};

/** Only looks at a file. */
export const viewFile = async (handle: string): Promise<Answer<FileState>> =>
  taken(await call('file.view', { handle }));

/** Only looks at the newest automatic copy of a file. */
export const viewCopy = async (handle: string): Promise<Answer<FileState>> =>
  taken(await call('file.viewCopy', { handle }));

/** Makes a new file out of what was found, and opens it. */
export const recoverFile = async (handle: string, candidate: string): Promise<Answer<FileState>> =>
  taken(await call('file.recover', { handle, candidate }));

/** The event that this window has open, for what is to be done to it and to no other. */
export const meant = (): { readonly event?: string } => {
  const event = tournament()?.id;
  return event === undefined ? {} : { event };
};

/** A copy where the TO says; of the open tournament where no handle is given. Null: cancelled. */
export const saveCopyAs = async (handle: string | null): Promise<Answer<Reply<'file.saveCopyAs'>>> => {
  const answer = await call('file.saveCopyAs', { handle, ...(handle === null ? meant() : {}) });
  if (answer.ok && answer.value?.opened === true) {
    const state = await call('file.state', {});
    if (state.ok) await takeFile(state.value);
  }
  return answer;
};

export const openAgain = async (): Promise<Answer<FileState> | null> => (tried === null ? null : openFile(tried));

/** Makes a tournament with its file and opens it. */
export const createFile = async (input: Input<'file.create'>): Promise<Answer<FileState>> => {
  const answer = await call('file.create', input);
  if (answer.ok) await takeFile(answer.value);
  return answer;
};

export const closeFile = async (): Promise<void> => {
  const answer = await call('file.close', meant());
  // Closed in any case: a refusal says what it left behind.
  if (!answer.ok) showRefusal(answer.refusal);
  if (answer.ok || answer.refusal.code.startsWith('file.')) await takeFile(null);
};

/** Closes the open file and opens it again: what is on disk is read anew. */
export const reopenFile = async (): Promise<Answer<FileState> | null> => {
  const { file, recent } = useApp.getState();
  const known = recent.find(({ name, folder }) => name === file?.name && folder === file?.folder);
  if (known === undefined) return null;
  const { screen } = usePlace.getState();
  await closeFile();
  const answer = await openFile(known.handle);
  goTo(screen);
  return answer;
};

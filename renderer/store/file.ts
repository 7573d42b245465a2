import type { Input } from '../../core/api/contract.ts';
import type { FileState } from '../../core/api/file.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import { call } from '../door/current.ts';
import { refreshInfo, useApp } from './app.ts';
import { catchUp, forget } from './tournament.ts';

/** Whether two states are of the same file; a step more or another status does not make it another. */
const sameFile = (a: FileState | null, b: FileState | null): boolean => a?.name === b?.name && a?.folder === b?.folder;

/** Takes in which file is open and in which state; another file's journal is fetched and folded before it is shown. */
export const takeFile = async (file: FileState | null): Promise<void> => {
  const known = useApp.getState().file;
  if (sameFile(known, file)) {
    useApp.setState({ file });
    return;
  }
  forget();
  useApp.setState({ file, opening: file !== null });
  if (file !== null) await catchUp();
  useApp.setState({ opening: false });
  await refreshInfo();
};

/** The file that was tried last, so that "Try again" knows what. */
let tried: string | null = null;

/** Opens a file by its handle, in place of the open one. */
export const openFile = async (handle: string): Promise<Answer<FileState>> => {
  tried = handle;
  const answer = await call('file.open', { handle });
  if (answer.ok) await takeFile(answer.value);
  else await refreshInfo();
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
  const answer = await call('file.close', {});
  if (answer.ok) await takeFile(null);
};

/** Closes the open file and opens it again: what is on disk is read anew. */
export const reopenFile = async (): Promise<Answer<FileState> | null> => {
  const { file, recent } = useApp.getState();
  const known = recent.find(({ name, folder }) => name === file?.name && folder === file?.folder);
  if (known === undefined) return null;
  await closeFile();
  return openFile(known.handle);
};

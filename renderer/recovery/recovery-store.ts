import { create } from 'zustand';
import type { Candidate } from '../../core/api/recovery.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import { closeDialog, openDialog } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { useApp } from '../store/app.ts';
import { recoverFile } from '../store/file.ts';
import { say } from '../store/notices.ts';
import { tournament } from '../store/tournament.ts';

type Recovery = {
  /** The file that cannot be gone on with as it is. */
  readonly handle: string;
  readonly name: string;
  /** What was found; null while it is looked for. */
  readonly candidates: readonly Candidate[] | null;
  readonly refusal: Refusal | null;
  /** The candidate that the new file is being made of. */
  readonly making: string | null;
};

export const useRecovery = create<Recovery>()(() => ({
  handle: '',
  name: '',
  candidates: null,
  refusal: null,
  making: null,
}));

/** Opens the screen of recovery and looks for what is left of the tournament. */
export const startRecovery = (handle: string): void => {
  const name = useApp.getState().recent.find((file) => file.handle === handle)?.name ?? '';
  useRecovery.setState({ handle, name, candidates: null, refusal: null, making: null });
  openDialog('recovery');
  void call('file.recovery', { handle }).then((answer) => {
    if (useRecovery.getState().handle !== handle) return;
    if (answer.ok) useRecovery.setState({ name: answer.value.name, candidates: answer.value.candidates });
    else useRecovery.setState({ candidates: [], refusal: answer.refusal });
  });
};

/** Ends when the journal of the opened file is folded, whichever window heard of the file first. */
const folded = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): boolean => !useApp.getState().opening && tournament() !== null;
    if (done()) {
      resolve();
      return;
    }
    const unsubscribe = useApp.subscribe(() => {
      if (!done()) return;
      unsubscribe();
      resolve();
    });
  });

/** Makes the new file and goes to where results are entered. */
export const goOnWith = async (candidate: string): Promise<void> => {
  const { handle, making } = useRecovery.getState();
  if (making !== null) return;
  useRecovery.setState({ making: candidate, refusal: null });
  const answer = await recoverFile(handle, candidate);
  useRecovery.setState({ making: null });
  if (!answer.ok) {
    useRecovery.setState({ refusal: answer.refusal });
    return;
  }
  await folded();
  closeDialog();
  say('good', 'file:recovery.done', { name: answer.value.name });
};

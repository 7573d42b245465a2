import { create } from 'zustand';
import type { Reply } from '../../core/api/contract.ts';
import type { Left } from '../../core/api/file.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import { closeDialog, openDialog } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { meant, takeFile } from '../store/file.ts';
import { say } from '../store/notices.ts';

export type Somebody = Reply<'file.everybody'>[number];

type Erasing = {
  /** Everybody whose name is in the file; null while it is read. */
  readonly people: readonly Somebody[] | null;
  /** The person whose name is being erased. */
  readonly chosen: Somebody | null;
  readonly busy: boolean;
  /** What still holds the name, after the new file was made; null before. */
  readonly left: readonly Left[] | null;
  readonly refusal: Refusal | null;
};

const nothing: Erasing = { people: null, chosen: null, busy: false, left: null, refusal: null };

export const useErasing = create<Erasing>()(() => nothing);

const { getState, setState } = useErasing;

/** Opens the dialog and reads whose names are in the file. */
export const startErasing = (): void => {
  setState(nothing);
  openDialog('erase');
  void call('file.everybody', {}).then((answer) =>
    setState(answer.ok ? { people: answer.value } : { people: [], refusal: answer.refusal }),
  );
};

export const choose = (chosen: Somebody | null): void => setState({ chosen, refusal: null });

/** Makes the new file without the name and goes on in it. */
export const eraseChosen = async (): Promise<void> => {
  const { chosen, busy } = getState();
  if (chosen === null || busy) return;
  setState({ busy: true, refusal: null });
  const { id, member } = chosen;
  const answer = await call('file.erase', { id, member, ...meant() });
  if (answer.ok) await takeFile(answer.value.file);
  setState(answer.ok ? { busy: false, left: answer.value.left } : { busy: false, refusal: answer.refusal });
};

/** Deletes everything that still holds the name. */
export const discardLeft = async (): Promise<void> => {
  const { left, busy } = getState();
  if (left === null || busy) return;
  setState({ busy: true });
  const answer = await call('file.discard', { handles: left.map(({ handle }) => handle) });
  if (!answer.ok) {
    setState({ busy: false, refusal: answer.refusal });
    return;
  }
  setState({ busy: false, left: answer.value });
  if (answer.value.length > 0) return;
  closeDialog();
  say('good', 'file:erase.gone');
};

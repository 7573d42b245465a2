/** The list that is being imported: opened by a file, a drop, a paste or the button; closed without a trace or entered. */

import { create } from 'zustand';
import { listLimits } from '../../../core/exchange/cells.ts';
import type { Game } from '../../../core/game/game.ts';
import { families } from '../../../core/games/all.ts';
import type { DraftEntrant } from '../../../core/tournament/commands.ts';
import type { NamesAs } from '../../../core/tournament/people/name-parts.ts';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { call } from '../../door/current.ts';
import { closeWithEvent, tournament, useTournament } from '../../store/tournament.ts';
import { base64 } from '../../text-files/base64.ts';
import { fileBytes, ofFile } from '../../text-files/file-bytes.ts';
import { isBook } from '../../text-files/kind.ts';
import { undivided } from '../undivided.ts';
import { type ListDraft, type ListSource, readSource } from './list-draft.ts';

type ImportStore = {
  readonly isOpen: boolean;
  /** Null while nothing is read yet: the dialog asks for a file or a text. */
  readonly draft: ListDraft | null;
  /** What the keyboard is at where the dialog asks. */
  readonly asks: 'file' | 'text';
  /** What was pasted or typed: it is still there when another list is asked for, and after a look at another place. */
  readonly text: string;
  /** The event that it was typed for. */
  readonly event: string;
  /** Which word of a name is the family name, once it was said; null: as the event has it. */
  readonly family: NamesAs['family'] | null;
  /** Why the file or text could not be read. */
  readonly refusal: Refusal | null;
};

const closed: ImportStore = {
  isOpen: false,
  draft: null,
  asks: 'file',
  text: '',
  event: '',
  family: null,
  refusal: null,
};

export const useImport = create<ImportStore>()(() => closed);

const { setState } = useImport;
// What was said of the names of one event says nothing of another's.
closeWithEvent(() => setState({ family: null }));

export const openFamily = (): Game | undefined => {
  const open = tournament();
  return open === null ? undefined : families[open.family];
};

/** Opens the dialog where it asks for a list. */
export const askForList = (asks: ImportStore['asks'] = 'file'): void =>
  setState(({ text, event }) => ({ ...closed, text, event, isOpen: true, asks }));

/** What is typed stays: it is nobody's yet. */
export const closeImport = (): void => setState(({ text, event }) => ({ ...closed, text, event }));

/** Opens the dialog with a list in it; when it cannot be read the dialog says why and asks for another. */
export const openList = (source: ListSource): void => {
  const open = tournament();
  if (open === null) return;
  const { traits, entrantIs } = families[open.family];
  const read = readSource(source, traits, entrantIs?.(open) === 'pair');
  setState({
    isOpen: true,
    draft: read.ok ? read.value : null,
    refusal: read.ok ? null : source.kind === 'text' ? read.refusal : ofFile(read.refusal, source.name),
    ...(source.kind === 'text' ? { text: source.text, event: open.id } : {}),
  });
};

/** Says in the dialog why there is no list; it asks for another. */
export const refuseList = (refusal: Refusal): void => setState({ isOpen: true, draft: null, refusal });

/** The same with a chosen or dropped file. Refuses as `fileBytes`, in the dialog. */
export const openFile = async (file: File): Promise<void> => {
  const read = await fileBytes(file, listLimits.bytes);
  if (!read.ok) return refuseList(read.refusal);
  const bytes = read.value;
  if (isBook(bytes)) await openBook(file.name, bytes);
  else openList({ kind: 'file', name: file.name, bytes });
};

/** A workbook is read away from the desk. The first sheet with anything in it is shown. */
const openBook = async (name: string, bytes: Uint8Array): Promise<void> => {
  const read = await call('list.sheets', { name: name.slice(0, 300), data: base64(bytes) });
  if (!read.ok) return refuseList(ofFile(read.refusal, name));
  const sheets = read.value;
  const filled = sheets.findIndex(({ rows }) => rows.some((cells) => cells.some((cell) => cell.trim() !== '')));
  openList({ kind: 'book', name, sheets, sheet: Math.max(0, filled) });
};

export const changeDraft = (change: (draft: ListDraft) => ListDraft): void =>
  setState(({ draft }) => ({ draft: draft === null ? null : change(draft) }));

/** Back from the list to where it is asked for, at the text it came from. */
export const anotherList = (): void =>
  setState(({ draft }) => ({ draft: null, refusal: null, asks: draft?.source.kind === 'text' ? 'text' : 'file' }));

/** An emptied field is for another list, whose names may be written in another way. */
export const changeText = (text: string): void =>
  setState({ text, event: tournament()?.id ?? '', ...(text === '' ? { family: null } : {}) });

/** What stands in the field for lists of this event. */
export const useListText = (): string => {
  const open = useTournament()?.id;
  return useImport(({ text, event }) => (event === open ? text : ''));
};

export const sayFamily = (family: NamesAs['family']): void => setState({ family });

/** What the list says of its names: an event from before there was a choice is left alone until somebody chooses. */
export const namesSaid = (open: Tournament, people: readonly DraftEntrant[]): NamesAs | undefined => {
  const { family } = useImport.getState();
  const { namesAs } = open;
  if (undivided(people).length === 0 || family === null) return undefined;
  return { order: namesAs?.order ?? 'family', family };
};

export const refuseImport = (refusal: Refusal | null): void => setState({ refusal });

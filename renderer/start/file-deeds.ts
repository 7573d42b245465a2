import { families, familyIds } from '../../core/games/all.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { Json } from '../../core/tournament/words.ts';
import type { Deed } from '../desk/commands/commands.ts';
import { openDialog } from '../desk/place.ts';
import { offerWay } from '../desk/ways.ts';
import { call } from '../door/current.ts';
import { startErasing } from '../erase/erase-store.ts';
import { importEvent } from '../exchange/import-event.ts';
import { importRounds } from '../exchange/import-rounds.ts';
import { leaving } from '../hall/ask.ts';
import { startRecovery } from '../recovery/recovery-store.ts';
import { useApp } from '../store/app.ts';
import { isViewing } from '../store/care.ts';
import { closeFile, openAgain, openFile, reopenFile, saveCopyAs, viewCopy, viewFile } from '../store/file.ts';
import { say, showRefusal } from '../store/notices.ts';
import { tournament } from '../store/tournament.ts';
import { openSample } from './samples.ts';

const shown = (answer: Answer<unknown> | null): void => {
  if (answer !== null && !answer.ok) showRefusal(answer.refusal);
};

/** Opens a file of the list; a refusal is shown at the foot of the window. */
export const openListed = async (handle: string): Promise<void> => shown(await openFile(handle));

/** Takes a file off the list of recent ones. */
export const forgetFile = async (handle: string): Promise<void> => {
  const answer = await call('file.forget', { handle });
  if (answer.ok) useApp.setState({ recent: answer.value });
  else showRefusal(answer.refusal);
};

/** Desktop: the system's dialog. Browser host: the list of the program's folder. */
const chooseAndOpen = async (): Promise<void> => {
  if (useApp.getState().info?.host === 'browser') {
    openDialog('open');
    return;
  }
  const place = await call('file.chooseOpen', {});
  if (!place.ok) showRefusal(place.refusal);
  else if (place.value !== null) await openListed(place.value.handle);
};

/** A copy where the TO says; one of a file that cannot be entered into is gone on with. */
const saveCopy = async (handle: string | null): Promise<void> => {
  const answer = await saveCopyAs(handle);
  if (!answer.ok) showRefusal(answer.refusal);
  else if (answer.value !== null) say('good', 'shell:textSaved', { name: answer.value.place.name });
};

/** What becomes of a local copy that could not be put back where it came from. */
const putBack = async (handle: string, where: 'again' | 'elsewhere' | 'here'): Promise<void> => {
  const answer = await call('file.putBack', { handle, where });
  if (!answer.ok) showRefusal(answer.refusal);
  else if (answer.value !== null) say('good', 'shell:textSaved', { name: answer.value.name });
};

/** What a way out of a refusal says it is about. */
const handleIn = (params: { readonly [name: string]: Json }): string | null =>
  typeof params.handle === 'string' ? params.handle : null;

/** A way out that concerns a file: the one the refusal names. */
const offerForFile = (way: string, take: (handle: string) => void): void =>
  offerWay(way, (params) => {
    const handle = handleIn(params);
    if (handle !== null) take(handle);
  });

/** One that opens that file in place of the open one: it may have been given from outside, so that nothing was asked before. */
const offerInPlace = (way: string, take: (handle: string) => void): void =>
  offerForFile(way, (handle) => leaving(() => take(handle))());

/** Walks the whole chain of the open file once more and says so. */
const verifyFile = async (): Promise<void> => {
  const answer = await call('file.verify', {});
  if (!answer.ok) showRefusal(answer.refusal);
  else say('good', 'file:audit.whole', { count: answer.value.steps });
};

const isOpen = (): boolean => useApp.getState().file !== null;

/** The open event is played in rounds whose results a list can tell. */
const hasResults = (): boolean => {
  const event = tournament();
  return isOpen() && event !== null && families[event.family].results.from !== undefined;
};

export const fileDeeds: readonly Deed[] = [
  {
    id: 'file.new',
    titleKey: 'shell:deeds.new',
    groupKey: 'shell:groups.file',
    shortcut: 'Mod+KeyN',
    perform: leaving(() => openDialog('new')),
  },
  {
    id: 'file.open',
    titleKey: 'shell:deeds.open',
    groupKey: 'shell:groups.file',
    shortcut: 'Mod+KeyO',
    perform: leaving(chooseAndOpen),
  },
  ...familyIds.map(
    (family): Deed => ({
      id: `file.sample.${family}`,
      titleKey: `${family}:game.openSample`,
      groupKey: 'shell:groups.file',
      perform: leaving(() => openSample(family)),
    }),
  ),
  {
    id: 'file.saveCopyAs',
    titleKey: 'file:copies.saveAs',
    groupKey: 'shell:groups.file',
    when: isOpen,
    needs: 'shell:palette.needs.event',
    perform: () => void saveCopy(null),
  },
  {
    id: 'file.import',
    titleKey: 'shell:deeds.import',
    groupKey: 'shell:groups.file',
    perform: leaving(importEvent),
  },
  {
    id: 'file.importRounds',
    titleKey: 'shell:deeds.importRounds',
    groupKey: 'shell:groups.file',
    when: hasResults,
    needs: 'shell:palette.needs.event',
    perform: importRounds,
  },
  {
    id: 'file.export',
    titleKey: 'shell:deeds.export',
    groupKey: 'shell:groups.file',
    shortcut: 'Mod+Shift+KeyE',
    when: isOpen,
    needs: 'shell:palette.needs.event',
    perform: () => openDialog('export'),
  },
  {
    id: 'file.verify',
    titleKey: 'file:audit.verify',
    groupKey: 'shell:groups.file',
    when: isOpen,
    needs: 'shell:palette.needs.event',
    perform: () => void verifyFile(),
  },
  {
    id: 'file.erase',
    titleKey: 'file:erase.menu',
    groupKey: 'shell:groups.file',
    when: () => isOpen() && !isViewing(),
    needs: 'shell:palette.needs.event',
    perform: startErasing,
  },
  {
    id: 'file.second',
    titleKey: 'file:copies.second',
    groupKey: 'shell:groups.file',
    when: () => isOpen() && !isViewing(),
    needs: 'shell:palette.needs.event',
    perform: () => openDialog('second'),
  },
  {
    id: 'file.close',
    titleKey: 'shell:deeds.close',
    groupKey: 'shell:groups.file',
    when: isOpen,
    needs: 'shell:palette.needs.event',
    perform: leaving(closeFile),
  },
];

offerWay('chooseAnother', leaving(chooseAndOpen));
offerWay('tryAgain', (params) => {
  const handle = handleIn(params);
  if (handle !== null && params.what === 'putBack') void putBack(handle, 'again');
  else if (params.what === 'copy' && isOpen()) void call('copies.now', {}).then(shown);
  else void (handle === null ? openAgain() : openFile(handle)).then(shown);
});
// The folder of a local copy that could not be put back; else that of the automatic copies.
offerWay('otherFolder', (params) => {
  const handle = handleIn(params);
  if (handle === null) openDialog('second');
  else void putBack(handle, 'elsewhere');
});
offerForFile('keepHere', (handle) => void putBack(handle, 'here'));
offerInPlace('openAnyway', (handle) => void openFile(handle, true).then(shown));
offerForFile('openCopy', (handle) => void openFile(handle).then(shown));
offerInPlace('view', (handle) => void viewFile(handle).then(shown));
offerInPlace('viewCopy', (handle) => void viewCopy(handle).then(shown));
offerInPlace('viewCopyOf', (handle) => void viewCopy(handle).then(shown));
offerInPlace('recover', startRecovery);
offerWay('saveCopyAs', (params) => void saveCopy(handleIn(params)));
offerWay('fromSheets', () => openDialog('new'));
// What is closed by now is opened; what is open is read anew.
offerWay('reopen', () => void (isOpen() ? reopenFile() : openAgain()).then(shown));
offerWay('chooseNew', () => openDialog('new'));
// A place is asked for where a tournament is made.
offerWay('chooseFolder', () => openDialog('new'));

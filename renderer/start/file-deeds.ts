import type { FileState } from '../../core/api/file.ts';
import { familyIds } from '../../core/families.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import { call } from '../door/current.ts';
import { importEvent } from '../exchange/import-event.ts';
import type { Deed } from '../shell/commands.ts';
import { openDialog } from '../shell/place.ts';
import { offerWay } from '../shell/ways.ts';
import { useApp } from '../store/app.ts';
import { closeFile, openAgain, openFile, reopenFile } from '../store/file.ts';
import { showRefusal } from '../store/notices.ts';
import { openSample } from './samples.ts';

const shown = (answer: Answer<FileState> | null): void => {
  if (answer !== null && !answer.ok) showRefusal(answer.refusal);
};

/** Opens a file of the list; a refusal is shown at the foot of the window. */
export const openListed = async (handle: string): Promise<void> => shown(await openFile(handle));

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

const isOpen = (): boolean => useApp.getState().file !== null;

export const fileDeeds: readonly Deed[] = [
  {
    id: 'file.new',
    titleKey: 'shell:deeds.new',
    groupKey: 'shell:groups.file',
    shortcut: 'Mod+KeyN',
    perform: () => openDialog('new'),
  },
  {
    id: 'file.open',
    titleKey: 'shell:deeds.open',
    groupKey: 'shell:groups.file',
    shortcut: 'Mod+KeyO',
    perform: () => void chooseAndOpen(),
  },
  ...familyIds.map(
    (family): Deed => ({
      id: `file.sample.${family}`,
      titleKey: `shell:deeds.sample.${family}`,
      groupKey: 'shell:groups.file',
      perform: () => void openSample(family),
    }),
  ),
  {
    id: 'file.import',
    titleKey: 'shell:deeds.import',
    groupKey: 'shell:groups.file',
    perform: () => void importEvent(),
  },
  {
    id: 'file.export',
    titleKey: 'shell:deeds.export',
    groupKey: 'shell:groups.file',
    shortcut: 'Mod+Shift+KeyE',
    when: isOpen,
    perform: () => openDialog('export'),
  },
  {
    id: 'file.close',
    titleKey: 'shell:deeds.close',
    groupKey: 'shell:groups.file',
    when: isOpen,
    perform: () => void closeFile(),
  },
];

offerWay('chooseAnother', () => void chooseAndOpen());
offerWay('tryAgain', () => void openAgain().then(shown));
offerWay('reopen', () => void reopenFile().then(shown));
offerWay('chooseNew', () => openDialog('new'));
offerWay('otherName', () => openDialog('new'));

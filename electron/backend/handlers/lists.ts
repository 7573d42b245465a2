import { no, refuse } from '../../../core/tournament/refusal.ts';
import type { DeskWith } from '../desk.ts';
import type { Handlers } from '../dispatch.ts';

/** Workbooks are opened in the checker's process, never here [reliability 14.1]; one that it gives up on is no list. */
export const listHandlers = ({ workers }: DeskWith<'workers'>): Pick<Handlers, 'list.sheets'> => ({
  'list.sheets': async ({ name, data }) => {
    const read = await workers.checker.ask(name, { kind: 'readBook', name, data });
    return read.ok || read.refusal.code !== 'file.notChecked' ? read : no(refuse('people.notText.office', { name }));
  },
});

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { no, ok, refuse } from '../../../core/tournament/refusal.ts';
import { careOf, takeSecond, tellCare } from '../copies/care.ts';
import type { DeskWith } from '../desk.ts';
import type { Handlers } from '../dispatch.ts';
import { handleOf } from '../places.ts';
import { roundNow } from '../session.ts';

type Names = Extract<keyof Handlers, `copies.${string}`>;

export const copyHandlers = (
  desk: DeskWith<'machine' | 'memory' | 'later' | 'push' | 'workers' | 'open' | 'handles'>,
): Pick<Handlers, Names> => {
  const place = (folder: string) => ({ handle: handleOf(desk, folder), name: basename(folder) || folder, folder });
  const choose = desk.machine.chooseFolder;
  return {
    'copies.care': () => ok(careOf(desk)),
    'copies.places': () =>
      ok({ places: [...desk.machine.sticks()].filter(existsSync).map(place), canChoose: choose !== null }),
    'copies.choose': async () => {
      const folder = choose === null ? null : await choose();
      return ok(folder === null ? null : place(folder));
    },
    'copies.second': ({ handle }) => {
      const folder = handle === null ? null : desk.handles.places.get(handle);
      if (folder === undefined) return no(refuse('file.unknownHandle'));
      desk.memory.write({ ...desk.memory.read(), second: folder, secondDeclined: folder === null });
      takeSecond(desk);
      tellCare(desk);
      return ok(careOf(desk));
    },
    'copies.dropOld': () => {
      if (desk.open.care === null) return no(refuse('tournament.none'));
      const dropped = desk.open.care.copies.dropAsked();
      tellCare(desk);
      return dropped;
    },
    'copies.now': () => {
      const { care, session } = desk.open;
      if (care === null || session === null) return no(refuse('tournament.none'));
      care.copies.make('timed', roundNow(session.ledger()));
      return ok(null);
    },
  };
};

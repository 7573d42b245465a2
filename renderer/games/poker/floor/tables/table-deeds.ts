/** What can be done with a table: the items of its menu. */

import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import { textOf } from '../../../../i18n/text.ts';
import type { MenuEntry } from '../../../../parts/menu.tsx';
import { doFloor } from '../../own-command.ts';
import { showDialog } from '../floor-store.ts';

export const tableMenu = (table: TableTile): readonly MenuEntry[] => {
  const t = (key: string) => textOf(`floor:tableDeeds.${key}`);
  const inUse = table.state === 'open' || table.state === 'filling';
  return [
    ...(table.state === 'filling' ? [{ id: 'start', label: t('start') }] : []),
    ...(table.state === 'closed'
      ? [
          { id: 'open', label: t('open') },
          { id: 'fill', label: t('fill') },
        ]
      : []),
    ...(inUse && table.players > 0 ? [{ id: 'break', label: `${textOf('poker:ways.breakTable')}…` }] : []),
    ...(inUse && table.players === 0 ? [{ id: 'close', label: textOf('shell:close') }] : []),
    ...(table.isShort || table.isWaived ? [{ id: 'waive', label: t('waive'), isChosen: table.isWaived }] : []),
    'line' as const,
    { id: 'clock', label: t('clock'), isChosen: table.clock },
    { id: 'hold', label: t('hold'), isChosen: table.hold },
    'line' as const,
    { id: 'edit', label: t('edit') },
    ...(inUse && table.players > 0 ? [{ id: 'unseat', label: t('unseat') }] : []),
    { id: 'order', label: textOf('floor:more.order') },
  ];
};

export const doWithTable = (table: TableTile, id: string): void => {
  switch (id) {
    case 'start':
      void doFloor({ do: 'startTable', table: table.id });
      break;
    case 'open':
    case 'fill':
      void doFloor({ do: 'openTables', tables: [table.id], play: id === 'open' });
      break;
    case 'close':
      void doFloor({ do: 'closeTable', table: table.id });
      break;
    case 'break':
      showDialog({
        what: 'preview',
        order: { do: 'breakTables', tables: [table.id] },
        title: textOf('floor:preview.break', { name: table.name }),
      });
      break;
    case 'waive':
      void doFloor({ do: 'waiveFlag', table: table.id, waived: !table.isWaived });
      break;
    case 'clock':
      void doFloor({ do: 'editTable', table: table.id, clock: !table.clock });
      break;
    case 'hold':
      void doFloor({ do: 'editTable', table: table.id, hold: !table.hold });
      break;
    case 'edit':
      showDialog({ what: 'table', table: table.id });
      break;
    case 'unseat':
      void doFloor({ do: 'unseatTable', table: table.id });
      break;
    case 'order':
      showDialog({ what: 'breakOrder' });
      break;
  }
};

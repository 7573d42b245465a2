/**
 * The native menu of the desktop app, made of the same deeds as buttons and shortcuts: every deed there is now stands in
 * it, under its group, with its key. In the browser host nobody shows it.
 */

import { useEffect } from 'react';
import type { MenuBar, MenuItem, MenuRole } from '../../../core/api/menu.ts';
import { call, onPush } from '../../door/current.ts';
import { textOf } from '../../i18n/text.ts';
import { useApp } from '../../store/app.ts';
import { useTournamentStore } from '../../store/tournament.ts';
import { usePlace } from '../place.ts';
import { canPerform, type Deed, perform, useDeedStore } from './commands.ts';
import { acceleratorOf } from './shortcut.ts';

const GROUPS_FIRST = ['shell:groups.file', 'shell:groups.edit', 'shell:groups.go'];
const GROUP_LAST = 'shell:groups.program';

const line: MenuItem = { kind: 'line' };

const roles = (...names: readonly MenuRole[]): readonly MenuItem[] =>
  names.map((role) => ({ kind: 'role', role, label: textOf(`shell:menu.${role}`) }));

/** A letter alone is no key for a menu; on macOS neither is one that must not count in fields, as it always would. */
const keyOf = ({ shortcut, inFields }: Deed, platform: string): string | null => {
  if (shortcut === undefined || !/Mod\+|Alt\+|^F\d/.test(shortcut)) return null;
  return platform === 'darwin' && inFields === false ? null : acceleratorOf(shortcut);
};

const itemOf = (deed: Deed, platform: string): MenuItem => ({
  kind: 'deed',
  id: deed.id,
  label: textOf(deed.titleKey, deed.params),
  accelerator: keyOf(deed, platform),
  enabled: canPerform(deed),
});

/** What stands in a group beside its deeds. */
const systemItems: { readonly [group: string]: () => readonly MenuItem[] } = {
  'shell:groups.file': () => [line, ...roles('quit')],
  'shell:groups.edit': () => [line, ...roles('cut', 'copy', 'paste', 'selectAll')],
};

/** The menu for the deeds there are, in the language of the desk. */
export const menuBarOf = (deeds: readonly Deed[], platform: string): MenuBar => {
  const groups = Object.groupBy(
    deeds.filter(({ belongs }) => belongs?.() !== false),
    ({ groupKey }) => groupKey,
  );
  const others = Object.keys(groups).filter((group) => !GROUPS_FIRST.includes(group) && group !== GROUP_LAST);
  const menu = (group: string) => ({
    label: textOf(group),
    items: [...(groups[group] ?? []).map((deed) => itemOf(deed, platform)), ...(systemItems[group]?.() ?? [])],
  });
  const view = {
    label: textOf('shell:menu.view'),
    items: [...roles('resetZoom', 'zoomIn', 'zoomOut'), line, ...roles('togglefullscreen', 'minimize')],
  };
  const before = [...GROUPS_FIRST.filter((group) => group in groups || group in systemItems), ...others];
  return { menus: [...before.map(menu), view, menu(GROUP_LAST)] };
};

/** Keeps the native menu as the desk is now, and does what is chosen in it. It draws nothing, and no deed that comes draws the desk again. */
export const NativeMenu = (): null => {
  const isDesktop = useApp(({ info }) => info?.host === 'desktop');
  const platform = useApp(({ info }) => info?.platform ?? '');
  const language = useApp(({ settings, info }) => settings.language ?? info?.locale);
  const deeds = useDeedStore((store) => store.deeds);
  const ledger = useTournamentStore((store) => store.ledger);
  const screen = usePlace((place) => `${place.screen} ${place.drawer}`);
  const file = useApp((store) => store.file);
  // Whether a deed can be done hangs on all of these; an unchanged menu is not sent again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read through the deeds' own `when`
  useEffect(() => {
    if (!isDesktop) return;
    const bar = menuBarOf(deeds, platform);
    const text = JSON.stringify(bar);
    if (text === sent) return;
    sent = text;
    void call('app.menu', bar);
  }, [isDesktop, platform, language, deeds, ledger, screen, file]);
  useEffect(() => {
    if (!isDesktop) return;
    return onPush((push) => {
      if (push.type === 'app.deed' && document.querySelector('.modal') === null) perform(push.id);
    });
  }, [isDesktop]);
  return null;
};

/** The menu that was sent last by this page. */
let sent = '';

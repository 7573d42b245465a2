/** What the network is sent and when, and what it had been sent before the program ended. */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MOST_HALLS } from '../../../core/api/most-halls.ts';
import { FIRST_PORT, LAST_PORT, type NetworkState, USUAL_PORT } from '../../../core/api/network.ts';
import {
  forNetwork,
  logoForNetwork,
  type NetworkPage,
  networkPage,
  networkViews,
} from '../../../core/api/network-page.ts';
import { listedIn } from '../../../core/sheets/hall/finding.ts';
import { bearersOf } from '../../../core/sheets/hall/mine.ts';
import { no, refuse } from '../../../core/tournament/refusal.ts';
import type { DeskWith, HallDesk } from '../desk.ts';
import { keepOwn } from '../write-whole.ts';
import { isInHall } from './hall-event.ts';
import { familyOf, hallLanguage, hallOf, seenNow } from './halls.ts';
import type { Shown } from './network.ts';

/** What a page in the network may show now: a hall screen, field by field from the allow-list. */
const pageOfScreen = (desk: HallDesk, no: number): NetworkPage => {
  const { screen } = hallOf(desk, no);
  const { hall, clock } = desk.memory.read().settings;
  const own = (familyOf(desk)?.hall.views ?? []).map(({ id }) => id);
  const seen = screen.black ? null : seenNow(desk, networkViews(screen, own), screen.secondScript);
  const logo = logoForNetwork(hall.logo ?? null, screen);
  const asOf = isInHall(desk) ? null : (desk.hall.shows.kept?.asOf ?? null);
  const view = seen === null ? null : forNetwork(seen, screen);
  const tournament = isInHall(desk) ? (desk.open.session?.ledger().tournament ?? null) : null;
  const people = view === null || tournament === null ? [] : bearersOf(tournament, listedIn(view));
  const event = desk.hall.shows.event ?? '';
  const page = { screen, room: hall, logo, clock, language: hallLanguage(desk), asOf, event, people };
  const listed = networkPage.safeParse({ ...page, view });
  if (listed.success) return listed.data;
  // A view that the list does not know is shown to nobody.
  desk.machine.fault('network', listed.error.issues.map(({ path }) => path.join('.')).join(' '));
  return networkPage.parse({ ...page, people: [], view: null });
};

/** What phones are shown, and each screen of the hall whose number is in an address [hall-takes-part 2.5]. */
export const shownInNetwork = (desk: HallDesk): Shown => {
  const numbers = new Set([1, desk.network.hall, ...desk.hall.windows.keys()]);
  const screens = Object.fromEntries([...numbers].map((no) => [no, pageOfScreen(desk, no)]));
  return { page: screens[desk.network.hall] ?? pageOfScreen(desk, 1), screens };
};

const urlOf = ({ address, port }: { readonly address: string; readonly port: number }): string =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}`;

/** The port that the open event had, which stands on its slips and in the phones that know the way [hall-takes-part 2]. */
export const usualPort = (desk: DeskWith<'memory' | 'open'>): number => {
  const event = desk.open.session?.ledger().tournament?.id;
  return desk.memory.read().ports.find((known) => known.event === event)?.port ?? USUAL_PORT;
};

const MOST_PORTS = 50;

const keepPort = (desk: DeskWith<'memory'>, event: string, port: number): void => {
  const known = desk.memory.read();
  if (known.ports.some((each) => each.event === event && each.port === port)) return;
  const others = known.ports.filter((each) => each.event !== event);
  desk.memory.write({ ...known, ports: [{ event, port }, ...others].slice(0, MOST_PORTS) });
};

export const networkState = (desk: HallDesk): NetworkState => {
  const { status, where, connected } = desk.network.now();
  return {
    port: usualPort(desk),
    status,
    url: where === null || where.port === 0 ? '' : urlOf(where),
    connected,
    hall: desk.network.hall,
  };
};

/** After so many milliseconds the hall may be in another room. */
const LONGEST = 12 * 60 * 60_000;

const kept = z.strictObject({
  /** Id of the tournament that was open. */
  event: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  address: z.string().max(60),
  port: z.int().min(FIRST_PORT).max(LAST_PORT),
  hall: z.int().min(1).max(MOST_HALLS),
});

const pathIn = (folder: string): string => join(folder, 'network.json');

/** Keeps where the hall is open, so that it is open there again after the program ended. A comfort only: a full disk is no reason to stop. */
export const rememberNetwork = (desk: HallDesk): void => {
  const { folders, now } = desk.machine;
  const path = pathIn(folders.data);
  const { where } = desk.network.now();
  const event = desk.open.session?.ledger().tournament?.id;
  try {
    if (where === null || event === undefined) {
      rmSync(path, { force: true });
      return;
    }
    keepPort(desk, event, where.port);
    keepOwn(path, JSON.stringify({ event, at: now().getTime(), ...where, hall: desk.network.hall }));
  } catch {
    return;
  }
};

/** Where the hall was open in this tournament when the program ended a short while before. */
const openBefore = (desk: HallDesk): z.infer<typeof kept> | null => {
  try {
    const read = kept.safeParse(JSON.parse(readFileSync(pathIn(desk.machine.folders.data), 'utf8')));
    const event = desk.open.session?.ledger().tournament?.id;
    const fits = read.success && read.data.event === event;
    return fits && Math.abs(desk.machine.now().getTime() - read.data.at) < LONGEST ? read.data : null;
  } catch {
    return null;
  }
};

/** The address that stands on cards: where the hall is open, else where it was in this tournament a short while before. */
export const pageOnPaper = (desk: HallDesk): string | null => {
  const { where } = desk.network.now();
  const known = where === null || where.port === 0 ? openBefore(desk) : where;
  return known === null ? null : urlOf(known);
};

/** A computer that was started again has its network after a while, and a process that is ending lets go of its port. Milliseconds. */
const TRIED_FOR = 6000;
const TRIED_EVERY = 1000;

/**
 * Opens the hall again where it was, so that phones come back by themselves: the same event is opened after the program ended, at the
 * address and port that people were told. Where that cannot be, the desk is told and may choose.
 */
export const reopenNetwork = async (desk: HallDesk & DeskWith<'later' | 'told' | 'push'>): Promise<void> => {
  const before = openBefore(desk);
  if (before === null) return;
  const { machine } = desk;
  const { session } = desk.open;
  const { address, port, hall } = before;
  const isWanted = () => desk.open.session === session && desk.network.now().status === 'off';
  for (let waited = 0; isWanted(); waited += TRIED_EVERY) {
    desk.network.hall = hall;
    const isHere = machine.network.places().some((place) => place.address === address);
    const opened = isHere
      ? await desk.network.open({ address, port }, shownInNetwork(desk))
      : no(refuse('network.noAddress', { address, port }));
    if (opened.ok || !isWanted()) return;
    if (waited >= TRIED_FOR) {
      desk.told.push({ ...opened.refusal, ways: [{ do: 'network.choose' }] });
      desk.push({ type: 'app.told' });
      return;
    }
    await new Promise((resolve) => desk.later(TRIED_EVERY, () => resolve(null)));
  }
};

/** Closes it for good, because nobody needs it or because there is nothing to show any more [reliability 13.1]. */
export const closeNetwork = (desk: HallDesk): void => {
  desk.network.close();
  rememberNetwork(desk);
};

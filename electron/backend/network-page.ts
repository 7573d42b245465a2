/** What the network is told, when, and where it was told it before a crash. */

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MOST_HALLS } from '../../core/api/hall.ts';
import { FIRST_PORT, LAST_PORT, type NetworkState } from '../../core/api/network.ts';
import {
  forNetwork,
  logoForNetwork,
  type NetworkPage,
  networkPage,
  networkViews,
} from '../../core/api/network-page.ts';
import { refuse } from '../../core/tournament/refusal.ts';
import type { Desk } from './desk.ts';
import { isInHall } from './hall-event.ts';
import { familyOf, hallLanguage, hallOf, seenNow } from './halls.ts';

/** What a page in the network is told now: what its hall screen shows, field by field from the allow-list. */
export const pageForNetwork = (desk: Desk): NetworkPage => {
  const { screen } = hallOf(desk, desk.networkHall);
  const { hall, clock } = desk.memory.read().settings;
  const own = (familyOf(desk)?.hallViews ?? []).map(({ id }) => id);
  const seen = screen.black ? null : seenNow(desk, networkViews(screen, own), screen.secondScript);
  const logo = logoForNetwork(hall.logo ?? null, screen);
  const asOf = isInHall(desk) ? null : (desk.hall.kept?.asOf ?? null);
  const page = { screen, room: hall, logo, clock, language: hallLanguage(desk), asOf };
  const listed = networkPage.safeParse({ ...page, view: seen === null ? null : forNetwork(seen, screen) });
  if (listed.success) return listed.data;
  // A view that the list does not know is shown to nobody.
  desk.machine.fault('network', listed.error.issues.map(({ path }) => path.join('.')).join(' '));
  return networkPage.parse({ ...page, view: null });
};

const urlOf = ({ address, port }: { readonly address: string; readonly port: number }): string =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}`;

export const networkState = (desk: Desk): NetworkState => {
  const { status, where, connected } = desk.network.now();
  return {
    status,
    url: where === null || where.port === 0 ? '' : urlOf(where),
    connected,
    hall: desk.networkHall,
    again: desk.networkAgain,
  };
};

/** After so many milliseconds the room is another one. */
const LONGEST = 12 * 60 * 60_000;

const kept = z.strictObject({
  /** Of the tournament that was open. */
  event: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  address: z.string().max(60),
  port: z.int().min(FIRST_PORT).max(LAST_PORT),
  hall: z.int().min(1).max(MOST_HALLS),
});

const pathIn = (folder: string): string => join(folder, 'network.json');

/** Keeps where the hall is open, so that it can be offered again after a crash. A comfort only: a full disk is no reason to stop. */
export const rememberNetwork = (desk: Desk): void => {
  const { folders, now } = desk.machine;
  const path = pathIn(folders.data);
  const { where } = desk.network.now();
  const event = desk.session?.ledger().tournament?.id;
  try {
    if (where === null || event === undefined) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(folders.data, { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify({ event, at: now().getTime(), ...where, hall: desk.networkHall }));
    renameSync(`${path}.new`, path);
  } catch {
    return;
  }
};

/** Where the hall was open in this tournament a short while before the program ended without being asked to. */
const openBefore = (desk: Desk): z.infer<typeof kept> | null => {
  try {
    const read = kept.safeParse(JSON.parse(readFileSync(pathIn(desk.machine.folders.data), 'utf8')));
    const event = desk.session?.ledger().tournament?.id;
    const fits = read.success && read.data.event === event;
    return fits && Math.abs(desk.machine.now().getTime() - read.data.at) < LONGEST ? read.data : null;
  } catch {
    return null;
  }
};

/** Offers to open the hall again where it was [reliability 13.1]; never opens it by itself. */
export const offerNetwork = (desk: Desk): void => {
  const before = openBefore(desk);
  if (before === null || desk.network.now().status !== 'off' || desk.networkAgain !== null) return;
  const { address, port, hall } = before;
  if (!desk.machine.network.places().some((place) => place.address === address)) return;
  desk.networkAgain = { address, port };
  desk.networkHall = hall;
  const again = { do: 'network.open', params: { address, port } };
  desk.told.push(refuse('network.wasOpen', { where: urlOf({ address, port }) }, [again]));
  desk.push({ type: 'app.told' });
};

/** Closes it, because nobody needs it or because there is nothing to show any more [reliability 13.1]. */
export const closeNetwork = (desk: Desk): void => {
  desk.networkAgain = null;
  desk.network.close();
  rememberNetwork(desk);
};

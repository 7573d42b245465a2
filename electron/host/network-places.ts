/**
 * Where the hall may be opened [reliability 13.2]: addresses of this computer that only the network around it can reach. An
 * address that the internet could reach is never offered, nor is this computer's own inside.
 */

import type { NetworkInterfaceInfo } from 'node:os';
import type { NetworkPlace } from '../../core/api/network.ts';

/** RFC 1918, and RFC 3927 for networks without a router. */
const isPrivate4 = (address: string): boolean => {
  const [a = 0, b = 0] = address.split('.').map(Number);
  return a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 169 && b === 254);
};

/** RFC 4193. Addresses of one link (fe80::) need a zone, which browsers do not take. */
const isPrivate6 = (address: string): boolean => /^f[cd][0-9a-f]{2}:/i.test(address);

type Interfaces = {
  readonly [name: string]: readonly Pick<NetworkInterfaceInfo, 'address' | 'internal'>[] | undefined;
};

const versionOf = (address: string): 4 | 6 => (address.includes(':') ? 6 : 4);

/**
 * What is offered, addresses of IPv6 last. Networks without a router come after those with one.
 * @param more addresses that whoever started the program has named
 */
export const placesFrom = (interfaces: Interfaces, more: readonly string[] = []): readonly NetworkPlace[] => {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ address, internal }) => !internal && (isPrivate4(address) || isPrivate6(address)))
      .map(({ address }): NetworkPlace => ({ address, name, version: versionOf(address) })),
  );
  const named = more.map((address): NetworkPlace => ({ address, name: address, version: versionOf(address) }));
  const rank = ({ address, version }: NetworkPlace) => (version === 6 ? 2 : address.startsWith('169.254.') ? 1 : 0);
  return [...found, ...named].toSorted((a, b) => rank(a) - rank(b));
};

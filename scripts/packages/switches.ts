/**
 * What electron-builder is told beside electron-builder.yml, which depends on the machine, on what is packed and on the
 * certificates in the environment [desktop 2.5, 2.6].
 */

type Environment = Readonly<Record<string, string | undefined>>;

export type Packing = {
  readonly host: string;
  /** The words after `npm run dist --`. */
  readonly targets: readonly string[];
  readonly env: Environment;
  /** The address of the `origin` remote, if there is one. */
  readonly origin?: string | undefined;
  /** The day of what is built, as year-month-day. */
  readonly builtOn?: string;
};

export type Switches =
  | { readonly ok: true; readonly added: readonly string[]; readonly env: Environment; readonly said: string }
  | { readonly ok: false; readonly said: string };

const APPLE = ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'] as const;

const SYSTEMS: Readonly<Record<string, string>> = {
  '--linux': 'linux',
  '-l': 'linux',
  '--win': 'win32',
  '--windows': 'win32',
  '-w': 'win32',
  '--mac': 'darwin',
  '--macos': 'darwin',
  '-m': 'darwin',
  '-o': 'darwin',
};

/** The systems that are packed, each with its kinds of package; none means all that are configured. */
const packed = ({ host, targets }: Packing): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  let kinds: string[] | null = null;
  for (const word of targets) {
    const system = SYSTEMS[word];
    if (system !== undefined) {
      kinds = [];
      found.set(system, kinds);
    } else if (word.startsWith('-')) kinds = null;
    else kinds?.push(word);
  }
  return found.size === 0 ? new Map([[host, []]]) : found;
};

const isSet = (env: Environment, name: string): boolean => (env[name] ?? '') !== '';

/** `git@host:owner/name.git` and `https://host/owner/name.git` as an address for a browser. */
const asPage = (remote: string): string =>
  remote
    .trim()
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/\.git$/, '');

const homepage = ({ env, origin }: Packing): string | null => {
  if (isSet(env, 'SEATWRIGHT_HOMEPAGE')) return env.SEATWRIGHT_HOMEPAGE ?? null;
  if (isSet(env, 'GITHUB_REPOSITORY'))
    return `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}`;
  const page = asPage(origin ?? '');
  return /^https?:\/\/[^/]+\//.test(page) ? page : null;
};

const needsHomepage = (packing: Packing): boolean => {
  const kinds = packed(packing).get('linux');
  if (kinds === undefined || packing.targets.includes('--dir')) return false;
  return kinds.length === 0 || kinds.some((kind) => kind === 'deb' || kind === 'rpm');
};

const UNSIGNED = [
  '-c.mac.identity=-',
  '-c.mac.hardenedRuntime=false',
  '-c.mac.notarize=false',
  '-c.electronFuses.resetAdHocDarwinSignature=true',
];

/** The switches of a machine, or why nothing may be packed on it. */
export const switchesFor = (packing: Packing): Switches => {
  const { host, env } = packing;
  const added: string[] = [];
  const said: string[] = [];
  const systems = packed(packing);
  const page = homepage(packing);
  if (page !== null) added.push(`-c.extraMetadata.homepage=${page}`);
  else if (needsHomepage(packing))
    return {
      ok: false,
      said: 'deb and rpm need the address of the project: set SEATWRIGHT_HOMEPAGE or leave them out with --linux AppImage tar.gz',
    };
  if (packing.builtOn !== undefined) added.push(`-c.extraMetadata.builtOn=${packing.builtOn}`);
  // An Apple certificate must not sign an exe: the packer falls back to it.
  const left =
    host === 'darwin' ? env : Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('CSC_')));
  if (host === 'darwin') {
    if (!isSet(env, 'CSC_LINK') && !isSet(env, 'CSC_NAME')) {
      added.push(...UNSIGNED);
      said.push('macOS: unsigned, sealed ad hoc');
    } else {
      const missing = APPLE.filter((name) => !isSet(env, name));
      if (missing.length > 0) return { ok: false, said: `notarising needs ${missing.join(', ')}` };
      added.push('-c.forceCodeSigning=true', '-c.electronFuses.resetAdHocDarwinSignature=false');
    }
  } else if (systems.has('darwin')) {
    // There is no codesign: the seal could not be set anew, and such a package is for looking into only.
    added.push('-c.electronFuses.resetAdHocDarwinSignature=false');
    said.push('macOS: not sealed, a trial only');
  }
  if (host === 'win32') {
    if (isSet(env, 'WIN_CSC_LINK')) added.push('-c.forceCodeSigning=true');
    else said.push('Windows: unsigned');
  }
  return { ok: true, added, env: left, said: said.join('; ') };
};

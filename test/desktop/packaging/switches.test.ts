/** [desktop 2.5, 2.6] What the packer is told beside its configuration: the golden table [T-PK-15]. */

import { describe, expect, test } from 'vitest';
import { switchesFor } from '../../../scripts/packages/switches.ts';

const HOME = { SEATWRIGHT_HOMEPAGE: 'https://example.org/seatwright' };
const PAGE = '-c.extraMetadata.homepage=https://example.org/seatwright';
const APPLE = { APPLE_ID: 'a', APPLE_APP_SPECIFIC_PASSWORD: 'b', APPLE_TEAM_ID: 'c' };

const given = (host: string, env: Record<string, string>, targets: readonly string[] = [], origin?: string) =>
  switchesFor({ host, targets, env: { ...HOME, ...env }, origin });

const added = (...asked: Parameters<typeof given>) => {
  const answer = given(...asked);
  if (!answer.ok) throw new Error(answer.said);
  expect(answer.added[0]).toBe(PAGE);
  return answer.added.slice(1);
};

const UNSIGNED = [
  '-c.mac.identity=-',
  '-c.mac.hardenedRuntime=false',
  '-c.mac.notarize=false',
  '-c.electronFuses.resetAdHocDarwinSignature=true',
];

describe('T-PK-15: switches', () => {
  test.each([{}, { CSC_LINK: '', CSC_NAME: '' }])(
    'macOS without a certificate is sealed ad hoc, and says so: %j',
    (env) => {
      expect(added('darwin', env)).toEqual(UNSIGNED);
      expect(given('darwin', env).said).toContain('unsigned');
    },
  );

  test('macOS with a certificate must be signed and notarised', () => {
    expect(added('darwin', { CSC_LINK: 'x', ...APPLE })).toEqual([
      '-c.forceCodeSigning=true',
      '-c.electronFuses.resetAdHocDarwinSignature=false',
    ]);
    expect(given('darwin', { CSC_LINK: 'x', APPLE_ID: 'a', APPLE_TEAM_ID: '' })).toEqual({
      ok: false,
      said: 'notarising needs APPLE_APP_SPECIFIC_PASSWORD, APPLE_TEAM_ID',
    });
  });

  test.each(['linux', 'win32'])('%s packing for macOS has no codesign: a trial', (host) => {
    expect(added(host, {}, ['--mac', '--dir'])).toEqual(['-c.electronFuses.resetAdHocDarwinSignature=false']);
  });

  test('Windows with a certificate of its own must be signed', () => {
    expect(added('win32', { WIN_CSC_LINK: 'x' })).toEqual(['-c.forceCodeSigning=true']);
    expect(added('win32', { WIN_CSC_LINK: '' })).toEqual([]);
  });

  test.each(['win32', 'linux'])('on %s an Apple certificate is taken from the environment', (host) => {
    const answer = given(host, { CSC_LINK: 'x', CSC_KEY_PASSWORD: 'y', PATH: '/bin', WIN_CSC_LINK: 'z' });
    if (!answer.ok) throw new Error(answer.said);
    expect(answer.env).toEqual({ ...HOME, PATH: '/bin', WIN_CSC_LINK: 'z' });
  });

  test.each([
    [{ GITHUB_REPOSITORY: 'club/seatwright' }, undefined, 'https://github.com/club/seatwright'],
    [{}, 'git@example.org:club/seatwright.git', 'https://example.org/club/seatwright'],
    [{}, 'https://example.org/club/seatwright.git', 'https://example.org/club/seatwright'],
  ])('2.5 the address of the project is that of %j, %s', (env, origin, page) => {
    const answer = switchesFor({ host: 'linux', targets: [], env, origin });
    expect(answer).toMatchObject({ ok: true, added: [`-c.extraMetadata.homepage=${page}`] });
  });

  test('2.8 the day of what is built goes along', () => {
    expect(switchesFor({ host: 'win32', targets: [], env: HOME, builtOn: '2026-11-27' })).toMatchObject({
      added: [PAGE, '-c.extraMetadata.builtOn=2026-11-27'],
    });
  });

  test.each([[[]], [['--linux']], [['--linux', 'AppImage', 'deb']], [['--linux', 'rpm', '--x64']]])(
    '2.5 without one, deb and rpm are not begun: %j',
    (targets) => {
      expect(switchesFor({ host: 'linux', targets, env: {}, origin: '/srv/seatwright' })).toEqual({
        ok: false,
        said: 'deb and rpm need the address of the project: set SEATWRIGHT_HOMEPAGE or leave them out with --linux AppImage tar.gz',
      });
    },
  );

  test.each([[['--linux', 'AppImage', 'tar.gz']], [['--linux', '--dir']], [['--win', 'nsis']]])(
    '2.5 others need none: %j',
    (targets) => {
      expect(switchesFor({ host: 'linux', targets, env: {} })).toMatchObject({ ok: true, added: [] });
    },
  );
});

/** [T-PK-14] [desktop 11.1 to 11.3, 11.6] The workflows as they are read by who runs them. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { root } from '../hosts.ts';

type Step = {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly 'timeout-minutes'?: number;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
};
type Row = Readonly<Record<string, string>>;
type Job = {
  readonly 'runs-on': string;
  readonly 'timeout-minutes'?: number;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly strategy?: { readonly 'fail-fast'?: boolean; readonly matrix: { readonly include: readonly Row[] } };
  readonly steps: readonly Step[];
};
type Workflow = { readonly on: Readonly<Record<string, unknown>>; readonly jobs: Readonly<Record<string, Job>> };

const folder = join(root, '.github/workflows');
const read = (name: string) => yaml.load(readFileSync(join(folder, name), 'utf8')) as Workflow;
const workflow = read('package.yml');
const { package: packing, older, release } = workflow.jobs as Record<'package' | 'older' | 'release', Job>;
const stepsOf = ({ steps }: Job) => steps.map(({ uses, run = '' }) => uses ?? run);
const index = (job: Job, words: string | RegExp) => stepsOf(job).findIndex((step) => step.match(words) !== null);

/** The names under which a job uploads, one for each row of its matrix. */
const uploadsOf = ({ steps, strategy }: Job): readonly string[] =>
  (strategy?.matrix.include ?? [{}]).flatMap((row) =>
    steps
      .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
      .map((step) => String(step.with?.name).replace(/\$\{\{ matrix\.(\w+) \}\}/g, (_, key: string) => row[key] ?? '')),
  );

/** What a runner of a system puts into the environment, where every secret is set. */
const environment = (step: Step | undefined, system: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(step?.env ?? {}).map(([name, value]) => {
      const asked = /^\$\{\{ runner\.os == '(\w+)' && secrets\.(\w+) \|\| '' \}\}$/.exec(value);
      return [name, asked === null ? value : asked[1] === system ? `secret ${asked[2]}` : ''];
    }),
  );

test.each(globSync('*.yml', { cwd: folder }))('%s: every job has a limit, no two uploads have one name', (name) => {
  const jobs = Object.values(read(name).jobs);
  for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  const uploads = jobs.flatMap(uploadsOf);
  expect(new Set(uploads).size).toBe(uploads.length);
  expect(uploads.filter((one) => /[{}$]|undefined/.test(one))).toEqual([]);
});

describe('11.1 package.yml', () => {
  test('runs on pushes to main, on pull requests and on tags of versions', () => {
    expect(workflow.on).toEqual({ push: { branches: ['main'], tags: ['v*'] }, pull_request: null });
  });

  test('builds and tries on the same machine, on three systems and two processors; one failure leaves the others', () => {
    expect(packing.strategy?.['fail-fast']).toBe(false);
    expect(packing.strategy?.matrix.include.map(({ os, switches }) => [os, switches])).toEqual([
      ['windows-2025', '--win --x64'],
      ['windows-11-arm', '--win --arm64'],
      ['macos-15', '--mac --arm64'],
      ['macos-15-intel', '--mac --x64'],
      ['ubuntu-24.04', '--linux --x64'],
      ['ubuntu-24.04-arm', '--linux --arm64'],
    ]);
    expect(packing['runs-on']).toBe(`\${{ matrix.os }}`);
  });

  test('the older Ubuntu takes the artefact and tries AppImage and deb', () => {
    expect([older['runs-on'], older.needs]).toEqual(['ubuntu-22.04', 'package']);
    expect(older.steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'))?.with).toEqual({
      name: 'packages-linux-x64',
      path: 'out/packages',
    });
    expect(stepsOf(older)).toContain('node scripts/ci/try-packages.ts out/packages deb appimage');
  });

  test('no secret is needed: what is not there is empty', () => {
    const asked = readFileSync(join(folder, 'package.yml'), 'utf8').match(/\$\{\{[^}]*secrets\.[^}]*\}\}/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked) expect(one).toMatch(/\|\| '' \}\}$/);
  });
});

describe('11.2 the steps', () => {
  test('are all there, in this order, each with a limit', () => {
    const order = [
      /^actions\/checkout@v4$/,
      /^actions\/setup-node@v4$/,
      /^npm ci$/,
      /^node node_modules\/electron\/install\.js$/,
      /^npm run build$/,
      /^sudo apt-get update && sudo apt-get install -y /,
      /^node scripts\/ci\/desktop\.ts$/,
      /^npm run dist -- \$\{\{ matrix\.switches \}\} --publish never$/,
      /^node scripts\/ci\/try-packages\.ts out\/packages$/,
      /^actions\/upload-artifact@v4$/,
      /^actions\/upload-artifact@v4$/,
    ];
    expect(packing.steps).toHaveLength(order.length);
    for (const [no, words] of order.entries()) expect(stepsOf(packing)[no]).toMatch(words);
    for (const job of [packing, older, release])
      for (const step of job.steps) expect(step['timeout-minutes'], step.run ?? step.uses ?? '').toBeGreaterThan(0);
  });

  test('Linux gets what Electron needs, the suite the runtime', () => {
    const linux = packing.steps[index(packing, 'apt-get')];
    expect(linux?.if).toBe("runner.os == 'Linux'");
    for (const word of 'xvfb dbus-x11 libgtk-3-0t64 libasound2t64 libgbm1 libnss3 rpm'.split(' '))
      expect(linux?.run?.split(' ')).toContain(word);
    expect(packing.steps[index(packing, 'desktop.ts')]?.env).toEqual({ SEATWRIGHT_REAL_ELECTRON: '1' });
    expect(packing.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with).toEqual({
      'node-version': 24,
      cache: 'npm',
    });
  });

  test('a certificate is there on its own system only', () => {
    const dist = packing.steps[index(packing, 'npm run dist')];
    const set = (system: string) =>
      Object.entries(environment(dist, system))
        .filter(([, value]) => value !== '')
        .map(([name]) => name);
    expect(set('macOS').toSorted()).toEqual([
      'APPLE_APP_SPECIFIC_PASSWORD',
      'APPLE_ID',
      'APPLE_TEAM_ID',
      'CSC_FOR_PULL_REQUEST',
      'CSC_KEY_PASSWORD',
      'CSC_LINK',
    ]);
    expect(set('Windows').toSorted()).toEqual(['CSC_FOR_PULL_REQUEST', 'WIN_CSC_KEY_PASSWORD', 'WIN_CSC_LINK']);
    expect(set('Linux')).toEqual(['CSC_FOR_PULL_REQUEST']);
    expect(environment(dist, 'macOS').CSC_FOR_PULL_REQUEST).toBe('true');
    // What was signed is looked at where it is unpacked.
    expect(packing.steps[index(packing, 'try-packages')]?.env).toEqual({
      SEATWRIGHT_SIGNED: `\${{ (runner.os == 'macOS' && secrets.CSC_LINK || runner.os == 'Windows' && secrets.WIN_CSC_LINK) && '1' || '' }}`,
    });
  });

  test('what was found is kept in any case, packages only when they passed', () => {
    const [tried, packages] = packing.steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(tried).toMatchObject({ if: 'always()', with: { path: 'artifacts', 'if-no-files-found': 'error' } });
    expect(packages?.if).toBeUndefined();
    expect(String(packages?.with?.path).trim().split('\n')).toEqual(
      ['exe', 'dmg', 'zip', 'AppImage', 'deb', 'rpm', 'tar.gz'].map((kind) => `out/packages/*.${kind}`),
    );
  });
});

describe('11.6 the release', () => {
  test('needs every job of the matrix, publishes only what they uploaded, and counts it first', () => {
    expect(release.needs).toEqual(['package', 'older']);
    expect(release.if).toBe("startsWith(github.ref, 'refs/tags/v')");
    const count = index(release, /release-count\.ts packages "\$GITHUB_REF_NAME"/);
    const create = index(release, /gh release create "\$GITHUB_REF_NAME" packages\/\* --draft/);
    expect(count).toBeGreaterThan(index(release, /download-artifact/));
    expect(create).toBeGreaterThan(count);
    expect(release.steps[create - 1]).toMatchObject({
      run: 'node scripts/release-notes.ts "$GITHUB_REF_NAME" $SIGNED > notes.md',
      env: { SIGNED: `\${{ secrets.WIN_CSC_LINK && 'windows' || '' }} \${{ secrets.CSC_LINK && 'macos' || '' }}` },
    });
    expect(release.steps[create]?.run).toContain('--notes-file notes.md');
    const taken = release.steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'))?.with;
    expect(taken).toEqual({ pattern: 'packages-*', path: 'packages', 'merge-multiple': true });
    expect(uploadsOf(packing).filter((name) => name.startsWith('packages-'))).toHaveLength(6);
  });

  test('nothing but this workflow runs the desktop suite on Electron, or publishes', () => {
    for (const name of globSync('*.yml', { cwd: folder }).filter((one) => one !== 'package.yml')) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect(text).not.toContain('SEATWRIGHT_REAL_ELECTRON');
      expect(text).not.toContain('gh release');
    }
  });
});

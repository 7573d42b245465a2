/** [desktop 2.2, 2.3], [T-PK-12] The names of a release, by the packer's own reading of the configuration. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compared, releaseFiles } from '../../../scripts/packages/release-files.ts';
import { root } from '../hosts.ts';

type Options = Readonly<Record<string, unknown>>;
type OneSystem = {
  readonly platformSpecificBuildOptions: Options;
  readonly expandArtifactNamePattern: (options: Options, ending: string, arch: number) => string;
};
type Packer = { readonly validateConfig: () => Promise<void>; readonly config: { readonly nsis: Options } };

const packer = createRequire(join(root, 'package.json'));

test('T-PK-12: a dry run names the sixteen files of the golden list, each once', async () => {
  const { Packager, Arch } = packer('app-builder-lib') as {
    readonly Packager: new (options: Options) => Packer;
    readonly Arch: Readonly<Record<string, number>>;
  };
  const made = new Packager({ projectDir: root, publish: 'never' });
  await made.validateConfig();
  const names: string[] = [];
  for (const [file, endings] of [
    ['linuxPackager', ['deb', 'rpm', 'AppImage', 'tar.gz']],
    ['winPackager', ['exe', 'zip']],
    ['macPackager', ['dmg', 'zip']],
  ] as const) {
    const [System] = Object.values(
      packer(`app-builder-lib/out/${file}.js`) as Record<string, new (packer: Packer) => OneSystem>,
    );
    if (System === undefined) throw new Error(file);
    const system = new System(made);
    // The kinds are those of the configuration, the installer of Windows among them.
    const { target } = system.platformSpecificBuildOptions;
    expect(target).toEqual(endings.map((ending) => (ending === 'exe' ? 'nsis' : ending)));
    for (const ending of endings)
      for (const arch of ['x64', 'arm64']) {
        const own = ending === 'exe' ? made.config.nsis : {};
        const options = { ...system.platformSpecificBuildOptions, ...own };
        names.push(system.expandArtifactNamePattern(options, ending, Arch[arch] ?? -1));
      }
  }
  expect(names.toSorted()).toEqual(releaseFiles('0.1.0').toSorted());
  expect(new Set(names).size).toBe(16);
});

test('2.3: what is missing in the folder of a release and what is too much there is told by name', () => {
  const all = releaseFiles('2.0.0');
  expect(compared('2.0.0', all)).toEqual({ missing: [], surplus: [] });
  expect(compared('2.0.0', [...all.slice(1), 'latest.yml'])).toEqual({ missing: [all[0]], surplus: ['latest.yml'] });
});

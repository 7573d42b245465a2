/** The sixteen packages of a release, by name [desktop 2.2, 2.3]. */

export const releaseFiles = (version: string): readonly string[] =>
  [
    'win-x64-setup.exe',
    'win-arm64-setup.exe',
    'win-x64.zip',
    'win-arm64.zip',
    'mac-arm64.dmg',
    'mac-x64.dmg',
    'mac-arm64.zip',
    'mac-x64.zip',
    'linux-amd64.deb',
    'linux-x86_64.rpm',
    'linux-x86_64.AppImage',
    'linux-x64.tar.gz',
    'linux-arm64.deb',
    'linux-aarch64.rpm',
    'linux-arm64.AppImage',
    'linux-arm64.tar.gz',
  ].map((ending) => `Seatwright-${version}-${ending}`);

/** What is missing in a folder and what is too much there; both empty: exactly these. */
export const compared = (
  version: string,
  found: readonly string[],
): { readonly missing: readonly string[]; readonly surplus: readonly string[] } => {
  const wanted = releaseFiles(version);
  return {
    missing: wanted.filter((name) => !found.includes(name)),
    surplus: found.filter((name) => !wanted.includes(name)),
  };
};

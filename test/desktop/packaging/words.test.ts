/** [desktop 1.1, 3.5, 13] What is said of the packages: the README and the notes of a release say the same, in two languages. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { notYetStarted, releaseNotes, withSection } from '../../../scripts/packages/words.ts';
import { root } from '../hosts.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const inTwo = (version: string, ...signed: Parameters<typeof releaseNotes>[1]) => {
  const [, en = '', ru = ''] = releaseNotes(version, signed).split(`## Seatwright ${version}`);
  return { en, ru };
};
const rowsOf = (text: string) => text.split('\n').filter((line) => /^\| (?!---|system|система)/.test(line));

test('the README has its section as the source says it', () => {
  expect(withSection(readme)).toBe(readme);
});

test('1.1 both name the systems', () => {
  const { en, ru } = inTwo('0.1.0');
  for (const text of [readme, en, ru])
    for (const name of ['Windows 10 22H2', 'macOS 13', 'Ubuntu 22.04', 'Debian 12', 'Fedora 40', 'x64', 'arm64'])
      expect(text).toContain(name);
});

describe('13 unsigned builds', () => {
  test('what is seen and what is done, by system', () => {
    const { en } = inTwo('0.1.0');
    expect(rowsOf(en)).toEqual([
      '| Windows | "Windows protected your PC" | compare the SHA-256 first (`certutil -hashfile … SHA256`), then More info → Run anyway |',
      '| macOS 15 and later | "… not opened" | Done; System Settings → Privacy & Security → Open Anyway. Control-click no longer does it |',
      '| macOS 13, 14 | the same | Control-click → Open |',
      '| macOS | "is damaged" | a fault of ours: please report it |',
      '| Linux | file not executable | Properties → Executable, or `chmod +x`; deb: `sudo apt install ./…` |',
    ]);
    for (const row of rowsOf(en)) expect(readme).toContain(row.slice(0, -2));
  });

  test('in Russian with the words of the systems', () => {
    const { ru } = inTwo('0.1.0');
    expect(rowsOf(ru)).toHaveLength(5);
    expect(ru).toContain('Подробнее → Выполнить в любом случае');
    expect(ru).toContain('Конфиденциальность и безопасность → Открыть всё равно');
    for (const words of ['«Система Windows защитила ваш компьютер»: сначала сверьте', 'Открыть всё равно'])
      expect(readme).toContain(words);
  });

  test('a certificate takes its rows away; with all of them there is no such section', () => {
    const systems = (...signed: Parameters<typeof releaseNotes>[1]) =>
      rowsOf(inTwo('0.1.0', ...signed).en).map((row) => row.split(' | ')[0]?.slice(2));
    expect(systems('windows')).toEqual(['macOS 15 and later', 'macOS 13, 14', 'macOS', 'Linux']);
    expect(systems('macos')).toEqual(['Windows', 'Linux']);
    const { en, ru } = inTwo('0.1.0', 'windows', 'macos');
    expect([rowsOf(en), rowsOf(ru)]).toEqual([[], []]);
    expect(`${en}${ru}`).not.toMatch(/certificate|предупреждением|asks again/);
  });

  test('3.5 a seal without a certificate is told to ask again', () => {
    expect(inTwo('0.1.0').en).toContain('macOS asks again for folders and for the local network with each version.');
    expect(inTwo('0.1.0').ru).toContain('macOS с каждой версией заново спрашивает о папках и о локальной сети.');
    expect(inTwo('0.1.0', 'macos').en).not.toContain('asks again');
  });

  test('to take the quarantine off is never the advice', () => {
    expect(`${releaseNotes('0.1.0', [])}${readme}`).not.toContain('xattr');
  });
});

test('what no machine has started yet is said, until every system has', () => {
  expect(notYetStarted({})).toContain('**Not yet started on** Windows, macOS or Linux as a package');
  expect(notYetStarted({})).toContain('**Ещё не запускалась** как пакет на Windows, macOS и Linux');
  const onMac = notYetStarted({ Linux: '0.1.0', Windows: '0.1.0' });
  expect(onMac).toContain('**Not yet started on** macOS as a package');
  expect(onMac).toContain('**Ещё не запускалась** как пакет на macOS');
  expect(readme).toContain(notYetStarted());
  expect(notYetStarted({ Linux: '0.1.0', Windows: '0.1.0', macOS: '0.1.0' })).toBe('');
});

test('the script writes the notes of a tag', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'scripts/release-notes.ts'), 'v0.2.0', 'windows'],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stdout]).toEqual([0, releaseNotes('0.2.0', ['windows'])]);
});

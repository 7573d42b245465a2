/**
 * Electron's command line: `electron [switches] <folder or file of the application> [arguments]`.
 */

/** `-r <module>` is Electron's own preloading of a module, which Playwright uses when it starts Electron by itself. */
const TAKES_THE_NEXT_WORD = new Set(['-r', '--require']);

export type CommandLine = {
  /** `--name=value` and `--name` without the dashes. */
  readonly switches: ReadonlyMap<string, string>;
  readonly required: readonly string[];
  /** Folder or file of the application, as written; undefined when there is none. */
  readonly application: string | undefined;
};

/** The words after the program's name. Switches count wherever they stand, as in Chromium; the first other word is the application. */
export const parseCommandLine = (words: readonly string[]): CommandLine => {
  const switches = new Map<string, string>();
  const required: string[] = [];
  let application: string | undefined;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const following = words[i + 1];
    if (TAKES_THE_NEXT_WORD.has(word) && following !== undefined) {
      required.push(following);
      i++;
    } else if (word.startsWith('--')) {
      const [name = '', ...value] = word.slice(2).split('=');
      switches.set(name, value.join('='));
    } else {
      application ??= word;
    }
  }
  return { switches, required, application };
};

/** The command line of this process; `boot.ts` is the second word and is not part of it. */
export const commandLine: CommandLine = parseCommandLine(process.argv.slice(2));

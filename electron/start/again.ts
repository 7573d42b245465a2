/** The program started once more by itself: on another display server [desktop 5.5], or after a fault [desktop 6.7]. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Environment = Readonly<Record<string, string | undefined>>;

type Start = { readonly command: string; readonly args: readonly string[]; readonly env: Environment };

/** What an AppImage sets for the program inside it: it names places that go with this start. */
const OF_THE_MOUNT: ReadonlySet<string> = new Set(['APPDIR', 'ARGV0', 'OWD', 'LD_LIBRARY_PATH']);

/** The AppImage that a program runs from; null where it runs from none. A terminal inside another AppImage hands that one's names on. */
const imageOf = ({ APPIMAGE: image = '', APPDIR: mount = '' }: Environment, program: string): string | null =>
  image === '' || (mount !== '' && !program.startsWith(`${mount}/`)) ? null : image;

/** How the same program is started: an AppImage as a whole, for what is mounted of it goes with this start. */
export const sameProgram = (env: Environment, program: string, args: readonly string[]): Start => {
  const image = imageOf(env, program);
  if (image === null) return { command: program, args, env };
  const kept = Object.entries(env).filter(([name]) => !OF_THE_MOUNT.has(name));
  return { command: image, args, env: Object.fromEntries(kept) };
};

const X11 = '--ozone-platform=x11';

/** The words of a start on the X server; behind a bare `--` no switch is one. */
export const onX11 = (args: readonly string[]): readonly string[] => {
  const end = args.indexOf('--');
  return end < 0 ? [...args, X11] : [...args.slice(0, end), X11, ...args.slice(end)];
};

/** Starts it, to live on after this process; whether it could be. */
export const startBeside = async ({ command, args, env }: Start): Promise<boolean> => {
  try {
    const child = spawn(command, [...args], { detached: true, stdio: 'inherit', env });
    child.unref();
    await once(child, 'spawn');
    return true;
  } catch {
    // There is no such program, or it may not be started.
    return false;
  }
};

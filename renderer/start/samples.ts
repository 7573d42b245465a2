import type { GameId } from '../../core/tournament/words.ts';
import { call } from '../door/current.ts';
import { textOf } from '../i18n/text.ts';
import { takeFile } from '../store/file.ts';
import { showRefusal } from '../store/notices.ts';

/** Opens a copy of a game's sample, made where new files go. */
export const openSample = async (family: GameId): Promise<void> => {
  const name = textOf('shell:start.sampleName', { family: textOf(`${family}:game.name`) });
  const made = await call('event.sample', { name, family });
  if (!made.ok) return showRefusal(made.refusal);
  await takeFile(made.value);
};

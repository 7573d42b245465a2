import type { GameId } from '../../core/tournament/words.ts';
import { call } from '../door/current.ts';
import { textOf } from '../i18n/text.ts';
import { takeFile } from '../store/file.ts';
import { showRefusal } from '../store/notices.ts';

/** Opens a copy of a game's sample under a place that the TO chooses; cancelling the choice does nothing. */
export const openSample = async (family: GameId): Promise<void> => {
  const name = textOf('shell:start.sampleName', { family: textOf(`${family}:game.name`) });
  const place = await call('file.chooseNew', { suggested: name });
  if (!place.ok) return showRefusal(place.refusal);
  if (place.value === null) return;
  const made = await call('event.sample', { handle: place.value.handle, name, family });
  if (!made.ok) return showRefusal(made.refusal);
  await takeFile(made.value);
};

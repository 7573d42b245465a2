import { LONGEST_EVENT } from '../../core/api/events.ts';
import { call } from '../door/current.ts';
import { takeFile } from '../store/file.ts';
import { say, showRefusal } from '../store/notices.ts';
import { openText } from '../text-files/open-text.ts';

/** Asks for one JSON file; null when the TO chose none. */
const chosenFile = (): Promise<File | null> =>
  new Promise((resolve) => {
    const field = document.createElement('input');
    field.type = 'file';
    field.accept = '.json,application/json';
    field.addEventListener('change', () => resolve(field.files?.[0] ?? null));
    field.addEventListener('cancel', () => resolve(null));
    field.click();
  });

/** Makes a tournament of an event that was exported as JSON, under a place that the TO chooses. */
export const importEvent = async (): Promise<void> => {
  const file = await chosenFile();
  if (file === null) return;
  const text = await openText(file, LONGEST_EVENT);
  if (!text.ok) return showRefusal(text.refusal);
  if (text.value === null) return;
  const place = await call('file.chooseNew', { suggested: file.name.replace(/\.json$/i, '') });
  if (!place.ok) return showRefusal(place.refusal);
  if (place.value === null) return;
  const made = await call('event.import', { handle: place.value.handle, text: text.value });
  if (!made.ok) return showRefusal(made.refusal);
  await takeFile(made.value);
  say('good', 'exchange:taken', { name: place.value.name });
};

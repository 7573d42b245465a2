import { LONGEST_EVENT, LONGEST_PART } from '../../core/api/events.ts';
import type { FileState } from '../../core/api/file.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import { call } from '../door/current.ts';
import { takeFile } from '../store/file.ts';
import { say, showRefusal } from '../store/notices.ts';
import { ofFile } from '../text-files/file-bytes.ts';
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

/** A long text goes in parts: no message of the browser host is that large. */
const sent = async (handle: string, text: string): Promise<Answer<FileState>> => {
  if (text.length <= LONGEST_PART) return call('event.import', { handle, text });
  const upload = crypto.randomUUID();
  const last = LONGEST_PART * (Math.ceil(text.length / LONGEST_PART) - 1);
  for (let at = 0; at < last; at += LONGEST_PART) {
    const taken = await call('event.part', { upload, text: text.slice(at, at + LONGEST_PART) });
    if (!taken.ok) return taken;
  }
  return call('event.import', { handle, text: text.slice(last), upload });
};

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
  const made = await sent(place.value.handle, text.value);
  if (!made.ok) return showRefusal(ofFile(made.refusal, file.name));
  await takeFile(made.value);
  say('good', 'exchange:taken', { name: place.value.name });
};

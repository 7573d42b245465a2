/** The bytes of a file that was chosen or dropped. It may be gone by now, lie on a disk that was taken out, or be a folder. */

import { sizeProblem } from '../../core/exchange/limits.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../core/tournament/refusal.ts';

/** A refusal with the name of the file that it is about: said above the sentence where that does not name it. */
export const ofFile = (refusal: Refusal, name: string): Refusal => ({
  ...refusal,
  params: { ...refusal.params, file: name },
});

/** Refuses `people.tooBig`, unread, and `file.unreadable`. */
export const fileBytes = async (file: File, most: number): Promise<Answer<Uint8Array>> => {
  const tooBig = sizeProblem(file.size, most);
  if (tooBig !== null) return no(ofFile(tooBig, file.name));
  try {
    return ok(new Uint8Array(await file.slice(0, most).arrayBuffer()));
  } catch {
    return no(refuse('file.unreadable', { name: file.name }));
  }
};

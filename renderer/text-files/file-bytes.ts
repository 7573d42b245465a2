/** The bytes of a file that was chosen or dropped. It may be gone by now, lie on a disk that was taken out, or be a folder. */

import { sizeProblem } from '../../core/exchange/limits.ts';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';

/** Refuses `people.tooBig`, unread, and `file.unreadable`. */
export const fileBytes = async (file: File, most: number): Promise<Answer<Uint8Array>> => {
  const tooBig = sizeProblem(file.size, most);
  if (tooBig !== null) return no(tooBig);
  try {
    return ok(new Uint8Array(await file.slice(0, most).arrayBuffer()));
  } catch {
    return no(refuse('file.unreadable', { name: file.name }));
  }
};

import type { Input, MethodName, Push, Reply } from '../../core/api/contract.ts';
import type { Answer } from '../../core/tournament/refusal.ts';

/**
 * How the window is joined to the back end. `lost`: being joined again by itself. `turnedAway`: the back end is there and
 * does not know this window (it was started anew, with another key); only its new address helps.
 */
export type Link = 'joining' | 'joined' | 'lost' | 'turnedAway';

/**
 * The only way from a window to the back end. Nothing here throws: a call that did not come through answers with the
 * refusal `door.lost`, and whoever called decides whether to ask again.
 */
export type Door = {
  readonly call: <M extends MethodName>(method: M, input: Input<M>) => Promise<Answer<Reply<M>>>;
  /** Calls the listener with every push; the returned function ends that. */
  readonly onPush: (listener: (push: Push) => void) => () => void;
  readonly link: () => Link;
  /** Calls the listener with every change of the link; the returned function ends that. */
  readonly onLink: (listener: (link: Link) => void) => () => void;
};

import type { Round, Tournament } from '../../tournament/state.ts';
import type { EntrantId, Phrase, RoundNo } from '../../tournament/words.ts';
import type { GameDocument, Seat, Unit } from '../paper.ts';
import type { Schedule, SlipForm } from '../paper-forms.ts';

type RoundClock = { readonly minutes: number; readonly end: Phrase | null };

/** What it says on paper: documents, slips, and the words for rounds, byes and seats that the desk and the hall say too. */
export type GamePaper = {
  /** Who sits in for an entrant in a round: paper and hall show both names. */
  readonly substitute: (tournament: Tournament, round: RoundNo, id: EntrantId) => string | null;
  readonly clock?: (tournament: Tournament) => RoundClock;
  /** Its seats have signs besides letters, which paper may add: texts `seats.<seat>.signed`. */
  readonly seatSigns?: true;
  readonly slip?: (tournament: Tournament, round?: Round) => SlipForm;
  /** What a round is called where its number does not say it (semi-finals). Also for the next round. */
  readonly roundTitle?: (tournament: Tournament, round: RoundNo) => Phrase | null;
  /** Heads its tables where one of them plays another match than the round's title says (a final with third place). */
  readonly roundHeading?: (tournament: Tournament, round: RoundNo) => Phrase | null;
  /** What somebody without a table has in a round ("Bye (3 points)"); without it they sit out and get nothing. */
  readonly bye?: (tournament: Tournament, round: RoundNo) => Phrase;
  /** What stands beside a name on a result slip: seed and points. */
  readonly slipNote?: (tournament: Tournament, round: RoundNo, id: EntrantId) => Phrase | null;
  /** What everybody had before a round, at the end of their line by table; null while nobody may know. */
  readonly points?: (
    tournament: Tournament,
    round: Round,
  ) => { readonly unit: Unit; readonly of: ReadonlyMap<EntrantId, number> } | null;
  /** Where everybody sits for good, for cards that stand there; without it whoever has one table through the whole event. */
  readonly places?: (
    tournament: Tournament,
  ) => (id: EntrantId) => { readonly table: string; readonly seat: Seat | null } | null;
  /** What the desk says under a name at a table in place of the place in the standings. */
  readonly seatNote?: (tournament: Tournament) => (id: EntrantId) => Phrase | null;
  readonly schedule?: (tournament: Tournament) => Schedule | null;
  /** People go by numbers of the event, and by none before those are given. */
  readonly givesNumbers?: true;
  /** One with an id of the program takes that document's place. */
  readonly documents?: readonly GameDocument[];
  readonly without?: readonly string[];
  /** Printed with one press for a round, in order, but for what waits. Without it: seating by table, by name and slips. */
  readonly roundPackage?: readonly string[];
  /** The same before the next round is seated, and at the end of the event. Without it: standings. */
  readonly afterPackage?: readonly string[];
};

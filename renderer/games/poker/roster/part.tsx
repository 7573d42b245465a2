import type { RosterStatus } from '../../../../core/games/poker/results/roster.ts';
import { waitingIn } from '../../../../core/games/poker/rules/floor-state.ts';
import { floorOf, rulesOf } from '../../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Checkbox } from '../../../parts/field/choice.tsx';
import type { PeopleKey, PeoplePart } from '../../../people/people-part.ts';
import { setAtOnce, useSlipPrinting } from '../slip-printing.ts';
import { RosterActions, RosterOnward } from './actions.tsx';
import { useRosterColumns } from './columns.tsx';
import { enterLate, toggleRole } from './deeds.ts';
import { setLate, useLate } from './late.ts';
import { tournamentRoster } from './lines.ts';
import './texts.ts';
import styles from '../../../people/people-foot.module.css';

const keys: readonly PeopleKey[] = [
  { key: ' ', sign: '', textKey: 'poker:roster.keys.paid', perform: (chosen) => void toggleRole('paid', chosen) },
];

/** Paid, seated, waiting, out. */
const Counts = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const { entrants } = tournament;
  const lines = [...tournamentRoster(tournament).lines.values()];
  const of = (status: RosterStatus) => lines.filter((line) => line.status === status).length;
  const unpaid = entrants.filter(({ traits }) => traits.paid !== true).length;
  const waiting = waitingIn(floorOf(tournament));
  const isOut = of('eliminated');
  return (
    <>
      {rulesOf(tournament).paymentRequired && unpaid > 0 && (
        <span className={styles.rosterUnpaid}>{textOf('poker:roster.counts.unpaid', { count: unpaid })}</span>
      )}
      <span>{textOf('poker:roster.counts.seated', { count: of('seated') })}</span>
      {waiting > 0 && <span>{textOf('poker:roster.counts.waiting', { count: waiting })}</span>}
      {isOut > 0 && <span>{textOf('poker:roster.counts.out', { count: isOut })}</span>}
    </>
  );
};

/** Whether the next person who is entered gets a seat with the same key. */
const Late = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const late = useLate(({ on }) => on);
  const { atOnce } = useSlipPrinting();
  const { registrationOpen } = floorOf(tournament);
  if (!registrationOpen) return <span>{textOf('poker:log.registrationClosed')}</span>;
  return (
    <>
      <Checkbox isSelected={late} onChange={setLate}>
        {textOf(rulesOf(tournament).paymentRequired ? 'floor:latePaid' : 'poker:roster.late')}
      </Checkbox>
      <Checkbox isSelected={atOnce} onChange={setAtOnce}>
        {textOf('poker:roster.print')}
      </Checkbox>
    </>
  );
};

/** The roster of a poker event [poker 5 A]: the list of people with seats, places and prizes. */
export const pokerPeople: PeoplePart = {
  titleKey: 'people:title',
  useColumns: useRosterColumns,
  traits: [
    { code: 'paid', titleKey: 'people:fields.trait.paid', width: 5 },
    { code: 'clockOperator', titleKey: 'sheets:hall.views.timer', width: 4.5 },
    { code: 'expert', titleKey: 'people:fields.trait.expert', width: 5.5 },
  ],
  keys,
  Actions: RosterActions,
  Onward: RosterOnward,
  Counts,
  Aside: Late,
  useAdd: (tournament) => {
    const late = useLate(({ on }) => on);
    return late && floorOf(tournament).registrationOpen ? enterLate : null;
  },
};

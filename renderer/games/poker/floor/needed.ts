import { type Hall, stillIn } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';

/** How many play or are to be seated, and the tables for them. Where nobody has paid yet it is everybody: they will have. */
export const tablesNeeded = ({ floor, people, rules }: Hall): { readonly people: number; readonly tables: number } => {
  const entered = new Set(
    itemsOf(floor.entries).flatMap(({ player, status }) => (status === 'withdrawn' ? [] : player)),
  );
  const toCome = [...people].filter(([id]) => !entered.has(id));
  const paid = toCome.filter(([, person]) => person.paid || !rules.paymentRequired);
  const count = stillIn(floor) + (entered.size === 0 && paid.length === 0 ? toCome : paid).length;
  return { people: count, tables: Math.ceil(count / (rules.ideal ?? rules.seatCount)) };
};

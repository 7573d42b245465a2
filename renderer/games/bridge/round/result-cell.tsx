import type { BridgeResult } from '../../../../core/games/bridge/rules/state.ts';
import { ownOf, resultOf } from '../../../../core/games/bridge/rules/state.ts';
import { resultLines } from '../../../../core/games/bridge/steps/checks.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import type { Table } from '../../../../core/tournament/words.ts';
import { goTo } from '../../../desk/place.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { useScoreText } from '../score-text.ts';

/** Goes to where the result of a table is typed. */
export const toResult = (round: Round, { table }: Table): void => goTo('rounds', { round: round.no, table });

type ResultCellProps = { readonly tournament: Tournament; readonly round: Round; readonly table: Table };

/** The result of a table as it counts, N-S first; a stand-in in brackets, "–" while there is none. Leads to its entry. */
export const ResultCell = ({ tournament, round, table }: ResultCellProps) => {
  const textOf = useTextOf();
  const score = useScoreText(tournament);
  const stored = round.results[table.table];
  const standIn = ownOf(tournament).provisional.find((one) => one.round === round.no && one.table === table.table);
  const result: BridgeResult | undefined = stored === undefined ? standIn?.result : resultOf(stored);
  const told = (): string => {
    if (result === undefined) return '–';
    const { entry } = result;
    if (entry === 'walkover' || entry === 'unplayed') return textOf(`bridgeSwiss:card.kinds.${entry}`);
    const scores = resultLines(tournament, round.no, table, result).map((line) => line.score);
    const words = scores.map((one) => (one === null ? '–' : score(one))).join(' : ');
    return stored === undefined ? `(${words})` : words;
  };
  return (
    <button
      type="button"
      className="bridge-result"
      tabIndex={-1}
      data-open={stored === undefined}
      aria-label={textOf('bridgeSwiss:tables.resultOf', { table: table.table, result: told() })}
      onClick={() => toResult(round, table)}
    >
      {told()}
    </button>
  );
};

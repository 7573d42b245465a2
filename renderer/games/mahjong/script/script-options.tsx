import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { WayOut } from '../../../../core/tournament/refusal.ts';
import { goTo } from '../../../desk/place.ts';
import { takeWay } from '../../../desk/ways.ts';
import { wayText } from '../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import type { OptionsProps } from '../../game-screens.ts';
import { takeLineBack } from './deeds.ts';
import { type MissingSeat, nextGame } from './missing.ts';
import styles from './script.module.css';
import { SCRIPT } from './ways.ts';

type MissingProps = { readonly seat: MissingSeat; readonly name: string };

/** A scripted player who does not play, with the three ways out [M-26]. */
const Missing = ({ seat: { table, seat, number, player }, name }: MissingProps) => {
  const textOf = useTextOf();
  const ways: readonly WayOut[] = [
    ...(player === null ? [] : [{ do: 'mahjong.setSubstitute', params: { player } }]),
    { do: 'mahjong.reassignLocalId', params: { localId: number } },
    { do: 'mahjong.dropTable', params: { table } },
  ];
  return (
    <li className="missing">
      <p>
        {player === null
          ? textOf('mahjong:script.missingNobody', { table, seat, number })
          : textOf('mahjong:script.missing', { table, seat, number, player: name })}
      </p>
      <div className={styles.missingWays}>
        {ways.map((way) => (
          <Button key={way.do} onPress={() => takeWay(way)}>
            {wayText(way)}
          </Button>
        ))}
      </div>
    </li>
  );
};

/** Which game of the script comes next, and who of it is missing. */
export const ScriptOptions = ({ tournament }: OptionsProps) => {
  const textOf = useTextOf();
  const next = useMemo(() => nextGame(tournament), [tournament]);
  const people = peopleOf(tournament);
  const { script } = ownOf(tournament);
  if (next === null) return null;
  const { game, rounds, missing, dropped } = next;
  return (
    <div className={styles.scriptOptions}>
      <p className={styles.scriptOptionsGame}>
        <span>{textOf('mahjongDesk:game.of', { game, rounds })}</span>
        <Button reads tone="quiet" icon={<ScrollText size={16} aria-hidden />} onPress={() => goTo(SCRIPT)}>
          {textOf('mahjongDesk:script.title')}
        </Button>
      </p>
      <p className={styles.scriptOptionsWinds}>{textOf('mahjongDesk:script.windsUsed', { mode: script?.winds })}</p>
      {dropped.map((table) => (
        <Notice
          key={table}
          actions={
            <Button onPress={() => void takeLineBack(tournament, game, table)}>{textOf('director:takeBack')}</Button>
          }
        >
          {textOf('mahjongDesk:missing.dropped', { table })}
        </Notice>
      ))}
      {missing.length > 0 && (
        <Notice tone="warn" title={textOf('mahjongDesk:missing.title', { count: missing.length })}>
          <ul className={styles.missingList}>
            {missing.map((seat) => (
              <Missing key={`${seat.table}-${seat.seat}`} seat={seat} name={people.get(seat.player ?? 0)?.name ?? ''} />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};

import { CopyCheck } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { supposed } from '../../core/tournament/what-if.ts';
import { Screen } from '../desk/screen.tsx';
import { useTextOf } from '../i18n/text.ts';
import { NobodyYet } from '../people/nobody-yet.tsx';
import { nextRoundNo } from '../round/flow.ts';
import { choiceOf, isChosen, offersOf } from '../round/seating/choice.ts';
import { methodsOf } from '../round/seating/method-panel.tsx';
import { useTournament, useTournamentStore } from '../store/tournament.ts';
import { Asks } from './asks.tsx';
import { MovesTable } from './moves-table.tsx';
import { OutlookView } from './outlook.tsx';
import { WhatIfFrame } from './what-if-frame.tsx';
import { commandsOf, lookAhead, openWhatIf, startOver, useWhatIf } from './what-if-store.ts';

type Answer = 'standings' | 'seating';

/** The methods that can be chosen on the copy, and the one that is. */
const useMethods = (copy: Tournament) => {
  const method = useWhatIf((store) => store.method);
  const options = useWhatIf((store) => store.options);
  return useMemo(() => {
    const chosen = choiceOf(copy, methodsOf(copy), { method, options });
    return { offers: offersOf(copy, methodsOf(copy)), chosen: chosen && { ...chosen, refusal: chosen.offer.refusal } };
  }, [copy, method, options]);
};

const WhatIf = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const suppositions = useWhatIf((store) => store.suppositions);
  const outlook = useWhatIf((store) => store.outlook);
  const seed = useWhatIf((store) => store.seed);
  const last = useTournamentStore(({ ledger }) => ledger.last);
  const [answer, setAnswer] = useState<Answer>('standings');
  useEffect(() => openWhatIf(tournament.id), [tournament.id]);
  const { tournament: copy, refusals } = useMemo(
    () => supposed(tournament, commandsOf(tournament, suppositions), families),
    [tournament, suppositions],
  );
  const { offers, chosen } = useMethods(copy);
  const round = nextRoundNo(copy);
  const isFresh =
    outlook !== null &&
    outlook.suppositions === suppositions &&
    outlook.last === last &&
    isChosen(chosen, seed, { ...outlook, seed: outlook.copy.proposal.seed });
  const onLook = () => {
    if (chosen === null) return;
    setAnswer('seating');
    void lookAhead(tournament, last, { method: chosen.part.id, options: chosen.options });
  };
  return (
    <WhatIfFrame<Answer>
      isUntouched={suppositions.length === 0 && outlook === null}
      onStartOver={startOver}
      asks={
        <Asks
          tournament={tournament}
          copy={copy}
          refusals={refusals}
          offers={offers}
          chosen={chosen}
          round={round}
          onLook={onLook}
        />
      }
      answer={answer}
      onAnswer={setAnswer}
      answers={[
        {
          id: 'standings',
          label: textOf('rounds:standings.title'),
          content: <MovesTable tournament={tournament} copy={copy} />,
        },
        {
          id: 'seating',
          label: round === null ? textOf('rounds:stepper.next') : textOf('rounds:round', { round }),
          content: <OutlookView tournament={tournament} copy={copy} round={round} outlook={isFresh ? outlook : null} />,
        },
      ]}
    />
  );
};

/** What would happen if a result were another, somebody left, another method were used: on a copy, nothing is written. */
export const WhatIfScreen = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  if (tournament === null) return null;
  if (tournament.entrants.length > 0) return <WhatIf tournament={tournament} />;
  return (
    <Screen title={textOf('whatIf:title')}>
      <NobodyYet icon={<CopyCheck size={40} aria-hidden />} title={textOf('whatIf:nobody')} />
    </Screen>
  );
};

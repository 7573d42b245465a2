import { Armchair, CopyCheck } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { families } from '../../core/games/all.ts';
import { entrantOf, roundOf, type Tournament } from '../../core/tournament/state.ts';
import { supposed } from '../../core/tournament/what-if.ts';
import type { EntrantId } from '../../core/tournament/words.ts';
import { closeDrawer, useDrawerAsked } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/side/side.tsx';
import { NobodyYet } from '../people/nobody-yet.tsx';
import { nextRoundNo } from '../round/flow.ts';
import { choiceOf, isChosen, offersOf } from '../round/seating/choice.ts';
import { methodsOf } from '../round/seating/method-panel.tsx';
import { useTournament, useTournamentStore } from '../store/tournament.ts';
import { Asks } from './asks.tsx';
import { MovesTable } from './moves-table.tsx';
import { NextRound } from './next-round.tsx';
import { OutlookSheet } from './outlook.tsx';
import { type Place, SupposeResult } from './suppose-result.tsx';
import { WhatIfFrame } from './what-if-frame.tsx';
import { commandsOf, lookAhead, openWhatIf, startOver, useWhatIf } from './what-if-store.ts';

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
  const isWorking = useWhatIf((store) => store.working !== null);
  const last = useTournamentStore(({ ledger }) => ledger.last);
  const [person, setPerson] = useState<EntrantId | null>(null);
  const [asked, setAsked] = useState<Place | null>(null);
  const [isLooking, setLooking] = useState(false);
  useEffect(() => openWhatIf(tournament.id), [tournament.id]);
  useDrawerAsked(({ person: who, round: no, table }) => {
    if (typeof who === 'number' && entrantOf(tournament, who) !== undefined) setPerson(who);
    if (typeof no === 'number' && typeof table === 'number' && roundOf(tournament, no) !== undefined)
      setAsked({ round: no, table });
    return true;
  });
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
  const canLook = chosen !== null && chosen.refusal === null && round !== null && seed.trim() !== '' && !isWorking;
  const onLook = () => {
    if (chosen === null) return;
    setLooking(true);
    if (!isFresh) void lookAhead(tournament, last, { method: chosen.part.id, options: chosen.options });
  };
  return (
    <WhatIfFrame
      isUntouched={suppositions.length === 0 && outlook === null}
      onStartOver={startOver}
      actions={
        <Button icon={<Armchair size={16} aria-hidden />} isDisabled={!canLook} onPress={onLook}>
          {round === null ? textOf('whatIf:lookNext') : textOf('whatIf:look', { round })}
        </Button>
      }
    >
      <Asks
        tournament={tournament}
        refusals={refusals}
        person={person}
        onPerson={setPerson}
        onResult={() => setAsked('first')}
      />
      <MovesTable tournament={tournament} copy={copy} />
      <NextRound copy={copy} offers={offers} chosen={chosen} />
      {asked !== null && (
        <SupposeResult key={JSON.stringify(asked)} copy={copy} place={asked} onClose={() => setAsked(null)} />
      )}
      {isLooking && isFresh && round !== null && (
        <OutlookSheet
          tournament={tournament}
          copy={copy}
          round={round}
          outlook={outlook}
          onDone={() => setLooking(false)}
        />
      )}
    </WhatIfFrame>
  );
};

/** What would happen if a result were another, somebody left, another method were used: on a copy, nothing is written. */
export const WhatIfDrawer = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  if (tournament === null) return null;
  if (tournament.entrants.length > 0) return <WhatIf tournament={tournament} />;
  return (
    <Drawer title={textOf('whatIf:title')} onClose={closeDrawer}>
      <NobodyYet icon={<CopyCheck size={40} aria-hidden />} />
    </Drawer>
  );
};

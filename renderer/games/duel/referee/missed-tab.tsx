import { Check, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { type Grant, ownOf } from '../../../../core/games/duel/rules/state.ts';
import { swissRounds } from '../../../../core/games/duel/seating/bracket.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { PersonField } from '../../../people/table/person-field.tsx';
import { inWork } from '../../../round/flow.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { doOwn } from '../own-command.ts';

type TabProps = { readonly tournament: Tournament };

const grants = ['loss', 'draw', 'bye'] as const;

const tookPart = ({ tables, byes }: Round, id: EntrantId): boolean =>
  tables.some(({ seats }) => seats.includes(id)) || byes.some(({ entrant }) => entrant === id);

/** The bye of the round that is played, which somebody who comes late can take; null where there is none. */
const freeBye = (tournament: Tournament): { readonly round: RoundNo; readonly bye: EntrantId } | null => {
  const round = inWork(tournament);
  const bye = round?.byes.find(({ reason }) => reason.code !== 'duel.byes.awarded')?.entrant;
  return round === undefined || round.confirmed || bye === undefined ? null : { round: round.no, bye };
};

const Late = ({ tournament, onDone }: TabProps & { readonly onDone: () => void }) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const [player, setPlayer] = useState<EntrantId | null>(null);
  const free = freeBye(tournament);
  const round = inWork(tournament);
  const join = async () => {
    if (player !== null && (await doOwn({ do: 'lateArrival', player }))) onDone();
  };
  if (free === null || round === undefined) {
    return <p className="referee-note">{textOf('duelDesk:referee.noBye')}</p>;
  }
  return (
    <>
      <PersonField
        label={textOf('duelDesk:referee.late')}
        about={textOf('duelDesk:referee.lateAbout', { name: people.get(free.bye)?.name, round: free.round })}
        tournament={tournament}
        value={player}
        onChange={setPlayer}
        among={(id) => !tookPart(round, id)}
      />
      <Button icon={<UserPlus size={16} aria-hidden />} isDisabled={player === null} onPress={() => void join()}>
        {textOf('duelDesk:referee.takeBye')}
      </Button>
    </>
  );
};

const GrantForm = ({ tournament, onDone }: TabProps & { readonly onDone: () => void }) => {
  const textOf = useTextOf();
  const rounds = swissRounds(tournament);
  const [player, setPlayer] = useState<EntrantId | null>(null);
  const [chosen, setChosen] = useState<RoundNo | null>(null);
  const [as, setAs] = useState<Grant['as']>('loss');
  const missed = rounds.filter((round) => player !== null && !tookPart(round, player));
  const round = missed.find(({ no }) => no === chosen)?.no ?? missed[0]?.no ?? null;
  const grant = async () => {
    if (player === null || round === null) return;
    if (await doOwn({ do: 'grantMissed', grant: { player, round, as } })) onDone();
  };
  return (
    <form
      className="parts-scroll referee-form"
      onSubmit={(event) => {
        event.preventDefault();
        void grant();
      }}
    >
      <h2>{textOf('duelDesk:referee.missed')}</h2>
      <p className="referee-note">{textOf('duelDesk:referee.missedAbout')}</p>
      <PersonField
        label={textOf('duelDesk:referee.player')}
        tournament={tournament}
        value={player}
        onChange={setPlayer}
        among={(id) => rounds.some((one) => !tookPart(one, id))}
      />
      {missed.length > 0 && (
        <Select
          label={textOf('duelDesk:referee.round')}
          items={missed.map(({ no }) => ({ id: String(no), label: textOf('rounds:round', { round: no }) }))}
          value={String(round)}
          onChange={(id) => setChosen(Number(id))}
        />
      )}
      <Select
        label={textOf('duelDesk:referee.as')}
        items={grants.map((id) => ({ id, label: textOf(`duelDesk:referee.grants.${id}`) }))}
        value={as}
        onChange={setAs}
      />
      <Button tone="primary" type="submit" icon={<Check size={16} aria-hidden />} isDisabled={round === null}>
        {textOf('duelDesk:referee.grant')}
      </Button>
      <h2>{textOf('duelDesk:referee.lateTitle')}</h2>
      <Late tournament={tournament} onDone={onDone} />
    </form>
  );
};

/** Rounds that somebody missed, and what they get for them; who comes late takes the bye [duel 4.1]. */
export const MissedTab = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const [done, setDone] = useState(0);
  const people = peopleOf(tournament);
  const { granted } = ownOf(tournament);
  return (
    <div className="parts">
      <GrantForm key={done} tournament={tournament} onDone={() => setDone(done + 1)} />
      <ul className="parts-scroll referee-list" aria-label={textOf('duelDesk:referee.granted')}>
        {granted.length === 0 && <p className="referee-note">{textOf('duelDesk:referee.noGrants')}</p>}
        {granted.map((own) => (
          <li key={`${own.player} ${own.round}`}>
            <PersonName person={people.get(own.player)} />
            <span>{textOf('rounds:round', { round: own.round })}</span>
            <span>{textOf(`duelDesk:referee.grants.${own.as}`)}</span>
            <Button
              icon={<X size={16} aria-hidden />}
              onPress={() => void doOwn({ do: 'takeGrantBack', player: own.player, round: own.round })}
            >
              {textOf('duelDesk:referee.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

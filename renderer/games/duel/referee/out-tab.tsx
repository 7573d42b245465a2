import { DoorOpen, Gavel, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { TextField } from '../../../parts/field/field.tsx';
import { PersonField } from '../../../people/table/person-field.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { carryOut } from '../../../store/carry-out.ts';
import { doOwn } from '../own-command.ts';

type TabProps = { readonly tournament: Tournament };

/** From the next draw on somebody plays no more, or plays again. */
export const setPlaying = (ids: readonly EntrantId[], playing: boolean): Promise<boolean> =>
  carryOut({ type: 'entrants.play', ids: [...ids], playing });

const Leave = ({ tournament, onDone }: TabProps & { readonly onDone: () => void }) => {
  const textOf = useTextOf();
  const [player, setPlayer] = useState<EntrantId | null>(null);
  const [reason, setReason] = useState('');
  const [keepPoints, setKeepPoints] = useState(true);
  const playing = new Set(tournament.entrants.flatMap((entrant) => (entrant.playing ? [entrant.id] : [])));
  const drop = async () => {
    if (player !== null && (await setPlaying([player], false))) onDone();
  };
  const disqualify = async () => {
    if (player === null) return;
    const disqualification = { player, reason: reason.trim(), keepPoints };
    if (await doOwn({ do: 'disqualify', disqualification })) onDone();
  };
  return (
    <div className="parts-scroll referee-form">
      <h2>{textOf('duelDesk:referee.drop')}</h2>
      <p className="referee-note">{textOf('duelDesk:referee.dropAbout')}</p>
      <PersonField
        label={textOf('duelDesk:referee.player')}
        tournament={tournament}
        value={player}
        onChange={setPlayer}
        among={(id) => playing.has(id)}
      />
      <Button icon={<DoorOpen size={16} aria-hidden />} isDisabled={player === null} onPress={() => void drop()}>
        {textOf('duelDesk:referee.dropNow')}
      </Button>
      <h2>{textOf('duelDesk:referee.disqualify')}</h2>
      <TextField label={textOf('duelDesk:referee.reason')} value={reason} onChange={setReason} maxLength={500} />
      <Checkbox isSelected={keepPoints} onChange={setKeepPoints}>
        {textOf('duelDesk:referee.keepPoints')}
      </Checkbox>
      <Button
        tone="danger"
        icon={<Gavel size={16} aria-hidden />}
        isDisabled={player === null || reason.trim() === ''}
        onPress={() => void disqualify()}
      >
        {textOf('duelDesk:referee.disqualifyNow')}
      </Button>
    </div>
  );
};

/** Who plays no more: dropped, or disqualified with the opponents' points kept or not [duel 4.1]. */
export const OutTab = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const [done, setDone] = useState(0);
  const people = peopleOf(tournament);
  const { disqualified } = ownOf(tournament);
  const out = tournament.entrants.filter(({ playing }) => !playing);
  return (
    <div className="parts">
      <Leave key={done} tournament={tournament} onDone={() => setDone(done + 1)} />
      <ul className="parts-scroll referee-list" aria-label={textOf('duelDesk:referee.out')}>
        {out.length === 0 && <p className="referee-note">{textOf('duelDesk:referee.nobodyOut')}</p>}
        {out.map(({ id }) => {
          const verdict = disqualified.find(({ player }) => player === id);
          return (
            <li key={id}>
              <PersonName person={people.get(id)} />
              <span>{textOf(`duel:rowMarks.${verdict === undefined ? 'dropped' : 'disqualified'}`)}</span>
              <bdi className="referee-reason">
                {verdict?.reason}
                {verdict?.keepPoints === false && ` · ${textOf('duelDesk:referee.pointsGone')}`}
              </bdi>
              <Button
                icon={<Undo2 size={16} aria-hidden />}
                onPress={() =>
                  void (verdict === undefined ? setPlaying([id], true) : doOwn({ do: 'readmit', player: id }))
                }
              >
                {textOf('duelDesk:referee.back')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberedRounds } from '../../core/game/rounds.ts';
import { families } from '../../core/games/all.ts';
import { mostRounds } from '../../core/tournament/most-rounds.ts';
import type { NamesAs } from '../../core/tournament/people/name-parts.ts';
import { LONGEST_NAME } from '../../core/tournament/people/names.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { textOf, withoutDots } from '../i18n/text.ts';
import { Answers, Dialog } from '../parts/dialog.tsx';
import { NumberField, TextField } from '../parts/field/field.tsx';
import { RefusalNotice } from '../parts/notice.tsx';
import { send, useTournament } from '../store/tournament.ts';
import { EventNames } from './event-names.tsx';
import { closeDialog } from './place.ts';
import styles from './shell.module.css';

const Fields = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation('shell');
  const [name, setName] = useState(tournament.name);
  const [rounds, setRounds] = useState(tournament.plannedRounds);
  const [place, setPlace] = useState(tournament.place ?? '');
  const [from, setFrom] = useState(tournament.days?.from ?? '');
  const [until, setUntil] = useState(tournament.days?.until ?? '');
  const [names, setNames] = useState<NamesAs | null>(null);
  const [asked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const family = families[tournament.family];
  const hasRounds = family.hasRounds !== false;
  const published = numberedRounds(family, tournament);
  const most = Math.max(mostRounds(family), tournament.plannedRounds);
  const nameMissing = name.trim() === '';
  const roundsMissing = !Number.isInteger(rounds);
  const daysTurned = from !== '' && until !== '' && until < from;
  const firstMissing = from === '' && until !== '';
  const save = async () => {
    setAsked(true);
    if (nameMissing || roundsMissing || daysTurned || firstMissing) return;
    const days = from === '' ? null : { from, until: until === '' ? from : until };
    const answer = await send({
      type: 'tournament.describe',
      name,
      plannedRounds: rounds,
      place,
      days,
      ...(names === null ? {} : { namesAs: names }),
    });
    if (answer.ok) closeDialog();
    else setRefusal(answer.refusal);
  };
  return (
    <Dialog
      title={withoutDots(t(hasRounds ? 'deeds.event' : 'deeds.eventWithoutRounds'))}
      isOpen
      onClose={closeDialog}
      onSubmit={() => void save()}
      actions={<Answers onCancel={closeDialog} confirm={textOf('shell:save')} />}
    >
      {refusal !== null && <RefusalNotice refusal={refusal} onDismiss={() => setRefusal(null)} />}
      <TextField
        label={t('new.name')}
        value={name}
        onChange={setName}
        maxLength={200}
        autoFocus
        error={asked && nameMissing ? t('new.nameMissing') : null}
      />
      {hasRounds && (
        <NumberField
          label={t('new.rounds')}
          about={published === 0 ? undefined : t('event.published', { count: published })}
          value={rounds}
          onChange={setRounds}
          minValue={Math.min(tournament.plannedRounds, Math.max(1, published))}
          maxValue={most}
          error={asked && roundsMissing ? t('field.whole', { least: 1, most }) : null}
        />
      )}
      <TextField label={textOf('words:columns.place')} value={place} onChange={setPlace} maxLength={LONGEST_NAME} />
      <div className={styles.eventDays}>
        <TextField
          type="date"
          label={t('event.from')}
          value={from}
          onChange={setFrom}
          error={asked && firstMissing ? t('event.firstMissing') : null}
        />
        <TextField
          type="date"
          label={t('event.until')}
          value={until}
          onChange={setUntil}
          error={daysTurned ? t('event.daysTurned') : null}
        />
      </div>
      <EventNames tournament={tournament} chosen={names} onChange={setNames} />
    </Dialog>
  );
};

/** What the event is called, where and when it is, and how many rounds are planned: at any time, also while a round is played. */
export const EventDialog = () => {
  const tournament = useTournament();
  return tournament === null ? null : <Fields tournament={tournament} />;
};

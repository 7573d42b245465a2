/**
 * Who or which table first, then what is done about it [W-1.4].
 *
 * | rule | where |
 * | --- | --- |
 * | a table in hand fills the field, while no act is open | `Director` |
 * | a way out, the box and a click on a name fill it too [W-3.18] | `useDrawerAsked` |
 * | an act opens in its place, and has no blue button: the round's stays the only one [W-2.1] | `Acts` |
 */

import { Gavel, IdCard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { families } from '../../core/games/all.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, TableNo } from '../../core/tournament/words.ts';
import { openCard } from '../desk/card.ts';
import { closeDrawer, useDrawerAsked } from '../desk/place.ts';
import { screensOf } from '../games/game.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { EmptyState } from '../parts/marks.tsx';
import { Drawer } from '../parts/side/side.tsx';
import { peopleOf } from '../round/names/people.ts';
import { PersonName } from '../round/names/person-name.tsx';
import { useTournament } from '../store/tournament.ts';
import { WhatIfButton } from '../what-if/what-if-button.tsx';
import styles from './director.module.css';
import { actsOf } from './find-acts.ts';
import type { DirectorAct, DirectorPart, Subject } from './part.ts';
import { Rulings } from './rulings.tsx';
import { nobody, subjectOf, useRoundRuled, useTableInHand, type Wanted } from './subject.ts';

import { WhoField } from './who-field.tsx';

type ActsProps = {
  readonly tournament: Tournament;
  readonly acts: readonly DirectorAct[];
  readonly subject: Subject;
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onDone: (id: string) => void;
};

const Acts = ({ tournament, acts, subject, open, onOpen, onDone }: ActsProps) => {
  const textOf = useTextOf();
  return (
    <ul className={styles.acts}>
      {acts.map(({ id, icon: Icon, titleKey, about, Form }) => {
        const isOpen = id === open;
        const line = about?.(tournament, subject) ?? null;
        return (
          <li key={id} data-open={isOpen}>
            <button
              type="button"
              className={styles.act}
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? null : id)}
            >
              <Icon size={18} aria-hidden />
              <span>
                <span className={styles.title}>{textOf(titleKey)}</span>
                {line !== null && !isOpen && <span className={styles.soft}>{line}</span>}
              </span>
            </button>
            {isOpen && (
              <div className={styles.form}>
                <Form
                  key={subject.person === null ? `table ${subject.table}` : `person ${subject.person}`}
                  {...{ tournament, subject }}
                  onDone={() => onDone(id)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};

type SeatedProps = {
  readonly tournament: Tournament;
  readonly round: Round | undefined;
  readonly table: TableNo;
  readonly onChoose: (wanted: Wanted) => void;
};

/** The people of a table: one more press says who of them. */
const Seated = ({ tournament, round, table, onChoose }: SeatedProps) => {
  const people = peopleOf(tournament);
  const seats = round?.tables.find((one) => one.table === table)?.seats ?? [];
  return (
    <div className={styles.seated}>
      {seats.map((id) => (
        <Button key={id} onPress={() => onChoose({ person: id })}>
          <PersonName person={people.get(id)} />
        </Button>
      ))}
    </div>
  );
};

const CardButton = ({ tournament, id }: { readonly tournament: Tournament; readonly id: EntrantId }) => {
  const textOf = useTextOf();
  return (
    <IconButton
      label={textOf('rounds:openCard', { name: peopleOf(tournament).get(id)?.name ?? '' })}
      icon={<IdCard size={18} aria-hidden />}
      reads
      onPress={() => openCard(id)}
    />
  );
};

/** Whoever was chosen last, or the table that came into hand since; and which was in hand then. */
type Chosen = { readonly chosen: Wanted; readonly seen: TableNo | null };

/** The act that is open, or that waits for somebody it fits. */
type Opened = { readonly id: string; readonly waits: boolean } | null;

type DirectorProps = { readonly tournament: Tournament; readonly part: DirectorPart };

const Director = ({ tournament, part }: DirectorProps) => {
  const textOf = useTextOf();
  const inHand = useTableInHand(tournament);
  const round = useRoundRuled(tournament);
  const [{ chosen, seen }, setChosen] = useState<Chosen>({ chosen: nobody, seen: null });
  const [opened, setOpened] = useState<Opened>(null);
  const [isTyped, setTyped] = useState(false);
  const who = useRef<HTMLDivElement>(null);
  const { Card } = screensOf(tournament.family);
  const choose = (wanted: Wanted) => setChosen({ chosen: wanted, seen: inHand });
  useDrawerAsked(({ person, table, act }) => {
    if (typeof person === 'number') choose({ person });
    else if (typeof table === 'number') choose({ table });
    else if (person === null) choose(nobody);
    setOpened(typeof act === 'string' ? { id: act, waits: true } : null);
    return true;
  });
  const subject = subjectOf(tournament, round, chosen);
  const acts = actsOf(part).filter(({ takes }) => takes(tournament, subject));
  const isBusy = acts.some(({ id }) => id === opened?.id);
  // Asked for before somebody is chosen it waits for them. Once open, or where it does not fit, it is over with its last line.
  if (isBusy && opened?.waits === true) setOpened({ ...opened, waits: false });
  if (!isBusy && opened !== null && (!opened.waits || subject.person !== null)) setOpened(null);
  // What came into hand while nothing was being done is what is meant now; what was put back can come again.
  if (!isBusy && inHand !== seen) setChosen({ chosen: inHand === null ? chosen : { table: inHand }, seen: inHand });
  const now = useRef(opened);
  useEffect(() => {
    now.current = opened;
  }, [opened]);
  /** An act that was answered late closes itself, not what was opened meanwhile. */
  const onDone = (id: string) => {
    if (now.current?.id !== id) return;
    setOpened(null);
    setTyped(false);
    // The next ruling is about somebody else as often as not.
    who.current?.querySelector('input')?.focus();
  };
  // Until something is typed there, Undo means the last act.
  const deskKeys = isTyped ? {} : { 'data-desk-keys': '' };
  return (
    <Drawer
      title={textOf('sheets:report.referee')}
      of={round === undefined ? undefined : textOf('rounds:round', { round: round.no })}
      onClose={closeDrawer}
    >
      <div ref={who} className={styles.who} {...deskKeys} onInput={() => setTyped(true)}>
        <WhoField {...{ tournament, round, subject }} onChange={choose} autoFocus={subject.person === null} />
        {subject.person !== null && (
          <span className={styles.ways}>
            {Card !== null && <CardButton tournament={tournament} id={subject.person} />}
            {families[tournament.family].hasRounds !== false && <WhatIfButton of={{ person: subject.person }} />}
          </span>
        )}
      </div>
      {subject.person === null && subject.table !== null && (
        <Seated {...{ tournament, round }} table={subject.table} onChoose={choose} />
      )}
      <Acts
        {...{ tournament, acts, subject, onDone }}
        open={opened?.id ?? null}
        onOpen={(id) => setOpened(id === null ? null : { id, waits: false })}
      />
      <Rulings {...{ tournament, part, round, subject }} />
    </Drawer>
  );
};

/** What a director rules: for a person, for a table, for the event; with what was ruled. */
export const DirectorDrawer = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  const part = tournament === null ? undefined : screensOf(tournament.family).director;
  if (tournament === null || part === undefined) return null;
  if (tournament.entrants.length === 0)
    return (
      <Drawer title={textOf('sheets:report.referee')} onClose={closeDrawer}>
        <EmptyState icon={<Gavel size={40} aria-hidden />} title={textOf('rounds:standings.nobody')} />
      </Drawer>
    );
  return <Director tournament={tournament} part={part} />;
};

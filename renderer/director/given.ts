/** When something was given: by the step of the journal that gave it. */

import { useMemo } from 'react';
import type { Ledger } from '../../core/tournament/ledger.ts';
import type { Json } from '../../core/tournament/words.ts';
import { useTournamentStore } from '../store/tournament.ts';

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Whether a command says at least this much: every name asked for, every item of a list. */
const saysThat = (told: Json | undefined, asked: Json): boolean => {
  if (typeof asked !== 'object' || asked === null) return told === asked;
  if (typeof told !== 'object' || told === null) return false;
  if (isList(asked)) return isList(told) && asked.every((one) => told.some((other) => saysThat(other, one)));
  if (isList(told)) return false;
  return Object.entries(asked).every(([name, value]) => saysThat(told[name], value));
};

type Step = { readonly at: string | null; readonly told: Json };

/** Newest first; of a game's own command what it says itself. */
const stepsOf = ({ done }: Ledger): readonly Step[] => {
  const steps: Step[] = [];
  for (let link = done; link !== null; link = link.earlier) {
    const { command, at = null } = link.step;
    const isOwn = saysThat(command, { type: 'family.do' });
    steps.push({ at, told: isOwn ? ((command as { readonly command: Json }).command ?? null) : command });
  }
  return steps;
};

/** Gives the time of the last step in force whose command says this. */
export const useGiven = (): ((asked: Json) => string | null) => {
  const ledger = useTournamentStore((store) => store.ledger);
  return useMemo(() => {
    const steps = stepsOf(ledger);
    return (asked) => steps.find(({ told }) => saysThat(told, asked))?.at ?? null;
  }, [ledger]);
};

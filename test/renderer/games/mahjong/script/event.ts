import type { CommandInput } from '../../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { after } from '../../../round/event.ts';

/** The commands that make a ledger what it is, its creation left out: a test door creates its own tournament. */
export const commandsOf = ({ done }: Ledger): CommandInput[] => {
  const commands: CommandInput[] = [];
  for (let link = done; link !== null; link = link.earlier) commands.unshift(link.step.command as CommandInput);
  return commands.slice(1);
};

/** A ledger after a command of mahjong's own. */
export const afterOwn = (ledger: Ledger, command: Json): Ledger => after(ledger, { type: 'family.do', command });

export const withScript = (ledger: Ledger, text: string, more: { readonly [key: string]: Json } = {}): Ledger =>
  afterOwn(ledger, { do: 'setScript', script: { text, numbers: 'localIds', winds: 'asWritten', ...more } });

/** Two rounds for eight players. */
export const twoRounds = '1-2-3-4\n5-6-7-8\n\n1-3-5-7\n2-4-6-8';

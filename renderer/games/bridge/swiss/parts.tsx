/** What the panels of the Swiss screen have in common. */

import { type ReactNode, useState } from 'react';
import { type BridgeRules, bridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { Phrase } from '../../../../core/tournament/words.ts';
import { Button, type ButtonProps } from '../../../parts/button.tsx';
import { unlessRefused } from '../../../parts/field/field.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { wordsOf } from '../../../round/names/texts.ts';
import { carryOut } from '../../../store/carry-out.ts';
import styles from '../round/draft-note.module.css';

export type PanelProps = { readonly tournament: Tournament };

/** Changes some settings of the event; a refusal is shown. True: it is done. */
export const setRules = async (tournament: Tournament, part: Partial<BridgeRules>): Promise<boolean> => {
  const parsed = bridgeRules.safeParse({ ...rulesOf(tournament), ...part });
  if (!parsed.success) return false;
  return carryOut({ type: 'tournament.rule', rules: parsed.data });
};

/** Warnings and hints of core in words. */
export const Advice = ({ tournament, advice }: PanelProps & { readonly advice: readonly Phrase[] }) =>
  advice.length === 0 ? null : (
    <Notice tone="warn">
      <ul className={styles.draftWarnings}>
        {advice.map((phrase) => (
          <li key={JSON.stringify(phrase)}>{wordsOf(phrase, peopleOf(tournament))}</li>
        ))}
      </ul>
    </Notice>
  );

/** Does what the fields beside it say, as soon as each of them takes what it shows. */
export const DeedButton = ({ onPress, ...rest }: Omit<ButtonProps, 'onPress'> & { readonly onPress: () => void }) => (
  <Button {...rest} onPress={({ target }) => unlessRefused(target.closest('.bridge-setting, .swiss-panel'), onPress)} />
);

export const Deeds = ({ children }: { readonly children: ReactNode }) => <div className="swiss-deeds">{children}</div>;

/** Text of a field that is only handed on when it is left or Enter is pressed; null while it is as it was. */
export const useTyped = (): readonly [string | null, (text: string | null) => void] => useState<string | null>(null);

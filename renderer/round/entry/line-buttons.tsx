import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import type { Json, RoundNo } from '../../../core/tournament/words.ts';
import { perform } from '../../desk/commands/commands.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import styles from './entry.module.css';
import type { Entry } from './entry-state.ts';
import { changeLine, pressKey, pressOnScreen, saveHand, useOfEntry } from './entry-store.ts';
import type { Press } from './press.ts';

type LineProps = {
  readonly round: RoundNo;
  /** What the line names lies over its card: the answer of the line is the primary then, else the stage row has it [W-2.1]. */
  readonly names?: boolean;
  /** The table in hand has a result: what is typed takes its place [W-3.17]. */
  readonly replaces?: boolean;
  /** Gives the line the keyboard back. */
  readonly onLine: () => void;
};

/** What the second button says. */
const NO = {
  clear: 'rounds:entry.buttons.clear',
  keep: 'shell:history.keep',
  back: 'rounds:entry.buttons.back',
} as const;

type Yes = 'enter' | 'save' | 'replace' | 'override';

/** What the two buttons beside the line say and do: with mouse and touch everything can be saved [W-3.18] [fault D-4]. */
const wordsAt = (
  stage: Entry<Json>['stage'],
  isEmpty: boolean,
  replaces: boolean,
): { readonly yes: Yes; readonly no: keyof typeof NO | null } | null => {
  switch (stage) {
    case 'table':
      return isEmpty ? null : { yes: 'enter', no: 'clear' };
    case 'hand':
      return { yes: replaces ? 'replace' : 'save', no: null };
    case 'replace':
      return { yes: 'replace', no: 'keep' };
    case 'why':
      return { yes: 'override', no: 'back' };
    case 'letter':
      return { yes: 'enter', no: 'back' };
    case 'sending':
      return { yes: 'save', no: null };
    case 'ask':
      return null;
  }
};

/** *Save*, *Replace* and *Keep*: the answer of the line as buttons. */
export const LineButtons = ({ round, names = false, replaces = false, onLine }: LineProps) => {
  const textOf = useTextOf();
  const stage = useOfEntry(round, (entry) => entry.stage);
  const isEmpty = useOfEntry(round, ({ line }) => line === '');
  const words = wordsAt(stage, isEmpty, replaces);
  if (words === null) return null;
  const press = (yes: boolean) => {
    if (stage === 'hand') saveHand(round);
    else {
      // Whoever presses the button has read the question, whatever was typed at it.
      if (stage === 'replace') changeLine(round, '');
      pressKey(round, { press: yes ? 'enter' : 'escape' });
    }
    onLine();
  };
  return (
    <span className={styles.lineButtons}>
      <Button
        primary={stage !== 'table' || names}
        tone={stage !== 'table' || names ? 'primary' : 'plain'}
        isDisabled={stage === 'sending'}
        onPress={() => press(true)}
      >
        {textOf(words.yes === 'save' ? 'shell:save' : `rounds:entry.buttons.${words.yes}`)} <Kbd>⏎</Kbd>
      </Button>
      {words.no !== null && (
        <Button onPress={() => press(false)}>
          {textOf(NO[words.no])} <Kbd>Esc</Kbd>
        </Button>
      )}
    </span>
  );
};

const PRESSES: { readonly [key: string]: Press } = {
  '⏎': 'enter',
  '/': 'back',
  '*': 'accept',
  '+': 'more',
  Esc: 'escape',
};

/** Keys that are deeds of the screen. */
const DEEDS: { readonly [key: string]: string } = { F2: 'results.correct', F4: 'results.hold' };

/** What a key that is named on the screen does, done by a click. */
export const pressNamed = (round: RoundNo, key: string): void => {
  const press = PRESSES[key];
  const deed = DEEDS[key];
  if (press !== undefined) pressKey(round, { press });
  else if (deed !== undefined) perform(deed);
  else pressOnScreen(round, key);
};

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '-', '0', ','] as const;

/** Whether fingers are all there is: the keys are there from the start then. */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Digits, marks, a blank and one step back, for mouse and touch; folded where there is a keyboard. */
export const Keypad = ({ round, onLine }: Pick<LineProps, 'round' | 'onLine'>) => {
  const textOf = useTextOf();
  const [isOpen, setOpen] = useState(isTouch);
  const type = (act: () => void) => {
    act();
    onLine();
  };
  return (
    <section className={styles.keypad} aria-label={textOf('rounds:entry.keypad')}>
      <IconButton
        label={textOf('rounds:entry.keypad')}
        icon={<Keyboard size={16} aria-hidden />}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles.keypadKeys}>
          {KEYS.map((key) => (
            <Button key={key} onPress={() => type(() => pressOnScreen(round, key))}>
              {key}
            </Button>
          ))}
          <Button onPress={() => type(() => pressOnScreen(round, ' '))}>{textOf('sheets:hall.kiosk.space')}</Button>
          <Button
            aria-label={textOf('sheets:hall.kiosk.back')}
            onPress={() => type(() => pressKey(round, { press: 'back' }))}
          >
            ⌫
          </Button>
        </div>
      )}
    </section>
  );
};

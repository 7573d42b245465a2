import { CopyCheck, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Screen } from '../desk/screen.tsx';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Badge } from '../parts/marks.tsx';
import { type TabItem, Tabs } from '../parts/tabs.tsx';
import styles from './what-if.module.css';

type Props<Id extends string> = {
  /** Nothing is supposed yet. */
  readonly isUntouched: boolean;
  readonly onStartOver: () => void;
  /** What is supposed. */
  readonly asks: ReactNode;
  readonly answer: Id;
  readonly onAnswer: (id: Id) => void;
  readonly answers: readonly TabItem<Id>[];
};

/** The screen of a copy, said to be one: what is supposed beside what would come of it. */
export const WhatIfFrame = <Id extends string>({ isUntouched, onStartOver, asks, ...props }: Props<Id>) => {
  const textOf = useTextOf();
  return (
    <Screen
      title={textOf('whatIf:title')}
      about={
        <Badge tone="accent" icon={<CopyCheck size={14} aria-hidden />}>
          {textOf('whatIf:copy')}
        </Badge>
      }
      actions={
        <Button icon={<RotateCcw size={16} aria-hidden />} isDisabled={isUntouched} onPress={onStartOver}>
          {textOf('whatIf:startOver')}
        </Button>
      }
    >
      <div className={styles.whatIf}>
        {asks}
        <div className={styles.whatIfAnswer}>
          <Tabs<Id>
            label={textOf('whatIf:answers')}
            value={props.answer}
            onChange={props.onAnswer}
            items={props.answers}
          />
        </div>
      </div>
    </Screen>
  );
};

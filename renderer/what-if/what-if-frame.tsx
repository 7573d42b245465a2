import { CopyCheck, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { closeDrawer } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import { IconButton } from '../parts/button.tsx';
import { Row } from '../parts/layout/layout.tsx';
import { Badge } from '../parts/marks.tsx';
import { Drawer } from '../parts/side/side.tsx';

type Props = {
  /** Nothing is supposed yet. */
  readonly isUntouched: boolean;
  readonly onStartOver: () => void;
  readonly children: ReactNode;
  /** What can be looked at besides. */
  readonly actions?: ReactNode;
};

/** The drawer of a copy, said to be one: what is supposed, and below it what would come of it [W-1.1, W-1.4]. */
export const WhatIfFrame = ({ isUntouched, onStartOver, children, actions }: Props) => {
  const textOf = useTextOf();
  return (
    <Drawer title={textOf('whatIf:title')} onClose={closeDrawer} actions={actions}>
      <Row spread="between" wraps={false}>
        <Badge tone="accent" icon={<CopyCheck size={14} aria-hidden />}>
          {textOf('whatIf:copy')}
        </Badge>
        <IconButton
          label={textOf('whatIf:startOver')}
          icon={<RotateCcw size={16} aria-hidden />}
          isDisabled={isUntouched}
          onPress={onStartOver}
        />
      </Row>
      {children}
    </Drawer>
  );
};

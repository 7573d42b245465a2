import { Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, SegmentedControl } from '../../../../renderer/parts/button.tsx';
import { Disclosure } from '../../../../renderer/parts/disclosure.tsx';
import { Row, Stack } from '../../../../renderer/parts/layout/layout.tsx';
import { MenuButton } from '../../../../renderer/parts/menu.tsx';
import { Tabs } from '../../../../renderer/parts/tabs.tsx';

const tones = ['primary', 'plain', 'quiet', 'danger'] as const;
const parts = [
  { id: 'tables', label: 'Tables' },
  { id: 'names', label: 'Names' },
  { id: 'off', label: 'Not now', isDisabled: true },
] as const;

export const ControlsPage = () => {
  const [part, setPart] = useState<(typeof parts)[number]['id']>('tables');
  return (
    <div style={{ padding: 16 }}>
      <Stack gap={5}>
        <h2>Buttons</h2>
        {[false, true].map((isDisabled) => (
          <Row key={String(isDisabled)} gap={3}>
            {tones.map((tone) => (
              <Button key={tone} tone={tone} isDisabled={isDisabled} icon={<Printer size={16} aria-hidden />}>
                Print 6 sheets
              </Button>
            ))}
            {tones.map((tone) => (
              <IconButton
                key={tone}
                tone={tone}
                label={`Undo ${tone}`}
                isDisabled={isDisabled}
                icon={<Undo2 size={16} aria-hidden />}
              />
            ))}
            <Button size="large" tone="primary" isDisabled={isDisabled}>
              Publish round 3
            </Button>
          </Row>
        ))}
        <Row gap={3}>
          <SegmentedControl label="Part" items={parts} value={part} onChange={setPart} />
          <MenuButton
            label="More"
            items={[{ id: 'a', label: 'Print', shortcut: 'Ctrl+P' }]}
            onAction={() => undefined}
          />
        </Row>
        <Disclosure title="A part that most leave as it is" about="three settings">
          What is in it
        </Disclosure>
        <Disclosure title="Unfolded" open>
          What is in it
        </Disclosure>
        <Tabs
          label="Parts"
          value={part === 'off' ? 'tables' : part}
          onChange={setPart}
          items={[
            { id: 'tables', label: 'Tables', content: 'One part' },
            { id: 'names', label: 'Names', content: 'The other' },
          ]}
        />
      </Stack>
    </div>
  );
};

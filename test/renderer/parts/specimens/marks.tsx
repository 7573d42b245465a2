import { Users } from 'lucide-react';
import { Button } from '../../../../renderer/parts/button.tsx';
import { Kbd } from '../../../../renderer/parts/kbd.tsx';
import { Row, Stack } from '../../../../renderer/parts/layout/layout.tsx';
import { Badge, EmptyState, ProgressBar, Skeleton } from '../../../../renderer/parts/marks.tsx';
import { Notice } from '../../../../renderer/parts/notice.tsx';

const tones = ['neutral', 'accent', 'good', 'warn', 'bad'] as const;

export const MarksPage = () => (
  <div style={{ padding: 16 }}>
    <Stack gap={4}>
      <h2>Marks</h2>
      <Row gap={3}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Kbd>Ctrl+Enter</Kbd>
      </Row>
      <ProgressBar label="Seating" share={0.4} />
      <Skeleton width="12rem" />
      {(['info', 'good', 'warn', 'bad'] as const).map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title="What there is to know"
          actions={<Button>A way out</Button>}
          onDismiss={() => undefined}
        >
          A sentence that says it, with a name: <bdi>محمد بن عبد الرحمن</bdi>.
        </Notice>
      ))}
      <EmptyState
        icon={<Users size={40} aria-hidden />}
        title="Nobody yet"
        actions={<Button tone="primary">Add</Button>}
      >
        Paste a list or type a name.
      </EmptyState>
    </Stack>
  </div>
);

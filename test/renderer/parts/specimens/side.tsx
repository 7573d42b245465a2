import { useState } from 'react';
import { Button } from '../../../../renderer/parts/button.tsx';
import { TextField } from '../../../../renderer/parts/field/field.tsx';
import { Row, Stack } from '../../../../renderer/parts/layout/layout.tsx';
import { Drawer, Side } from '../../../../renderer/parts/side/side.tsx';
import { type Said, Toast } from '../../../../renderer/parts/side/toast.tsx';

const LONG =
  'The file could not be written to the stick “Спутник 2026 — копии турнира и списки участников”: it is full.';

const said: { readonly [name: string]: Said } = {
  act: { id: 1, words: 'Round 3 published', action: <Button tone="quiet">Undo</Button> },
  failure: { id: 2, words: LONG, isFailure: true },
};

type WindowProps = { readonly isFolded?: boolean; readonly starts?: 'director' | 'paper' | null };

/** A window as it will be: cards, the side with drawers in its place, the bottom bar. */
export const Window = ({ isFolded = false, starts = null }: WindowProps) => {
  const [drawer, setDrawer] = useState(starts);
  const [line, setLine] = useState<Said | null>(said.act ?? null);
  const close = () => setDrawer(null);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <div style={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <main style={{ flex: 1, padding: 16 }} data-testid="cards">
          <Row>
            <Button onPress={() => setDrawer('director')}>Director…</Button>
            <Button onPress={() => setDrawer('paper')}>Paper…</Button>
            <Button onPress={() => setLine(said.failure ?? null)}>Fail</Button>
          </Row>
        </main>
        <Side
          label="Standings"
          isFolded={isFolded}
          drawer={
            drawer === null ? null : (
              <Drawer
                key={drawer}
                title={drawer === 'director' ? 'Director' : 'Бумага: протоколы, карточки и списки этого тура'}
                onClose={close}
                actions={<Button tone="primary">Print 6 sheets</Button>}
              >
                <TextField label="Person or table" />
                <Stack gap={1}>
                  {Array.from({ length: 30 }, (_, i) => (
                    // Lines of a specimen have no identity but their number.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    <p key={i}>Ruling {i + 1}</p>
                  ))}
                </Stack>
              </Drawer>
            )
          }
        >
          <p style={{ padding: 16 }}>1. Anna Lindqvist</p>
        </Side>
      </div>
      <footer style={{ display: 'flex', gap: 16, padding: 8, borderTop: '1px solid var(--line)' }}>
        <TextField label="Line" />
        <div style={{ display: 'flex', flex: 1, minWidth: 0, justifyContent: 'flex-end' }}>
          <Toast said={line} onDismiss={() => setLine(null)} />
        </div>
      </footer>
    </div>
  );
};

export const SidePage = () => <Window starts="director" />;

export const SideFoldedPage = () => <Window isFolded starts="paper" />;

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Care, SecondPlace } from '../../core/api/copies.ts';
import { call } from '../door/current.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field/choice.tsx';
import { Stack } from '../parts/layout/layout.tsx';
import { useCare } from '../store/care.ts';
import { showRefusal } from '../store/notices.ts';
import '../recovery/texts.ts';
import styles from '../settings/settings.module.css';

const NONE = 'none';
const CURRENT = 'current';

/** Takes a folder for second copies, or goes on without one (null). */
export const takeSecond = async (handle: string | null): Promise<void> => {
  const answer = await call('copies.second', { handle });
  if (answer.ok) useCare.setState({ care: answer.value });
  else showRefusal(answer.refusal);
};

/** The sticks and disks that are there now; asked anew whenever the choice is shown. */
const usePlaces = (): { readonly places: readonly SecondPlace[]; readonly canChoose: boolean } => {
  const [found, setFound] = useState<{ places: readonly SecondPlace[]; canChoose: boolean }>({
    places: [],
    canChoose: false,
  });
  useEffect(() => {
    let gone = false;
    void call('copies.places', {}).then((answer) => {
      if (!gone && answer.ok) setFound(answer.value);
    });
    return () => {
      gone = true;
    };
  }, []);
  return found;
};

/** Where second copies go, how far they are, and whether the stick can be taken out. */
export const SecondChoice = ({ second }: { readonly second: Care['second'] }) => {
  const { t } = useTranslation('file');
  const textOf = useTextOf();
  const { places, canChoose } = usePlaces();
  const current = places.find(({ folder }) => folder === second.folder)?.handle;
  const items = [
    { id: NONE, label: t('copies.askTitle') },
    ...places.map(({ handle, name, folder }) => ({
      id: handle,
      label: name === folder ? name : `${name} (${folder})`,
    })),
    ...(second.folder !== '' && current === undefined ? [{ id: CURRENT, label: second.folder }] : []),
  ];
  const choose = async () => {
    const place = await call('copies.choose', {});
    if (!place.ok) showRefusal(place.refusal);
    else if (place.value !== null) await takeSecond(place.value.handle);
  };
  return (
    <Stack gap={3}>
      <Select
        label={t('copies.second')}
        value={second.folder === '' ? NONE : (current ?? CURRENT)}
        items={items}
        onChange={(id) => {
          if (id !== CURRENT) void takeSecond(id === NONE ? null : id);
        }}
      />
      {places.length === 0 && second.folder === '' && !canChoose && (
        <p className="field-about">{t('copies.noSticks')}</p>
      )}
      {canChoose && (
        <div>
          <Button onPress={() => void choose()}>{textOf('refusals:ways.otherFolder')}</Button>
        </div>
      )}
      {second.state !== 'none' && (
        <p className={styles.secondState} data-state={second.state} role="status">
          {second.state === 'behind'
            ? t('copies.state.behind', { count: second.lag })
            : t(`copies.state.${second.state}`)}
        </p>
      )}
    </Stack>
  );
};

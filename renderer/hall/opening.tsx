import { MonitorPlay } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Display } from '../../core/api/hall.ts';
import { Button } from '../design/button.tsx';
import { Select } from '../design/choice.tsx';
import { call } from '../door/current.ts';
import { useApp } from '../store/app.ts';
import { closeHall, openHall } from './state.ts';

/** Milliseconds between two looks at which displays are connected. */
const EVERY = 2000;

const useDisplays = (): readonly Display[] => {
  const [displays, setDisplays] = useState<readonly Display[]>([]);
  useEffect(() => {
    let there = true;
    const look = async () => {
      const answer = await call('hall.displays', {});
      if (!there || !answer.ok) return;
      const found = answer.value;
      setDisplays((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      there = false;
      clearInterval(timer);
    };
  }, []);
  return displays;
};

/** Where the hall screen opens, and the button that opens or closes it. The TO's own display is never the first choice. */
export const Opening = ({ open }: { readonly open: boolean }) => {
  const { t } = useTranslation('sheets');
  const browser = useApp(({ info }) => info?.host === 'browser');
  const displays = useDisplays();
  const [chosen, setChosen] = useState<string | null>(null);
  const named = displays.map((display, i) => ({
    ...display,
    label: display.label || t('hall.displayNo', { no: i + 1 }),
  }));
  const others = named.filter(({ own }) => !own);
  const target = named.find(({ id }) => id === chosen) ?? others[0] ?? named[0];
  const icon = <MonitorPlay size={16} aria-hidden />;
  if (open && !browser) {
    return (
      <div className="hall-opening">
        <Button onPress={() => void closeHall()}>{t('hall.close')}</Button>
      </div>
    );
  }
  if (browser) {
    return (
      <div className="hall-opening">
        <Button tone={open ? 'plain' : 'primary'} icon={icon} onPress={() => void openHall(null)}>
          {t('hall.openTab')}
        </Button>
        <p className="field-about">{t('hall.tabAbout')}</p>
      </div>
    );
  }
  return (
    <div className="hall-opening">
      {named.length > 1 && target !== undefined && (
        <Select
          label={t('hall.display')}
          value={target.id}
          onChange={setChosen}
          items={named.map(({ id, label, width, height, own }) => ({
            id,
            label: t(own ? 'hall.displayOwn' : 'hall.displayOther', { label, width, height }),
          }))}
        />
      )}
      <Button tone="primary" icon={icon} onPress={() => void openHall(target?.id ?? null)}>
        {target === undefined || target.own ? t('hall.openWindow') : t('hall.openOn', { display: target.label })}
      </Button>
      {named.length === 1 && <p className="field-about">{t('hall.onlyOwn')}</p>}
    </div>
  );
};

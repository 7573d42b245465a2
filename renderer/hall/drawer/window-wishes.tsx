import { useTranslation } from 'react-i18next';
import type { HallScreen, HallState } from '../../../core/api/hall.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Checkbox, Select } from '../../parts/field/choice.tsx';
import { useTournament } from '../../store/tournament.ts';
import { showInHall } from '../state.ts';

/** Letters in percent of the usual size. */
const TRIMS = [80, 90, 100, 110, 120];

const rotations: readonly HallScreen['rotation'][] = [0, 90, 180, 270];

/** Thousandths of the picture's height in a second. */
const SPEEDS = [15, 20, 25, 30, 35, 40];

/** Most parts that a list is shared in. */
const MOST_PARTS = 4;

/** How one window shows its lists: smaller letters, moving, a part of the list, turned on its side. */
export const WindowWishes = ({ hall: { screen } }: { readonly hall: HallState }) => {
  const { t } = useTranslation('sheets');
  const { dense, trim, scroll, scrollSpeed, share, rotation } = screen;
  const { decimal } = useFormats();
  const hasSecond = useTournament()?.entrants.some(({ traits }) => traits.otherScript !== undefined) === true;
  const parts = Array.from({ length: MOST_PARTS - 1 }, (_, i) => i + 2).flatMap((of) =>
    Array.from({ length: of }, (_, i) => ({ part: i + 1, of })),
  );
  return (
    <>
      <Checkbox isSelected={dense} onChange={(on) => void showInHall({ dense: on })}>
        {t('hall.dense')}
      </Checkbox>
      <Select
        label={t('hall.trim')}
        value={String(trim)}
        onChange={(id) => void showInHall({ trim: Number(id) })}
        items={TRIMS.map((percent) => ({
          id: String(percent),
          label: t(percent === 100 ? 'hall.trimUsual' : 'hall.trimAt', { percent }),
        }))}
      />
      <Checkbox isSelected={screen.bilingual} onChange={(on) => void showInHall({ bilingual: on })}>
        {t('hall.bilingual')}
      </Checkbox>
      {(screen.secondScript || hasSecond) && (
        <Checkbox isSelected={screen.secondScript} onChange={(on) => void showInHall({ secondScript: on })}>
          {t('print.names.secondScript')}
        </Checkbox>
      )}
      <Checkbox isSelected={scroll} onChange={(on) => void showInHall({ scroll: on })}>
        {t('hall.scroll')}
      </Checkbox>
      {scroll && (
        <Select
          label={t('hall.scrollSpeed')}
          value={String(scrollSpeed)}
          onChange={(id) => void showInHall({ scrollSpeed: Number(id) })}
          items={SPEEDS.map((speed) => ({
            id: String(speed),
            label: t('hall.scrollAt', { percent: decimal(speed / 10, 1) }),
          }))}
        />
      )}
      <Select
        label={t('hall.share')}
        value={`${share.part}/${share.of}`}
        onChange={(id) => {
          const [part = 1, of = 1] = id.split('/').map(Number);
          void showInHall({ share: { part, of } });
        }}
        items={[
          { id: '1/1', label: t('hall.shareAll') },
          ...parts.map(({ part, of }) => ({ id: `${part}/${of}`, label: t('hall.sharePart', { part, of }) })),
        ]}
      />
      <Select
        label={t('hall.rotation')}
        value={String(rotation)}
        onChange={(id) => {
          const chosen = rotations.find((degrees) => String(degrees) === id);
          if (chosen !== undefined) void showInHall({ rotation: chosen });
        }}
        items={rotations.map((degrees) => ({ id: String(degrees), label: `${degrees}°` }))}
      />
    </>
  );
};

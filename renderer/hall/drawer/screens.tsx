import { MonitorUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HallState } from '../../../core/api/hall.ts';
import { MOST_HALLS } from '../../../core/api/most-halls.ts';
import { Button, SegmentedControl } from '../../parts/button.tsx';
import { Row } from '../../parts/layout/layout.tsx';
import { chooseHall } from '../state.ts';

/** The hall windows there are, and one more. */
export const Screens = ({ halls, no }: { readonly halls: readonly HallState[]; readonly no: number }) => {
  const { t } = useTranslation('sheets');
  const numbers = halls.some(({ hall }) => hall === no)
    ? halls.map(({ hall }) => hall)
    : [...halls.map(({ hall }) => hall), no];
  const next = Array.from({ length: MOST_HALLS }, (_, i) => i + 1).find((free) => !numbers.includes(free));
  const nameOf = (number: number) => {
    const display = halls.find(({ hall }) => hall === number)?.display ?? '';
    return [t('hall.screenNo', { no: number }), display].filter((words) => words !== '').join(' · ');
  };
  return (
    <Row>
      {numbers.length > 1 && (
        <SegmentedControl
          label={t('hall.screens')}
          value={String(no)}
          onChange={(id) => chooseHall(Number(id))}
          items={numbers.map((number) => ({ id: String(number), label: nameOf(number) }))}
        />
      )}
      {next !== undefined && (
        <Button icon={<MonitorUp size={16} aria-hidden />} onPress={() => chooseHall(next)}>
          {t('hall.another')}
        </Button>
      )}
    </Row>
  );
};

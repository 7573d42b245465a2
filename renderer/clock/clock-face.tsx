import type { ClockFace } from '../../core/sheets/hall/clock.ts';
import { useTextOf } from '../i18n/text.ts';
import controlsStyles from '../parts/controls.module.css';
import styles from './clock.module.css';
import { signIcons, signOf } from './signs.ts';

/** Icon and digits; the word is read out, and shown where there is room for it. */
export const FaceMark = ({ face, words }: { readonly face: ClockFace; readonly words: boolean }) => {
  const textOf = useTextOf();
  const sign = signOf(face);
  const Icon = signIcons[sign];
  const word = textOf(`clock:signs.${sign}`);
  return (
    <span className={styles.clockFace} data-sign={sign}>
      <Icon size={words ? 20 : 16} aria-hidden />
      <span className={styles.clockDigits}>{face.digits}</span>
      {words ? <span className={styles.clockWord}>{word}</span> : <span className={controlsStyles.hidden}>{word}</span>}
    </span>
  );
};

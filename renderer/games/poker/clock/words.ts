import type { Level } from '../../../../core/games/poker/rules/clock.ts';
import { textOf } from '../../../i18n/text.ts';

/** "100 / 200", "Break". */
export const blindsText = ({ kind, smallBlind, bigBlind }: Level): string =>
  kind === 'pause'
    ? textOf('bridgeSwiss:break.title')
    : textOf('poker:clock.figures.of', { value: smallBlind, of: bigBlind });

/** "Big-blind ante 200", or nothing. */
export const anteText = ({ kind, anteKind, ante }: Level): string =>
  kind === 'pause' || anteKind === 'none' || ante === 0 ? '' : textOf(`poker:clock.antes.${anteKind}`, { ante });

/** Blinds and ante in one line. */
export const levelText = (level: Level): string => [blindsText(level), anteText(level)].filter(Boolean).join(' · ');

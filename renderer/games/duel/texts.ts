import type duel from '../../../resources/locales/en/duel.json';
import type duelDesk from '../../../resources/locales/en/duelDesk.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    duel: typeof duel;
    duelDesk: typeof duelDesk;
  }
}

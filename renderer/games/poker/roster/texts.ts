import type poker from '../../../../resources/locales/en/poker.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    poker: typeof poker;
  }
}

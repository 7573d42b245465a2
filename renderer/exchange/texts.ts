import type exchange from '../../resources/locales/en/exchange.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    exchange: typeof exchange;
  }
}

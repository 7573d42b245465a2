import type bridgeOffice from '../../../resources/locales/en/bridgeOffice.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bridgeOffice: typeof bridgeOffice;
  }
}

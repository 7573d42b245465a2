import type network from '../../resources/locales/en/network.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    network: typeof network;
  }
}

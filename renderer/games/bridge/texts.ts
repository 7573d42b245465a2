import type bridge from '../../../resources/locales/en/bridge.json';
import type bridgeDesk from '../../../resources/locales/en/bridgeDesk.json';
import type bridgeSwiss from '../../../resources/locales/en/bridgeSwiss.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bridge: typeof bridge;
    bridgeDesk: typeof bridgeDesk;
    bridgeSwiss: typeof bridgeSwiss;
  }
}

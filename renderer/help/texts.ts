import type help from '../../resources/locales/en/help.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    help: typeof help;
  }
}

import type director from '../../resources/locales/en/director.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    director: typeof director;
  }
}

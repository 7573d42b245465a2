import type file from '../../resources/locales/en/file.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    file: typeof file;
  }
}

import type people from '../../resources/locales/en/people.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    people: typeof people;
  }
}

import type refusals from '../../resources/locales/en/refusals.json';
import type shell from '../../resources/locales/en/shell.json';

/** Types of the keys of the shell's own namespaces. Other features add theirs in the same way beside their code. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof shell;
    refusals: typeof refusals;
  }
}

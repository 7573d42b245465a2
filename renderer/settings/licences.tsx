import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../parts/disclosure.tsx';
import styles from './settings.module.css';

type Licence = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string };

/** Built beside the pages; not there while developing. */
const fetchLicences = async (): Promise<readonly Licence[]> => {
  try {
    const answer = await fetch('./licences.json');
    return answer.ok ? ((await answer.json()) as readonly Licence[]) : [];
  } catch {
    return [];
  }
};

/** Every package inside the program, with its version and the text of its licence. */
export const Licences = () => {
  const { t } = useTranslation('shell');
  const [all, setAll] = useState<readonly Licence[]>([]);
  useEffect(() => {
    void fetchLicences().then(setAll);
  }, []);
  if (all.length === 0) return null;
  return (
    <section className={styles.licences}>
      <h3>{t('about.inside', { count: all.length })}</h3>
      <ul>
        {all.map(({ name, version, licence, text }) => (
          <li key={name}>
            {text === '' ? (
              <span>
                {name} {version} · {licence}
              </span>
            ) : (
              <Disclosure title={`${name} ${version} · ${licence}`}>
                <pre className={styles.licenceText}>{text}</pre>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

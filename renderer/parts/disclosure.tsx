import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import styles from './controls.module.css';

type DisclosureProps = {
  readonly title: string;
  readonly about?: string;
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** A part that most people leave as it is: folded up, its title says what is in it. */
export const Disclosure = ({ title, about, open = false, children }: DisclosureProps) => (
  <AriaDisclosure className="disclosure" defaultExpanded={open}>
    <Heading level={3}>
      <AriaButton slot="trigger" className={styles.disclosureTitle ?? ''}>
        <ChevronRight size={16} aria-hidden />
        {title}
        {about !== undefined && <span className={styles.disclosureAbout}>{about}</span>}
      </AriaButton>
    </Heading>
    <DisclosurePanel className={styles.disclosurePanel ?? ''}>{children}</DisclosurePanel>
  </AriaDisclosure>
);

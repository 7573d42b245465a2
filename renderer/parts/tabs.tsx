import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import styles from './controls.module.css';

type TabItem<Id extends string> = { readonly id: Id; readonly label: string; readonly content: ReactNode };

type TabsProps<Id extends string> = {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
};

/** Parts of one screen, one in sight. */
export const Tabs = <Id extends string>({ label, items, value, onChange }: TabsProps<Id>) => (
  <AriaTabs
    className="tabs"
    selectedKey={value}
    onSelectionChange={(key) => {
      const chosen = items.find(({ id }) => id === key);
      if (chosen !== undefined) onChange(chosen.id);
    }}
  >
    <TabList aria-label={label} className={styles.tabList ?? ''}>
      {items.map(({ id, label: title }) => (
        <Tab key={id} id={id} className={styles.tab ?? ''}>
          {title}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={styles.tabPanel ?? ''}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);

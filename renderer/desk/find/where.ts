import styles from '../shell.module.css';

/** Opens the menu of the event, where what has no place of its own stands, and puts the keyboard on the deed. */
export const showInMenu = (id: string): void => {
  document.querySelector<HTMLElement>(`.${styles.topEvent} button`)?.click();
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[role=menu] [data-key="${CSS.escape(id)}"]`)?.focus(),
  );
};

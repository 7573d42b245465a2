import styles from '../../people/people-foot.module.css';

/** Figures of a person on a card, each under its name. `null`: there is none. */
export const CardFigures = ({
  figures,
}: {
  readonly figures: readonly { readonly label: string; readonly value: string | null }[];
}) => (
  <dl className={styles.cardFigures}>
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
);

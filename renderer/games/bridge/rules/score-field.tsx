import { NumberField } from '../../../parts/field/field.tsx';

type ScoreFieldProps = {
  readonly label: string;
  readonly about?: string;
  readonly unit: string;
  /** In hundredths; null: empty. */
  readonly value: number | null;
  readonly onChange: (hundredths: number | null) => void;
};

/** A score with two decimals that is kept in hundredths; it may be empty. */
export const ScoreField = ({ label, about, unit, value, onChange }: ScoreFieldProps) => (
  <NumberField
    label={label}
    {...(about === undefined ? {} : { about })}
    unit={unit}
    value={value === null ? Number.NaN : value / 100}
    minValue={-1000}
    maxValue={1000}
    step={0.01}
    formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
    onChange={(points) => onChange(Number.isNaN(points) ? null : Math.round(100 * points))}
  />
);

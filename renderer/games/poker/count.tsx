import { NumberField } from '../../parts/field/field.tsx';

type CountProps = {
  readonly label: string;
  readonly about?: string;
  /** Null while it follows from another number. */
  readonly value: number | null;
  readonly least?: number;
  readonly most: number;
  /** `onChange` gets null when the field is emptied; without it an empty field changes nothing. */
  readonly canFollow?: boolean;
  readonly step?: number;
  /** What is wrong with it beside other numbers; no dialog is sent meanwhile. */
  readonly error?: string | null;
  readonly onChange: (value: number | null) => void;
};

/** A whole number of the rules; emptied, it may follow from another one. */
export const Count = ({
  label,
  about,
  value,
  least = 0,
  most,
  canFollow = false,
  step = 1,
  error = null,
  onChange,
}: CountProps) => (
  <NumberField
    label={label}
    {...(about === undefined ? {} : { about })}
    value={value ?? Number.NaN}
    minValue={least}
    maxValue={most}
    step={step}
    error={error}
    {...(error === null ? {} : { 'data-refused': '' })}
    onChange={(next) => {
      if (!Number.isNaN(next)) onChange(Math.round(next));
      else if (canFollow) onChange(null);
    }}
  />
);

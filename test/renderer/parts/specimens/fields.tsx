import { useState } from 'react';
import { Cards, Checkbox, Select } from '../../../../renderer/parts/field/choice.tsx';
import { NumberField, TextField } from '../../../../renderer/parts/field/field.tsx';
import { SearchField } from '../../../../renderer/parts/field/search-field.tsx';
import { Grid, Stack } from '../../../../renderer/parts/layout/layout.tsx';

const kinds = [
  { id: 'one', label: 'One', about: 'A line that says what it is.' },
  { id: 'two', label: 'Zweikampfmeisterschaftsqualifikation', about: 'A name longer than its card.' },
  { id: 'off', label: 'Not now', about: 'It cannot be chosen.', isDisabled: true },
] as const;

export const FieldsPage = () => {
  const [text, setText] = useState('');
  const [number, setNumber] = useState(12);
  const [kind, setKind] = useState<(typeof kinds)[number]['id']>('one');
  const name = { value: text, onChange: setText };
  return (
    <div style={{ padding: 16 }}>
      <Stack gap={5}>
        <h2>Fields</h2>
        <Grid least="18rem">
          <TextField label="Name" {...name} placeholder="Nothing typed" />
          <TextField label="Name" about="One line that says what it is for." value="Spring Open" />
          <TextField label="Name" error="This name is taken." value="Spring Open" />
          <TextField label="Name" value="Spring Open" isDisabled />
          <TextField label="الاسم" value="محمد بن عبد الرحمن" />
          <TextField label="Notes" rows={3} value="Several lines" />
          <NumberField label="Minutes" value={number} onChange={setNumber} minValue={1} maxValue={90} unit="min" />
          <NumberField label="Minutes" value={number} error="No more than 10." />
          <NumberField label="Minutes" value={number} isDisabled />
          <Select label="Kind" items={kinds} value={kind} onChange={setKind} />
          <Select label="Kind" items={kinds} value={kind} onChange={setKind} isDisabled />
          <SearchField label="Search" value={text} onChange={setText} />
        </Grid>
        <Grid least="14rem">
          <Checkbox isSelected>On</Checkbox>
          <Checkbox>Off</Checkbox>
          <Checkbox isIndeterminate>Some</Checkbox>
          <Checkbox isDisabled>Not now</Checkbox>
        </Grid>
        <Cards label="One of a few" items={kinds} value={kind} onChange={setKind} columns={3} />
      </Stack>
    </div>
  );
};

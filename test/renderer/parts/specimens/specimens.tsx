import type { ComponentType } from 'react';
import { ControlsPage } from './controls.tsx';
import { FieldsPage } from './fields.tsx';
import { FormPage } from './form.tsx';
import { MarksPage } from './marks.tsx';
import { SideFoldedPage, SidePage } from './side.tsx';
import { TablePage } from './table.tsx';

/** A page of the gallery of parts; tests draw the same ones. */
export type Specimen = { readonly id: string; readonly Page: ComponentType };

export const specimens: readonly Specimen[] = [
  { id: 'table', Page: TablePage },
  { id: 'form', Page: FormPage },
  { id: 'fields', Page: FieldsPage },
  { id: 'controls', Page: ControlsPage },
  { id: 'marks', Page: MarksPage },
  { id: 'side', Page: SidePage },
  { id: 'side-folded', Page: SideFoldedPage },
];

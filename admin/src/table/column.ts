import type { TranslationKey } from '@wayfare/shared';
import type { ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** What an input in a table is given. */
export interface CellInputProps {
  source: string;
  label: string;
  helperText: false;
  margin: 'none';
  fullWidth: true;
  autoFocus?: boolean;
}

/** One column of a table that is edited in place, declared once for reading, editing and adding. */
export interface InlineColumn<RecordType extends RaRecord = RaRecord> {
  source: string;
  label: TranslationKey;
  /** How the value reads. */
  view: (record: RecordType) => ReactNode;
  /** The react-admin input that changes it. Without one the column is read-only. */
  input?: (props: CellInputProps) => ReactElement;
  /**
   * Where it is edited: in the cell, as a switch that acts at once, or (what is too large for a cell)
   * in a dialog.
   */
  edited?: 'cell' | 'switch' | 'dialog';
  /** Whether the value can be given only while adding, or only afterwards. */
  only?: 'adding' | 'editing';
  /** How its value is exported: a time is a ms timestamp. */
  kind?: 'time';
  align?: 'left' | 'right' | 'center';
  sortable?: boolean;
}

/** The props of a column's input. */
export const cellInputProps = (source: string, label: string, autoFocus = false): CellInputProps => ({
  source,
  label,
  helperText: false,
  margin: 'none',
  fullWidth: true,
  ...(autoFocus && { autoFocus }),
});

export const isAddable = (column: InlineColumn) => column.input !== undefined && column.only !== 'editing';
export const isEditable = (column: InlineColumn) => column.input !== undefined && column.only !== 'adding';

import type { ExportedColumn } from '@wayfare/web/exporting';
import type { ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Folded } from './ColumnChooser.js';

/** Props of an input in a table. */
export interface CellInputProps {
  source: string;
  label: string;
  helperText: false;
  margin: 'none';
  fullWidth: true;
  autoFocus?: boolean;
}

/** One column of a table with in-place editing, declared once for reading, editing and adding. */
export interface InlineColumn<RecordType extends RaRecord = RaRecord> extends ExportedColumn {
  /** How to display the value. */
  view: (record: RecordType) => ReactNode;
  /** The react-admin input that changes it. Without one, the column is read-only. */
  input?: (props: CellInputProps) => ReactElement;
  /**
   * Where it is edited: in the cell, as a switch with immediate effect, or in a dialog if it is too large for
   * a cell.
   */
  edited?: 'cell' | 'switch' | 'dialog';
  /** Whether the value can be set only when adding, or only afterward. */
  only?: 'adding' | 'editing';
  /**
   * Whether its text has translations, which are edited with it. A function decides whether a record needs
   * them.
   */
  translated?: true | ((record: RecordType) => boolean);
  align?: 'left' | 'right' | 'center';
  /**
   * Text that may be long: its cell shows one line of it, 12 % of the table wide or this number of percent.
   */
  cut?: boolean | number;
  sortable?: boolean;
  /** Hidden in tables: another column shows its value, or it is less important. */
  folded?: Folded;
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

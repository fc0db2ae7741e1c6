import { type ExportedColumn, exportedValue, type FileTexts } from '@wayfare/web/exporting';

/** A value of a field in words, as the export of its column writes it; a dash if it is empty. */
export function conflictText(value: unknown, column: ExportedColumn | undefined, texts: FileTexts): string {
  const { kind, inWords } = column ?? {};
  const written = exportedValue(
    { source: 'value', label: 'panel_amount', ...(kind && { kind }), ...(inWords && { inWords }) },
    { id: '', value },
    texts,
  );
  if (written === null) return '–';
  return typeof written === 'string' ? written : JSON.stringify(written);
}

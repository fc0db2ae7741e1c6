/** Downloads lists as CSV files. */
export {
  exportedLabel,
  exportedValue,
  type ExportedColumn,
  type ExportedRecord,
  type FileTexts,
} from './exportedColumn.js';
export { exportList } from './exportList.js';
export { saveFile } from './saveFile.js';
export { streamedRecords } from './streamedRecords.js';

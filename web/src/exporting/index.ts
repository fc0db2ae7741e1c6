/** Downloads lists as CSV files. */
export { exportedValue, type ExportedColumn, type ExportedRecord } from './exportedColumn.js';
export { exportList } from './exportList.js';
export { saveFile } from './saveFile.js';
export { streamedRecords } from './streamedRecords.js';

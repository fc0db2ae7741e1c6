/** Maximum number of rows in one list export. */
export const EXPORTED_AT_MOST = 1_000_000;

/** The most rows one export of a list has. */
export const EXPORTED_AT_MOST = 1_000_000;

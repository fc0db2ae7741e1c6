/** Whether the database rejected a write because a unique index already has that value. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 11000;
}

/** Whether an unordered write of many documents failed only because some of them already exist. */
export function isOnlyDuplicateKeys(error: unknown): boolean {
  const { writeErrors = [] } = (error ?? {}) as { writeErrors?: readonly unknown[] };
  return isDuplicateKey(error) && [writeErrors].flat().every(isDuplicateKey);
}

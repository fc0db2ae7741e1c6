/** Whether the database rejected a write because a unique index already has that value. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 11000;
}

/** Whether it was the unique index on this field. */
export const isDuplicateOf = (error: unknown, field: string): boolean =>
  isDuplicateKey(error) && field in ((error as { keyPattern?: object }).keyPattern ?? {});

/** Whether an unordered write of many documents failed only because some of them already exist. */
export function isOnlyDuplicateKeys(error: unknown): boolean {
  const { writeErrors = [] } = (error ?? {}) as { writeErrors?: readonly unknown[] };
  return isDuplicateKey(error) && [writeErrors].flat().every(isDuplicateKey);
}

/** Writes. Returns false if a value that must be unique is taken, such as the id. */
export async function writeUnlessTaken(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

import { MongoBulkWriteError, MongoError, MongoErrorLabel, MongoNetworkError } from 'mongodb';

/** Errors of the driver, by name: no server can be selected, or all connections stay in use. */
const NAMES = new Set(['MongoServerSelectionError', 'MongoWaitQueueTimeoutError']);
/**
 * Codes of a server that is not, or no longer, the primary, or is stopping; of a cursor that ended with its
 * server; and of a write that a majority does not have yet, so that it may still be undone.
 */
const CODES = new Set([6, 7, 43, 64, 89, 91, 100, 134, 189, 9001, 10107, 11600, 11602, 13435, 13436]);

/**
 * Whether the database could not be reached or had no primary, because it was restarted or is electing one.
 * Nothing is wrong with the request, and it can be repeated; whether its last write was made is unknown.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof MongoError)) return false;
  return (
    error instanceof MongoNetworkError ||
    // A write of many documents carries the error that ended it.
    (error instanceof MongoBulkWriteError && isDatabaseAway(error.errorResponse)) ||
    NAMES.has(error.name) ||
    error.hasErrorLabel(MongoErrorLabel.RetryableWriteError) ||
    codesOf(error).some((code) => CODES.has(code))
  );
}

function codesOf(error: MongoError): number[] {
  const concern =
    error instanceof MongoBulkWriteError ? error.result.getWriteConcernError()?.code : undefined;
  return [error.code, concern].filter((code) => typeof code === 'number');
}

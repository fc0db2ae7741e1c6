import { pino } from 'pino';

/**
 * An error in the log: fields that libraries add, such as a request's body or a database's document, are left
 * out.
 */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string | number;
  aggregateErrors?: unknown[];
}

/**
 * Returns the loggable fields of an error, including its causes. A thrown value that is not an error is
 * logged as it is.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code, aggregateErrors } = pino.stdSerializers.err(error);
  return {
    type,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(aggregateErrors && { aggregateErrors: (error as AggregateError).errors.map(loggedError) }),
  } satisfies LoggedError;
}

/** URLs lose their passwords and queries, which may hold tokens. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/?#@]+@/gi, '$1[redacted]@')
    .replace(/(\b[a-z][a-z\d+.-]*:\/\/[^\s?#'")]+)\?[^\s'")]*/gi, '$1?[redacted]');

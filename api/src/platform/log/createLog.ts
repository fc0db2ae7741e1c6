import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/environment.js';
import { loggedError } from './loggedError.js';
import { readableLine } from './readableLine.js';

/**
 * Fields that hold secrets. Log lines have only chosen fields, so this is for lines that someone adds
 * carelessly.
 */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'otp', 'secret', 'body'];
const quoted = SECRETS.map((name) => `["${name}"]`);

/**
 * The log of a process, at LOG_LEVEL: one JSON object per line, or one readable line for people. Secrets are
 * left out of it.
 */
export function createLog(
  { LOG_LEVEL, LOG_FORMAT }: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level: LOG_LEVEL,
    serializers: { err: loggedError },
    redact: { paths: [...quoted, ...quoted.map((name) => `*${name}`)], censor: '[redacted]' },
  };
  return pino(options, LOG_FORMAT === 'readable' ? readable(destination) : destination);
}

const readable = (destination: DestinationStream): DestinationStream => ({
  write: (line) => destination.write(readableLine(line)),
});

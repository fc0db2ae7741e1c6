import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { englishTexts } from '@wayfare/shared';
import { problemMembers } from './problem.js';

/**
 * Statuses of the answers to requests that Node cannot read, by Node's error code; 400 for all other errors.
 */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers a request that never reaches the app, because its headers are too long, too slow or no HTTP, in the
 * one error format, and ends its connection. The language of such a request is unknown.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // A response has begun, or the client has gone.
  const isBegun = (socket as Duplex & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
  if (!socket.writable || isBegun || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const key = status === 413 || status === 431 ? 'payload_too_large' : 'validation_error';
  const message = englishTexts[key];
  const members = problemMembers(key, message);
  const body = JSON.stringify({ error: key, message, ...members, requestId: randomUUID() });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * A text that the server sends over a WebSocket: Socket.IO's protocol 5 on Engine.IO's protocol 4, without
 * namespaces and binary data, which the product does not use.
 */
export type Packet =
  /** The connection is open; after `silentMs` without a ping, it is lost. */
  | { kind: 'open'; silentMs: number }
  | { kind: 'ping' }
  /** The user is signed in, and events may be sent. */
  | { kind: 'connect' }
  /** The server ends the connection. */
  | { kind: 'disconnect' }
  | { kind: 'event'; name: string; values: unknown[] }
  /** The answer to the event that was sent with this number. */
  | { kind: 'answer'; id: number; values: unknown[] }
  /** The server refuses to sign the user in. */
  | { kind: 'refusal'; message: string };

const PACKET = /^(0|2$|4[0-4])(\d*)([\s\S]*)$/;

/** Reads a packet; null if it is of a kind that clients ignore. */
export function readPacket(text: string): Packet | null {
  const [, type, id, json = ''] = PACKET.exec(text) ?? [];
  const value = json === '' ? undefined : JSON.parse(json);
  switch (type) {
    case '0':
      return { kind: 'open', silentMs: value.pingInterval + value.pingTimeout };
    case '2':
      return { kind: 'ping' };
    case '40':
      return { kind: 'connect' };
    case '41':
      return { kind: 'disconnect' };
    case '42':
      return { kind: 'event', name: value[0], values: value.slice(1) };
    case '43':
      return { kind: 'answer', id: Number(id), values: value };
    case '44':
      return { kind: 'refusal', message: value.message };
    default:
      return null;
  }
}

/** The answer to a ping. */
export const PONG = '3';

/** Requests the connection of a signed-in user. */
export const writeConnect = (auth: object): string => `40${JSON.stringify(auth)}`;

/** Sends an event; with a number, the server answers it. */
export const writeEvent = (name: string, payload: unknown, id?: number): string =>
  `42${id ?? ''}${JSON.stringify([name, payload])}`;

import { setTimeout } from 'node:timers/promises';
import type { SocketAnswer } from '@wayfare/shared';
import { WebSocket } from 'ws';

/** Packet prefixes of Engine.IO and Socket.IO, version 5. */
const packet = {
  ping: '2',
  pong: '3',
  connect: '40',
  event: '42',
  refused: '44',
  acknowledged: '43',
} as const;

/** The number of what is answered, and the answer. */
const ANSWER = /^43(\d+)(.*)$/s;

/**
 * A minimal Socket.IO client for measurements: thousands of the real client would cost more than the server
 * they measure.
 */
export interface PlainSocketIo {
  emit(event: string, data: object): void;
  /** Sends and waits for the server's answer. */
  emitWithAck(event: string, data: object): Promise<SocketAnswer>;
  close(): void;
}

/** How long to wait after an event that was refused, in ms, and how often to send it at most. */
const AGAIN_MS = 1_000;
const TRIES = 120;

/**
 * Joins a room. A server limits how many clients join in a second: one that is refused tries again.
 * @throws when it is still refused in the end: without its room, a client receives nothing
 */
export async function joinRoom(
  client: Pick<PlainSocketIo, 'emitWithAck'>,
  event: string,
  data: object,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const answer = await client.emitWithAck(event, data);
    if (answer.ok) return;
    if (tried === TRIES) throw new Error(`${event} was refused: ${answer.error}`);
    await setTimeout(AGAIN_MS);
  }
}

/**
 * Connects by web socket only. `onEvent` gets each event as received: `["name",data]`. @throws when it is
 * rejected
 */
export async function connectPlainly(
  url: string,
  token: string,
  onEvent: (json: string) => void = () => undefined,
): Promise<PlainSocketIo> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const waiting = new Map<string, (answer: SocketAnswer) => void>();
  let asked = 0;

  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(packet.connect + JSON.stringify({ token })));
    socket.on('message', (message: Buffer) => {
      const text = message.toString();
      if (text === packet.ping) socket.send(packet.pong);
      else if (text.startsWith(packet.event)) onEvent(text.slice(packet.event.length));
      else if (text.startsWith(packet.connect)) resolve();
      else if (text.startsWith(packet.refused)) reject(new Error(text));
      else if (text.startsWith(packet.acknowledged)) {
        const [, number = '', json = ''] = ANSWER.exec(text) ?? [];
        waiting.get(number)?.((JSON.parse(json) as [SocketAnswer])[0]);
        waiting.delete(number);
      }
    });
  });
  return {
    emit: (event, data) => socket.send(packet.event + JSON.stringify([event, data])),
    emitWithAck(event, data) {
      const number = String(asked);
      asked += 1;
      return new Promise((resolve) => {
        waiting.set(number, resolve);
        socket.send(packet.event + number + JSON.stringify([event, data]));
      });
    },
    close: () => socket.terminate(),
  };
}

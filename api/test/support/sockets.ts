import { io, type Socket } from 'socket.io-client';
import type { Client, TestApp } from './testApp.js';

/** Real sockets of a test, all closed together at the end. */
export function testSockets() {
  const sockets: Socket[] = [];
  return {
    /** Requests a connection with a token or a browser's cookie. It may be rejected. */
    open(
      app: Pick<TestApp, 'url'>,
      token: string | undefined,
      extraHeaders: Record<string, string> = {},
      transports = ['websocket'],
    ): Socket {
      const options = { extraHeaders, transports, forceNew: true, reconnection: false };
      const socket = io(app.url, { auth: { token }, ...options });
      sockets.push(socket);
      return socket;
    },
    /** Resolves with the connection of a signed-in user once it is open. */
    async connect(app: TestApp, client: Client): Promise<Socket> {
      const socket = this.open(app, await app.tokenOf(client.user.id));
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return socket;
    },
    close() {
      for (const socket of sockets.splice(0)) socket.disconnect();
    },
  };
}

/** The next message of an event. */
export const next = (socket: Socket, event: string) =>
  // oxlint-disable-next-line typescript/no-explicit-any
  new Promise<any>((resolve) => {
    socket.once(event, resolve);
  });

/** Sends an event and waits for the acknowledgment. */
export const ask = (socket: Socket, event: string, ...args: unknown[]) =>
  socket.timeout(5_000).emitWithAck(event, ...args);

/** The messages of an event that each socket receives during some work. */
export async function receivedBy<Name extends string>(
  sockets: Readonly<Record<Name, Socket>>,
  event: string,
  during: () => Promise<unknown>,
): Promise<Record<Name, unknown[]>> {
  const received = Object.fromEntries(
    Object.entries<Socket>(sockets).map(([name, socket]) => {
      const messages: unknown[] = [];
      socket.on(event, (message) => messages.push(message));
      return [name, messages];
    }),
  ) as Record<Name, unknown[]>;
  await during();
  // Messages keep their order: once this answer arrives, everything sent before it has arrived too.
  await Promise.all(Object.values<Socket>(sockets).map((socket) => ask(socket, 'drivers:join', null)));
  return received;
}

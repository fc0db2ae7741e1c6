import { io, type Socket } from 'socket.io-client';
import type { Client, TestApp } from './testApp.js';

/** Real sockets of a test, all closed at once at its end. */
export function testSockets() {
  const sockets: Socket[] = [];
  return {
    /** A connection somebody with a token, or a browser with its cookie, asks for; it may be refused. */
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
    /** A connection of somebody who is signed in, once it is there. */
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

/** Says something and waits for the answer. */
export const ask = (socket: Socket, event: string, ...args: unknown[]) =>
  socket.timeout(5_000).emitWithAck(event, ...args);

/** What each of some sockets hears of an event while something goes on. */
export async function heardBy<Name extends string>(
  sockets: Readonly<Record<Name, Socket>>,
  event: string,
  during: () => Promise<unknown>,
): Promise<Record<Name, unknown[]>> {
  const heard = Object.fromEntries(
    Object.entries<Socket>(sockets).map(([name, socket]) => {
      const messages: unknown[] = [];
      socket.on(event, (message) => messages.push(message));
      return [name, messages];
    }),
  ) as Record<Name, unknown[]>;
  await during();
  // Messages keep their order: once this answer is here, everything sent before it is too.
  await Promise.all(Object.values<Socket>(sockets).map((socket) => ask(socket, 'drivers:join', null)));
  return heard;
}

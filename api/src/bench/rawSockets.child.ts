/** Bare web sockets in a process of its own: what a driver's socket says goes to its rider's. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerBench } from './childProtocol.js';

const server = createServer();
const riders = new Map<string, WebSocket>();

/** A socket says by its path who it is: /driver/7 speaks to /rider/7. */
new WebSocketServer({ server }).on('connection', (socket, request) => {
  const [, role, pair = ''] = (request.url ?? '').split('/');
  if (role === 'rider') riders.set(pair, socket);
  else
    socket.on('message', (message: Buffer) => {
      const point = JSON.parse(message.toString()) as object;
      riders.get(pair)?.send(JSON.stringify(point));
    });
});

const bench = answerBench(async () => server.closeAllConnections());
server.listen(0, '127.0.0.1', () => bench.ready(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`));

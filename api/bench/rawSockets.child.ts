/** Bare web sockets in their own process: forwards a driver's messages to its rider. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerBench } from './childProtocol.js';

const server = createServer();
const riders = new Map<string, WebSocket>();

/** A socket's path identifies it: /driver/7 sends to /rider/7. */
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

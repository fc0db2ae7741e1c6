/**
 * One hostile account, in its own thread so that its work is not measured as the server's. Keeps many sockets
 * sending booking joins as fast as they can, and reopens each one that ends.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const { url, token, sockets, joins } = workerData;
const REOPEN_MS = 1_000;
const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
const open = new Set();
let isOver = false;

function attack() {
  if (isOver) return;
  const socket = new WebSocket(address);
  open.add(socket);
  socket.once('open', () => socket.send(`40${JSON.stringify({ token })}`));
  socket.on('message', (message) => {
    const text = Buffer.from(message).toString();
    if (text === '2') socket.send('3');
    // Signed in: send everything at once.
    if (text.startsWith('40'))
      for (let index = 0; index < joins; index += 1)
        socket.send(`42${index}["booking:join",{"id":"65f000000000000000000${index % 900}"}]`);
  });
  socket.on('error', () => undefined);
  socket.once('close', () => {
    open.delete(socket);
    setTimeout(attack, REOPEN_MS);
  });
}

for (let index = 0; index < sockets; index += 1) attack();
parentPort.postMessage('attacking');
parentPort.once('message', () => {
  isOver = true;
  for (const socket of open) socket.terminate();
  parentPort.close();
  setTimeout(() => process.exit(0), 50);
});

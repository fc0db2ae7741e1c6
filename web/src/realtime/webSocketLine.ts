import type { Line, LineEnd, LineEvents } from './line.js';
import { PONG, readPacket, writeConnect, writeEvent } from './packets.js';

/** How long a line may take to open, in ms. */
const OPENING_MS = 20_000;

const address = ({ protocol, host }: Location) =>
  `${protocol.replace('http', 'ws')}//${host}/socket.io/?EIO=4&transport=websocket`;

/** Opens a line over a WebSocket. Socket.IO's own client is ten times larger and serves more servers. */
export function openWebSocketLine(auth: object, { onConnect, onEvent, onEnd }: LineEvents): Line {
  const socket = new WebSocket(address(window.location));
  const answers = new Map<number, (answer: unknown) => void>();
  let sent = 0;
  let isOpen = false;
  let isOver = false;
  let silentMs = OPENING_MS;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let lostAt = Number.POSITIVE_INFINITY;

  const close = () => {
    isOver = true;
    clearTimeout(silence);
    window.removeEventListener('offline', lose);
    socket.close();
  };
  const end = (reason: LineEnd) => {
    if (isOver) return;
    close();
    onEnd(reason);
  };
  const lose = () => end({ why: isOpen ? 'lost' : 'unopened' });
  const awaitPing = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, silentMs);
    lostAt = Date.now() + silentMs;
  };
  const take = (text: string) => {
    const packet = readPacket(text);
    switch (packet?.kind) {
      case 'open':
        isOpen = true;
        silentMs = packet.silentMs;
        awaitPing();
        socket.send(writeConnect(auth));
        break;
      case 'ping':
        awaitPing();
        socket.send(PONG);
        break;
      case 'connect':
        onConnect();
        break;
      case 'disconnect':
        end({ why: 'ended' });
        break;
      case 'event':
        onEvent(packet.name, packet.values);
        break;
      case 'answer':
        answers.get(packet.id)?.(packet.values[0]);
        answers.delete(packet.id);
        break;
      case 'refusal':
        end({ why: 'refused', message: packet.message });
        break;
    }
  };

  socket.onmessage = ({ data }) => {
    if (!isOver) take(String(data));
  };
  socket.onclose = lose;
  socket.onerror = lose;
  window.addEventListener('offline', lose);
  awaitPing();
  return {
    send(name, payload, onAnswer) {
      // Timers of a page in the background are late.
      if (Date.now() > lostAt) {
        lose();
        return;
      }
      if (onAnswer) answers.set(sent, onAnswer);
      socket.send(writeEvent(name, payload, onAnswer && sent++));
    },
    close,
  };
}

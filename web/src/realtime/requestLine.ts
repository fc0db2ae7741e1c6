import { io } from 'socket.io-client';
import type { Line, LineEvents } from './line.js';

/** Opens a line over requests, for networks that let no WebSocket through. */
export function openRequestLine(auth: object, { onConnect, onEvent, onEnd }: LineEvents): Line {
  const socket = io({
    path: '/socket.io',
    transports: ['polling'],
    forceNew: true,
    reconnection: false,
    auth,
  });
  socket.on('connect', onConnect);
  socket.onAny((name: string, ...values: unknown[]) => onEvent(name, values));
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect')
      onEnd({ why: reason === 'io server disconnect' ? 'ended' : 'lost' });
  });
  // One that the server refuses is not active any longer.
  socket.on('connect_error', ({ message }) =>
    onEnd(socket.active ? { why: 'unopened' } : { why: 'refused', message }),
  );
  return {
    send(name, payload, onAnswer) {
      if (onAnswer) socket.emit(name, payload, onAnswer);
      else socket.emit(name, payload);
    },
    close() {
      socket.off();
      socket.disconnect();
    },
  };
}

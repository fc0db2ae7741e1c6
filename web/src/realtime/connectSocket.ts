import { io, type Socket } from 'socket.io-client';
import { type ClientEvents, type ServerEvents, delays } from '@wayfare/shared';
import { reportRefusal, requestUser } from '../http/request.js';

/** The live connection of a signed-in user, by the session cookie. */
export type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** Over how many ms all users together connect again after events were lost. */
const SPREAD_MS = 3_000;

/**
 * Connects, and stays connected until the returned function is called. `onConnection` is called for each
 * connection, and once it is lost or the first attempt has failed.
 */
export function connectSocket(onConnection: (socket: LiveSocket, isConnected: boolean) => void): {
  socket: LiveSocket;
  close: () => void;
} {
  const socket: LiveSocket = io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // A tab of one user must not listen for another who has signed in since.
    auth: (answer) => answer({ user: requestUser() ?? undefined }),
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  let reported: boolean | undefined;
  const report = (isConnected: boolean) => {
    if (isConnected === reported) return;
    reported = isConnected;
    onConnection(socket, isConnected);
  };
  socket.on('connect', () => report(true));
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') report(false);
    // When one session of an account ends, the server closes all of its connections: this session may still
    // be valid.
    if (reason === 'io server disconnect') socket.connect();
  });
  // Other refusals are final, and the library itself retries when the network is down: it stays active.
  socket.on('connect_error', ({ message }) => {
    reportRefusal(message);
    const isPassing = message === 'too_many_requests' || message === 'server_busy';
    if (isPassing) retry = setTimeout(() => socket.connect(), delays.socketRetry);
    if (isPassing || socket.active) report(false);
  });
  // A new connection makes the pages reload what they show, not all of them at the same moment.
  socket.on('events:missed', () => {
    clearTimeout(retry);
    retry = setTimeout(() => {
      report(false);
      socket.disconnect().connect();
    }, Math.random() * SPREAD_MS);
  });
  const close = () => {
    clearTimeout(retry);
    socket.disconnect();
  };
  return { socket, close };
}

import { delays } from '@wayfare/shared';
import { reportRefusal, requestUser } from '../http/request.js';
import type { LineEnd, OpenLine } from './line.js';
import { createLiveSocket, type LiveSocket } from './liveSocket.js';
import { retryDelay } from './retryDelay.js';
import { openWebSocketLine } from './webSocketLine.js';

/** Over how many ms all users together connect again after events were lost. */
const SPREAD_MS = 3_000;
/** After so many failures in a row, a network that let WebSockets through counts as one that does not. */
const FAILURES = 3;

/**
 * Connects, and stays connected until the returned function is called. `onConnection` is called for each
 * connection, and once it is lost or the first attempt has failed.
 */
export function connectSocket(onConnection: (socket: LiveSocket, isConnected: boolean) => void): {
  socket: LiveSocket;
  close: () => void;
} {
  const { socket, useLine, notify } = createLiveSocket();
  let closeLine = () => {};
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let hasOpened = false;
  let failures = 0;
  let reported: boolean | undefined;
  const report = (isConnected: boolean) => {
    if (isConnected === reported) return;
    reported = isConnected;
    onConnection(socket, isConnected);
  };
  const openIn = (ms: number) => {
    clearTimeout(retry);
    retry = setTimeout(() => openBy(openWebSocketLine), ms);
  };
  const openLater = () => openIn(retryDelay(failures++, Math.random()));

  const openBy = (open: OpenLine) => {
    // A tab of one user must not listen for another who has signed in since.
    const line = open(
      { user: requestUser() ?? undefined },
      {
        onConnect() {
          failures = 0;
          hasOpened ||= open === openWebSocketLine;
          useLine(line);
          report(true);
        },
        onEvent: notify,
        onEnd(end) {
          closeLine = () => {};
          useLine(null);
          if (end.why === 'unopened' && open === openWebSocketLine) openOtherwise();
          else recover(end);
        },
      },
    );
    closeLine = line.close;
  };
  /** Not every network lets WebSockets through; what takes their place loads there only. */
  const openOtherwise = () => {
    if (hasOpened && failures < FAILURES) {
      recover({ why: 'lost' });
      return;
    }
    import('./requestLine.js').then(
      ({ openRequestLine }) => {
        if (!isClosed) openBy(openRequestLine);
      },
      () => {
        if (!isClosed) recover({ why: 'lost' });
      },
    );
  };
  const recover = (end: LineEnd) => {
    if (end.why === 'refused') {
      reportRefusal(end.message);
      // Other refusals are final.
      if (end.message !== 'too_many_requests' && end.message !== 'server_busy') return;
      openIn(delays.socketRetry);
    }
    // When one session of an account ends, the server closes all of its connections: this session may still
    // be valid.
    else if (end.why === 'ended') openIn(0);
    else openLater();
    report(false);
  };

  // A new connection makes the pages reload what they show, not all of them at the same moment.
  socket.on('events:missed', () => {
    clearTimeout(retry);
    retry = setTimeout(() => {
      closeLine();
      useLine(null);
      report(false);
      openBy(openWebSocketLine);
    }, Math.random() * SPREAD_MS);
  });
  openBy(openWebSocketLine);
  const close = () => {
    isClosed = true;
    clearTimeout(retry);
    closeLine();
    useLine(null);
  };
  return { socket, close };
}

import { type Presence, PRESENCE_AGAIN_MS } from '@wayfare/shared';
import type { LiveSocket } from '@wayfare/web/realtime';

let connection: LiveSocket | null = null;

/** The trip whose page is open, with whether the user changes it, and who takes the news of others. */
let present: { id: string; isChanging: boolean; onEvent: (event: PresenceNews) => void } | null = null;

/** Someone else came to the page, or left it. */
export type PresenceNews =
  | { kind: 'seen'; person: Presence }
  | { kind: 'left'; connection: string }
  /** The connection is new: nothing is known of the others. */
  | { kind: 'unknown' };

/** Tells the others on the page of a trip that the user is there. */
export function sendPresent(): void {
  if (present) connection?.emit('trip:see', { id: present.id, isChanging: present.isChanging });
}

/** Takes part in the presence on the page of a trip. Returns a function that leaves it. */
export function bePresent(id: string, onEvent: (event: PresenceNews) => void): () => void {
  present = { id, isChanging: false, onEvent };
  sendPresent();
  const again = setInterval(sendPresent, PRESENCE_AGAIN_MS);
  return () => {
    clearInterval(again);
    present = null;
    connection?.emit('trip:leave', { id });
  };
}

/** Says whether the user changes the trip now. */
export function sendChanging(isChanging: boolean): void {
  if (!present || present.isChanging === isChanging) return;
  present.isChanging = isChanging;
  sendPresent();
}

/** Takes part in presence over this connection from now on; null while there is none. */
export function bePresentOver(socket: LiveSocket | null): void {
  connection = socket;
  if (!socket) return;
  socket.on('trip:seen', ({ id, isNew, ...person }) => {
    if (id !== present?.id) return;
    present.onEvent({ kind: 'seen', person });
    if (isNew) sendPresent();
  });
  socket.on('trip:left', (event) => {
    if (event.id === present?.id) present.onEvent({ kind: 'left', connection: event.connection });
  });
  socket.on('disconnect', () => present?.onEvent({ kind: 'unknown' }));
}

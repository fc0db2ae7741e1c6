import type { ClientEvents, ServerEvents, SocketAnswer } from '@wayfare/shared';
import type { Line } from './line.js';

/** What arrives over a live connection, and that it was lost. */
export interface LiveEvents extends ServerEvents {
  disconnect: () => void;
}

type Payload<Event extends keyof ClientEvents> = Parameters<ClientEvents[Event]>[0];

/** The live connection of a signed-in user, by the session cookie. */
export interface LiveSocket {
  readonly connected: boolean;
  on<Event extends keyof LiveEvents>(event: Event, listener: LiveEvents[Event]): void;
  off<Event extends keyof LiveEvents>(event: Event, listener: LiveEvents[Event]): void;
  /**
   * Sends an event, and calls back once the server has answered it. Without a connection, it is dropped: a
   * new one starts without subscriptions.
   */
  emit<Event extends keyof ClientEvents>(event: Event, payload: Payload<Event>, onAnswer?: () => void): void;
  /**
   * Sends an event and returns the server's answer.
   * @throws Error if none comes within `timeoutMs`, or the connection is lost before
   */
  request<Event extends keyof ClientEvents>(
    event: Event,
    payload: Payload<Event>,
    timeoutMs: number,
  ): Promise<SocketAnswer>;
}

/** A live connection over one line after another. */
export function createLiveSocket(): {
  socket: LiveSocket;
  /** Events are sent over this line from now on; null while there is none. */
  useLine(line: Line | null): void;
  notify(event: string, values: unknown[]): void;
} {
  const listeners = new Map<string, Set<(...values: never[]) => void>>();
  const waiting = new Set<() => void>();
  let line: Line | null = null;
  const notify = (event: string, values: unknown[]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...(values as never[]));
  };
  const socket: LiveSocket = {
    get connected() {
      return line !== null;
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off: (event, listener) => void listeners.get(event)?.delete(listener),
    emit: (event, payload, onAnswer) => line?.send(event, payload, onAnswer),
    request: (event, payload, timeoutMs) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timer);
          waiting.delete(fail);
        };
        const fail = () => {
          settle();
          reject(new Error('The server has not answered.'));
        };
        const timer = setTimeout(fail, timeoutMs);
        waiting.add(fail);
        if (!line) {
          fail();
          return;
        }
        line.send(event, payload, (answer) => {
          settle();
          resolve(answer as SocketAnswer);
        });
      }),
  };
  return {
    socket,
    notify,
    useLine(next) {
      const isLost = line !== null && next === null;
      line = next;
      if (!isLost) return;
      for (const fail of [...waiting]) fail();
      notify('disconnect', []);
    },
  };
}

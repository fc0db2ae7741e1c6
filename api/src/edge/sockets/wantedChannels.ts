import { setImmediate, setTimeout } from 'node:timers/promises';

/** How long a room is waited for, in ms: afterward its messages from other processes may be missed. */
const WAIT_MS = 500;

/** The part of a connection to Redis that subscribes. */
export interface Subscriber {
  readonly isReady: boolean;
  subscribe(channels: string[]): Promise<unknown>;
  unsubscribe(channels: string[]): Promise<unknown>;
  /** Calls the listener once, when the connection is back. */
  onceReady(listener: () => void): void;
}

/**
 * Keeps a connection subscribed to exactly the channels that are wanted. Changes are made in batches, one
 * after the other, so that a channel that is dropped and wanted again ends up subscribed. What fails is tried
 * again when the connection is back.
 */
export class WantedChannels {
  readonly #wanted = new Set<string>();
  readonly #subscribed = new Set<string>();
  #changed = new Set<string>();
  /** The batch that takes further changes, as long as it waits for its turn. */
  #next: Promise<unknown> | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly subscriber: Subscriber) {}

  want(channel: string): void {
    if (this.#wanted.has(channel)) return;
    this.#wanted.add(channel);
    this.#change(channel);
  }

  drop(channel: string): void {
    if (this.#wanted.delete(channel)) this.#change(channel);
  }

  /** Resolves when all changes so far are made; at once without a connection, and never late. */
  async settled(): Promise<void> {
    if (this.#next && this.subscriber.isReady) await this.#next;
  }

  #change(channel: string): void {
    this.#changed.add(channel);
    this.#startBatch();
  }

  #startBatch(): void {
    if (this.#next) return;
    const batch = this.#last.then(async () => {
      // What changes at the same time is requested together.
      await setImmediate();
      this.#next = null;
      await this.#apply();
    });
    this.#last = batch;
    this.#next = Promise.race([batch, setTimeout(WAIT_MS, undefined, { ref: false })]);
  }

  async #apply(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed = new Set();
    const added = changed.filter((channel) => this.#wanted.has(channel) && !this.#subscribed.has(channel));
    const dropped = changed.filter((channel) => !this.#wanted.has(channel) && this.#subscribed.has(channel));
    try {
      if (added.length > 0) await this.subscriber.subscribe(added);
      for (const channel of added) this.#subscribed.add(channel);
      if (dropped.length > 0) await this.subscriber.unsubscribe(dropped);
      for (const channel of dropped) this.#subscribed.delete(channel);
    } catch {
      for (const channel of changed) this.#changed.add(channel);
      this.subscriber.onceReady(() => this.#startBatch());
    }
  }
}

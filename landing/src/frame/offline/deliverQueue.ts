import {
  type Delivery,
  nextDelivery,
  type Outcome,
  type QueueEntry,
  settle,
  type Settlement,
} from './driverQueue.js';

/** A queue that survives the page: each change is written as a whole, or not at all. */
export interface QueueStore {
  /** All entries in order. */
  entries(): Promise<readonly QueueEntry[]>;
  /** Applies the changes of the queue after a delivery. */
  apply(settlement: Settlement): Promise<void>;
}

/** How a delivery run ended: nothing left, an entry waits for the driver, or no answer came. */
export type RunEnd = 'empty' | 'held' | 'lost';

/**
 * Sends a queue's entries one delivery after the other until nothing is left or no answer comes. Only one run
 * may work on a queue at a time. `settled` is called with each answer before the queue forgets its entries.
 */
export async function deliverQueue(
  store: QueueStore,
  send: (delivery: Delivery) => Promise<Outcome>,
  maxPositions: number,
  settled: (delivery: Delivery, settlement: Settlement) => void = () => undefined,
): Promise<RunEnd> {
  for (;;) {
    const delivery = nextDelivery(await store.entries(), maxPositions);
    if (!delivery) return (await store.entries()).length === 0 ? 'empty' : 'held';
    const outcome = await send(delivery);
    if (outcome === 'lost') return 'lost';
    // Read again: the driver may have done more in the meantime.
    const settlement = settle(await store.entries(), delivery, outcome);
    settled(delivery, settlement);
    await store.apply(settlement);
  }
}

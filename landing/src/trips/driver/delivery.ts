import type { PresentedBooking } from '@wayfare/shared';
import type { LiveSocket } from '@wayfare/web/realtime';
import { deliverQueue } from '../../frame/offline/deliverQueue.js';
import type { Delivery, Outcome, Settlement, StepEntry } from '../../frame/offline/driverQueue.js';
import { queueStoreOf } from '../../frame/offline/queueStore.js';
import { MAX_POSITIONS, sendDelivery } from '../../frame/offline/sendDelivery.js';

/**
 * Steps that the server refused, the first one with the reason and the others because they follow from it.
 */
export interface Refusal {
  steps: readonly StepEntry[];
  key: string;
}

/** The callbacks of the page about deliveries. */
export interface DeliveryEvents {
  socket: () => LiveSocket | null;
  /** The queue has changed, in this tab or another. */
  changed: () => void;
  taken: (booking: PresentedBooking) => void;
  refused: (refusal: Refusal) => void;
  failed: (error: unknown) => void;
}

const CHANNEL = 'wayfare.queue';

/** Delivers a driver's queue whenever asked to, in one tab of the browser at a time. */
export function startDelivery(driver: string, events: DeliveryEvents) {
  const tabs = new BroadcastChannel(CHANNEL);
  const store = queueStoreOf(driver);
  let refusedAs = '';
  let isRunning = false;
  let isAskedAgain = false;
  let isStopped = false;

  tabs.addEventListener('message', ({ data }: MessageEvent<Refusal | null>) => {
    if (data) events.refused(data);
    events.changed();
  });
  const announce = (refusal: Refusal | null) => {
    if (isStopped) return;
    tabs.postMessage(refusal);
    if (refusal) events.refused(refusal);
    events.changed();
  };

  async function send(delivery: Delivery): Promise<Outcome> {
    if (isStopped) return 'lost';
    const { outcome, booking } = await sendDelivery(delivery, events.socket());
    if (booking) events.taken(booking);
    if (typeof outcome === 'object') refusedAs = outcome.refused;
    return outcome;
  }
  function announceDropped(_: Delivery, { dropped }: Settlement): void {
    if (dropped.length > 0) announce({ steps: dropped, key: refusedAs });
  }
  const announcingStore = {
    ...store,
    async apply(settlement: Settlement) {
      await store.apply(settlement);
      announce(null);
    },
  };

  async function run(): Promise<void> {
    if (isStopped) return;
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    try {
      await inOneTab(() => deliverQueue(announcingStore, send, MAX_POSITIONS, announceDropped));
    } catch (error) {
      events.failed(error);
    } finally {
      isRunning = false;
    }
    if (isAskedAgain) {
      isAskedAgain = false;
      await run();
    }
  }

  return {
    /** Sends what waits. */
    send: () => void run(),
    /** The queue has been changed here. */
    changed() {
      announce(null);
      void run();
    },
    stop() {
      isStopped = true;
      tabs.close();
    },
  };
}

/**
 * Runs work unless another tab does. Browsers have locks on secure origins only; elsewhere the server drops
 * repeats.
 */
async function inOneTab(work: () => Promise<unknown>): Promise<void> {
  if (!('locks' in navigator)) {
    await work();
    return;
  }
  await navigator.locks.request(CHANNEL, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

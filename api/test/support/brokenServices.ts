import type { Services } from '../../src/process/services.js';

/**
 * Makes every database write fail after a number of writes, as in a process about to crash. Returns a
 * function that restores normal writes.
 */
export function breakAfter(writes: number, { db }: Services): () => void {
  let left = writes;
  const writing = [
    [db.bookings, ['insert', 'change', 'dropEffects', 'lookAtFee', 'voidFee', 'voidNoShowBack']],
    [db.users, ['freeDriver', 'claimDriver', 'saveAddress', 'addRating']],
    [db.wallets, ['post', 'copyPending']],
    [db.earnings, ['count']],
    [db.outbox, ['add']],
    [db.inbox, ['add']],
    [db.promos, ['claim', 'giveBack']],
    [
      db.payments,
      [
        'confirm',
        'insertOnce',
        'settle',
        'leaseSettling',
        'noteHeld',
        'decline',
        'claimRefund',
        'endRefund',
        'dropRefund',
      ],
    ],
    [
      db.paymentAttempts,
      ['insert', 'setOpened', 'submitCard', 'askToConfirm', 'decide', 'leaseCheck', 'finish'],
    ],
    [db.cardAuthorizations, ['insertOnce', 'keep', 'decideCapture', 'decideRelease', 'finish', 'lease']],
    [db.paymentCustomers, ['insertOnce', 'forget', 'leaseForgetting', 'remove']],
    [db.refunds, ['insertOnce', 'move', 'lease', 'finish']],
    [db.sandboxCharges, ['scheduleWebhook', 'endHold']],
    [db.tracking, ['add']],
    [db.webhookDeliveries, ['add']],
  ] as const;
  const restore: (() => void)[] = [];
  for (const [repository, names] of writing) {
    const target = repository as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const name of names) {
      const original = target[name] as (...args: unknown[]) => unknown;
      target[name] = async (...args) => {
        if (left <= 0) throw new Error('the process died here');
        left -= 1;
        return original(...args);
      };
      restore.push(() => {
        target[name] = original;
      });
    }
  }
  return () => {
    for (const undo of restore) undo();
  };
}

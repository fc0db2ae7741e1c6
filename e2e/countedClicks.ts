import type { Locator } from '@playwright/test';

/** Counts the clicks of a task, and fails with the first one above the limit. */
export function countedClicks(task: string, atMost: number) {
  let clicks = 0;
  return {
    async click(target: Locator) {
      clicks += 1;
      if (clicks > atMost) throw new Error(`${task} takes more than ${atMost} clicks.`);
      await target.click();
    },
  };
}

/**
 * The tasks of an office and the most clicks that each takes, as docs/architecture/desk.md lists them.
 * Answers that are read without a click, and a booking by phone, which is timed, are in
 * `dispatcherTasks.spec.ts`.
 */
const deskTasks = {
  'Finding a caller’s trip': 1,
  'Learning why there is no driver': 1,
  'Assigning the nearest driver': 1,
  'Canceling and refunding a finished trip': 2,
  'Messaging a driver': 2,
  'Listing idle drivers': 1,
  'Paying out': 3,
  'Blocking a driver': 2,
  'Correcting a fare': 2,
  'Ending a stuck trip': 3,
  'Refunding a card from the trip': 2,
} as const;

/** Counts the clicks of one of the office's tasks. */
export const countedTask = (task: keyof typeof deskTasks) => countedClicks(task, deskTasks[task]);

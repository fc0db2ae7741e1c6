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

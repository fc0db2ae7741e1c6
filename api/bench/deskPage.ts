import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import { launchChromium } from './chromium.js';

const WATCH = fileURLToPath(new URL('./deskWatch.browser.js', import.meta.url));
/** The first load of a busy machine. */
const OPEN_MS = 120_000;

/** The live desk in a real browser, measured from inside the page. */
export interface DeskPage {
  /** How many trips its list contains. */
  trips(): Promise<number>;
  /** The trips whose rows are in the page: those in view, and some above and below. */
  inPage(): Promise<ReadonlySet<string>>;
  /** Scrolls the list to a part of its height, from 0 to 1. */
  scrollTo(part: number): Promise<void>;
  /**
   * Records when the row of a trip in the page shows a text or leaves its lane. With null, records only when
   * it leaves its lane.
   */
  expect(booking: string, text: string | null): Promise<void>;
  /** Stops waiting for a trip. */
  forget(booking: string): Promise<void>;
  /**
   * When the trips changed as expected, ms timestamps by booking, since the last call; those that have not
   * are missing.
   */
  seen(): Promise<Readonly<Record<string, number>>>;
  /** Chooses a trip with the mouse and with the keyboard, and filters by a chip and back, `rounds` times. */
  interact(rounds: number): Promise<void>;
  /**
   * Durations of the interactions until the next frame, in ms, as the browser measures them (Event Timing).
   * Shorter ones than 16 ms are missing.
   */
  interactions(): Promise<number[]>;
  /** Heap in use after garbage collection, in MB, and the number of DOM nodes. */
  memory(): Promise<{ heap: number; nodes: number }>;
  /** Processor time of the page's main thread so far, in ms. */
  busy(): Promise<number>;
  close(): Promise<void>;
}

/** Signs an admin in and opens the desk at 1280 by 800 pixels. @throws where there is no Chromium */
export async function openDesk(url: string, account: { email: string; password: string }): Promise<DeskPage> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
    const answer = await context.request.post('/api/auth/login', { data: account });
    if (!answer.ok()) throw new Error(`The admin cannot sign in: ${await answer.text()}`);
    const page = await context.newPage();
    await page.addInitScript({ path: WATCH });
    await page.goto('/desk', { timeout: OPEN_MS });
    await page.getByRole('option').first().waitFor({ timeout: OPEN_MS });
    const devtools = await context.newCDPSession(page);
    // Processor time: what other programs take is not the page's.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return {
      trips: async () => Number(await page.getByRole('option').first().getAttribute('aria-setsize')),
      inPage: async () => new Set(await page.evaluate<string[]>('watch.inPage()')),
      scrollTo: async (part) => {
        await page.evaluate(`watch.scrollTo(${part})`);
      },
      expect: async (booking, text) => {
        await page.evaluate(`watch.wanted[${JSON.stringify(booking)}] = ${JSON.stringify(text)}; 0`);
      },
      forget: async (booking) => {
        await page.evaluate(`delete watch.wanted[${JSON.stringify(booking)}]; 0`);
      },
      seen: () => page.evaluate('(() => { const { seen } = watch; watch.seen = {}; return seen; })()'),
      interact: (rounds) => interact(page, rounds),
      interactions: () => page.evaluate('watch.interactions'),
      memory: async () => {
        await devtools.send('HeapProfiler.collectGarbage');
        const { JSHeapUsedSize: heap = 0, Nodes: nodes = 0 } = await metricsOf(devtools);
        return { heap: heap / 2 ** 20, nodes };
      },
      busy: async () => ((await metricsOf(devtools))['TaskDuration'] ?? 0) * 1000,
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function interact(page: Page, rounds: number): Promise<void> {
  const options = page.getByRole('option');
  const chip = page.getByRole('group', { name: 'Show only' }).getByRole('button').nth(1);
  for (let round = 0; round < rounds; round += 1) {
    await options.nth(round % 6).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await chip.click();
    await chip.click();
  }
}

async function metricsOf(devtools: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

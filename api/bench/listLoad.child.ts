/**
 * Sends lists at a fixed rate from a process of its own, so that sending them does not delay what is
 * measured.
 */
import { Agent, get } from 'node:http';
import type { ListLoad, ListsSent } from './listLoad.js';

const lists: ListsSent = { sent: 0, answered: 0 };

function send(url: string, token: string, agent: Agent): void {
  const row = lists.sent % 100;
  lists.sent += 1;
  const query = new URLSearchParams({
    sort: '["tripdate","DESC"]',
    range: `[${row},${row + 24}]`,
    filter: '{}',
  });
  get(
    `${url}/api/bookings?${query.toString()}`,
    { agent, headers: { authorization: `Bearer ${token}` } },
    (response) => {
      response.on('end', () => {
        if (response.statusCode === 200) lists.answered += 1;
      });
      response.on('error', () => undefined);
      response.resume();
    },
  ).on('error', () => undefined);
}

process.once('message', ({ url, token, perSecond, ms, afterMs, sockets }: ListLoad) => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const began = performance.now();
  const timer = setInterval(() => {
    const passed = performance.now() - began;
    while (lists.sent < (Math.min(passed, ms) / 1000) * perSecond) send(url, token, agent);
    if (passed < ms + afterMs) return;
    clearInterval(timer);
    agent.destroy();
    process.send?.(lists, () => process.disconnect());
  }, 5);
});
process.send?.('ready');

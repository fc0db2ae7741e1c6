import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listPages } from './listPages.js';

/** An API with a given number of bookings, which counts no further than its limit. */
let server: Server;
let url: string;
const there = 2_300;
let counted: number;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [first, last] = JSON.parse(searchParams.get('range') ?? '[0,24]') as [number, number];
    asked.push(`${first}-${last}`);
    const rows = Array.from({ length: Math.max(0, Math.min(last + 1, there) - first) }, (_, index) => ({
      id: `b${first + index}`,
    }));
    const isCounted = there <= counted || last >= there;
    const total = isCounted ? there : Math.max(counted, last + 2);
    response.setHeader('Content-Range', `bookings ${first}-${first + rows.length - 1}/${total}`);
    if (!isCounted) response.setHeader('Wayfare-Total', 'at-least');
    response.end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked = [];
});

const getList = (perPage: number, page = 1) =>
  listPages(url, async (address, options) => {
    const answer = await fetch(address as string, options as RequestInit);
    const body = await answer.text();
    return { status: answer.status, headers: answer.headers, body, json: JSON.parse(body) as unknown };
  })('bookings', { pagination: { page, perPage }, sort: { field: 'id', order: 'ASC' }, filter: {} });

it('marks the total of a list that is too long to count as a lower bound', async () => {
  counted = 1_000;
  expect(await getList(25)).toMatchObject({ total: 1_000, meta: { isAtLeast: true } });
  counted = 5_000;
  expect(await getList(25)).toMatchObject({ total: there, meta: {} });
});

it.each([1_000, 5_000])('exports every row, page by page, counted up to %d or not', async (upTo) => {
  counted = upTo;
  const { data, total } = await getList(100_000);
  expect([data.length, total]).toEqual([there, there]);
  expect(new Set(data.map(({ id }) => id)).size).toBe(there);
  expect(asked).toEqual(['0-999', '1000-1999', '2000-2999']);
});

import { once } from 'node:events';
import { type ClientRequest, request as open } from 'node:http';
import { MAX_IMAGE_BYTES } from '@wayfare/shared';
import sharp from 'sharp';
import { aPoint } from '../support/aPicture.js';
import { aUser } from '../support/builders.js';
import type { Client } from '../support/testApp.js';
import { type AttackedApp, type Refused, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;

beforeAll(async () => {
  // Pictures that are announced but never sent keep their room until the test ends them.
  app = await startAttackedApp({ TRUST_PROXY: '1' }, { bodyMs: 280_000 });
  const riders = Array.from({ length: 3_000 }, () => {
    const { id, ...rider } = aUser('rider');
    return { _id: id, ...rider };
  });
  await app.connection.collection<{ _id: string }>('users').insertMany(riders);
});
afterAll(() => app.close());

const bearer = async (client: Client) => ({ authorization: `Bearer ${await app.tokenOf(client.user.id)}` });

/**
 * Sends cheap requests one after another while `work` runs. Returns the duration and the request times, in
 * ms.
 */
async function whileDoing(work: () => Promise<unknown>, cheap: () => Promise<unknown>) {
  const began = performance.now();
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    await cheap();
    times.push(performance.now() - asked);
  }
  await working;
  times.sort((a, b) => a - b);
  return {
    took: performance.now() - began,
    median: times[Math.floor(times.length / 2)] ?? Infinity,
    slowest: times.at(-1) ?? Infinity,
  };
}

describe('pictures', () => {
  /** The network that each sender is in. */
  const networks = new Map<Client, number>();
  const headersOf = async (sender: Client) => ({
    ...(await bearer(sender)),
    'x-forwarded-for': `198.18.${networks.get(sender) ?? 0}.1`,
  });
  const send = async (sender: Client, picture: Uint8Array): Promise<Refused> => {
    const body = new FormData();
    body.set('image', new Blob([picture as Uint8Array<ArrayBuffer>]), 'a.png');
    return app.raw('/api/profile_images', { method: 'POST', headers: await headersOf(sender), body });
  };

  it('of other users are still served while eight large ones are processed', async () => {
    const rider = await app.signedIn('rider');
    const { url } = (await send(rider, aPoint())).body;
    const large = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#5a3' } })
      .jpeg()
      .toBuffer();
    // The best of three: other work on the machine can only make it slower.
    const shares: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { took, slowest } = await whileDoing(
        async () => {
          const sent = await Promise.all(Array.from({ length: 8 }, () => send(rider, large)));
          expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(201));
        },
        async () => expect((await app.raw(url)).status).toBe(200),
      );
      shares.push(slowest / took);
      if (slowest < took / 4) break;
    }
    expect(Math.min(...shares)).toBeLessThan(1 / 4);
  });

  /** Announces a picture and never sends it, which reserves room until the server gives up. */
  async function announced(sender: Client): Promise<ClientRequest> {
    const request = open(`${app.url}/api/profile_images`, {
      method: 'POST',
      headers: {
        ...(await headersOf(sender)),
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': MAX_IMAGE_BYTES,
      },
    });
    request.on('error', () => undefined);
    request.flushHeaders();
    await once(request, 'socket');
    return request;
  }
  /**
   * Sends small pictures until one is rejected. An accepted one may take the room of an announced one, so
   * announce another.
   */
  async function refusalOf(sender: Client, requests: ClientRequest[]): Promise<Refused> {
    let answer = await send(sender, aPoint());
    for (let tries = 0; answer.status === 201 && tries < 50; tries += 1) {
      requests.push(await announced(sender));
      answer = await send(sender, aPoint());
    }
    return answer;
  }

  it('are limited to 64 MB in transit per sender and 128 MB per network (429), and 256 MB in total (503)', async () => {
    const sendersIn = async (network: number) => {
      const senders = [
        await app.signedIn('driver'),
        await app.signedIn('driver'),
        await app.signedIn('driver'),
      ];
      for (const sender of senders) networks.set(sender, network);
      return senders as [Client, Client, Client];
    };
    const [[first, second, third], [other, another], [last]] = [
      await sendersIn(1),
      await sendersIn(2),
      await sendersIn(3),
    ];
    const requests: ClientRequest[] = [];
    const fill = async (sender: Client) =>
      requests.push(...(await Promise.all(Array.from({ length: 8 }, () => announced(sender)))));
    const refused = async (sender: Client) => {
      const { status, body, headers } = await refusalOf(sender, requests);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      return [status, body.error];
    };
    await fill(first);
    expect(await refused(first)).toEqual([429, 'too_many_requests']);
    expect((await send(second, aPoint())).status).toBe(201);
    await fill(second);
    expect(await refused(third)).toEqual([429, 'too_many_requests']);

    expect((await send(other, aPoint())).status).toBe(201);
    await fill(other);
    await fill(another);
    expect(await refused(last)).toEqual([503, 'server_busy']);

    // Ended requests free their room.
    for (const request of requests) request.destroy();
    let after = await send(first, aPoint());
    for (let tries = 0; after.status !== 201 && tries < 50; tries += 1) after = await send(first, aPoint());
    expect(after.status).toBe(201);
  });
});

describe('exports', () => {
  const exported = async (staff: Client, done: () => void = () => undefined) => {
    const answer = await app.raw('/api/riders/export', { headers: await bearer(staff) });
    done();
    return answer;
  };

  it('slow other requests about as much with 28 at once as with one; rejected ones say when to retry', async () => {
    const staff = await Promise.all(Array.from({ length: 7 }, () => app.signedIn('admin')));
    const rider = await app.signedIn('rider');
    const cheap = async () => expect((await rider.get('/auth/me')).status).toBe(200);
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const one = await whileDoing(() => exported(staff[0] as Client), cheap);
      const many = await whileDoing(async () => {
        const answers = await Promise.all(
          staff.flatMap((admin) => Array.from({ length: 4 }, () => exported(admin))),
        );
        const refused = answers.filter(({ status }) => status !== 200);
        expect(refused.length).toBeLessThanOrEqual(8);
        expect(new Set(refused.map(({ status }) => status))).toEqual(
          new Set(refused.length > 0 ? [503] : []),
        );
        for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }, cheap);
      ratios.push(many.median / one.median);
      if (many.median < 4 * one.median) break;
    }
    expect(Math.min(...ratios)).toBeLessThan(4);
  });

  it('are limited to five per admin, and the fifth waits for admins who come later', async () => {
    const [greedy, other] = [await app.signedIn('admin'), await app.signedIn('admin')];
    const order: string[] = [];
    const answers = await Promise.all([
      ...Array.from({ length: 7 }, () => exported(greedy, () => order.push('greedy'))),
      exported(other, () => order.push('other')),
    ]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8 - refused.length);
    // One may finish before the last one is requested.
    expect([1, 2]).toContain(refused.length);
    expect(answers.at(-1)?.status).toBe(200);
    expect(order.indexOf('other')).toBeLessThan(order.length - 1);
  });

  it('of personal data are limited to two at a time per user', async () => {
    const rider = await app.signedIn('rider');
    const answers = await Promise.all(Array.from({ length: 6 }, () => rider.get('/users/me/export')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

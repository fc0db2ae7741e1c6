import { hashPassword } from '../../src/people/auth/passwords.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;
let known: string;

beforeAll(async () => {
  app = await startAttackedApp();
  const { user } = await app.signedIn('rider', { email: 'known@example.com' });
  known = user.email as string;
  await app.services.db.credentials.setPasswordHash(user.id, await hashPassword('secret@1'));
});
afterAll(() => app.close());

const REPEATS = 8;

/**
 * CPU time of a request across all threads of this process, in µs. Password hashing runs on other threads.
 */
async function costOf(ask: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) await ask();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REPEATS;
}

/** A response without the fields that differ every time. */
const visible = ({ status, body }: { status: number; body: { requestId?: string } }) => ({
  status,
  body: { ...body, requestId: '' },
});

it.each([
  ['/auth/login', { password: 'wrong1' }],
  ['/auth/token', { password: 'wrong1' }],
  ['/auth/forgot-password', {}],
])(
  '%s sends the same response and does the same work for existing and unknown accounts',
  async (path, more) => {
    const ask = (email: string) => app.anonymous.post(path, { email, ...more });
    expect(visible(await ask(known))).toEqual(visible(await ask('unknown@example.com')));
    // Alternately, and the least of several times: other work in this process only adds to some of them.
    const costs = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let turn = 0; turn < 3; turn += 1) {
      costs.known = Math.min(costs.known, await costOf(() => ask(known)));
      costs.unknown = Math.min(costs.unknown, await costOf(() => ask('unknown@example.com')));
    }
    // Hashing a password costs ten times as much as the rest, so skipping it for one of them would show.
    expect(costs.unknown / costs.known).toBeGreaterThan(0.4);
    expect(costs.unknown / costs.known).toBeLessThan(2.5);
  },
);

import { stopMessages } from './browserPush.js';

afterEach(() => vi.unstubAllGlobals());

it('names the endpoint of a browser to the API as its push service gave it', async () => {
  const endpoint = 'https://push.example.com/send/a%2Fb?key=c+d&e=f';
  const unsubscribe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const pushManager = { getSubscription: () => Promise.resolve({ endpoint, unsubscribe }) };
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ ok: true })));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  await stopMessages();
  expect(unsubscribe).toHaveBeenCalled();
  const [address, init] = fetched.mock.lastCall ?? [];
  expect(init?.method).toBe('DELETE');
  const asked = new URL(address as string, 'https://wayfare.example.com');
  expect(asked.pathname).toBe('/api/auth/me/browsers');
  expect(asked.searchParams.get('endpoint')).toBe(endpoint);
});

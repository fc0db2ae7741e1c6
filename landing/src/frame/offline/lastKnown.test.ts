import { ApiError } from '@wayfare/web/http';
import { lastKnownIn } from './lastKnown.js';
import { visits } from './visit.js';

/** Creates a store of answers in memory that opens when the test asks for it. */
function aPlace() {
  const kept = new Map<string, unknown>();
  let open: () => void = () => undefined;
  let opened = Promise.resolve();
  const own = visits();
  const answers = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, answer: unknown) => kept.set(key, answer),
    delete: async (key: string) => kept.delete(key),
  };
  return {
    kept,
    visits: own,
    /** From now on, opening takes until the returned function is called. */
    holdUp() {
      opened = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
    signOut() {
      own.end();
      kept.clear();
    },
    withLastKnown: lastKnownIn(() => opened.then(() => answers), own),
  };
}

const noNetwork = () => Promise.reject(new ApiError('fetch_call_error', 0, ''));

it('answers without a network with what was known last', async () => {
  const { withLastKnown } = aPlace();
  await expect(withLastKnown('me', noNetwork)).rejects.toThrow(ApiError);
  expect(await withLastKnown('me', async () => 'Dina')).toBe('Dina');
  expect(await withLastKnown('me', noNetwork)).toBe('Dina');
});

it('removes what is known when a newer answer must not be kept', async () => {
  const { withLastKnown, kept } = aPlace();
  await withLastKnown('me', async () => 'Dina');
  await withLastKnown(
    'me',
    async () => null,
    (answer) => answer !== null,
  );
  expect(kept.size).toBe(0);
});

it('keeps nothing that is still under way when the user signs out', async () => {
  const { withLastKnown, kept, signOut } = aPlace();
  let arrive: (answer: string) => void = () => undefined;
  const underWay = withLastKnown('me', () => new Promise<string>((resolve) => (arrive = resolve)));
  signOut();
  arrive('Dina');
  expect(await underWay).toBe('Dina');
  expect(kept.size).toBe(0);
});

it('keeps nothing that has arrived, but was not stored when the user signed out', async () => {
  const { withLastKnown, kept, signOut, holdUp } = aPlace();
  const open = holdUp();
  const arrived = withLastKnown('me', async () => 'Dina');
  await Promise.resolve();
  signOut();
  open();
  await arrived;
  expect(kept.size).toBe(0);
});

it('keeps the next user’s answers, but not those that the former one asked for', async () => {
  const { withLastKnown, kept, signOut, visits: own } = aPlace();
  let arrive: (answer: string) => void = () => undefined;
  const underWay = withLastKnown('me', () => new Promise<string>((resolve) => (arrive = resolve)));
  signOut();
  await withLastKnown('me', async () => 'still Dina');
  expect(kept.size).toBe(0);
  own.begin();
  await withLastKnown('me', async () => 'Nadia');
  arrive('Dina');
  await underWay;
  expect([...kept.values()]).toEqual(['Nadia']);
});

it('ends the visit in other tabs, too', () => {
  const tab = visits();
  const other = visits((event) => tab.receive(event));
  const before = tab.current();
  other.end();
  expect([before.isOver(), tab.current().isOver()]).toEqual([true, true]);
  other.begin();
  expect([before.isOver(), tab.current().isOver()]).toEqual([true, false]);
});

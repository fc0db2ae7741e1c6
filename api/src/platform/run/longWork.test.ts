import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { eventually } from '../../../test/support/eventually.js';

/** Long-running work of two processes that share a database. */
let app: TestApp;
let other: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  other = await startTestApp({ MONGODB_DATABASE: app.connection.name });
});
afterEach(async () => {
  await other.close();
  await app.close();
});

/** Work that runs until it is released, and reports no progress. */
function silentWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended.then(() => 'its result'), end: () => end() };
}
const refused = expect.objectContaining({ key: 'run_in_progress' });
const stateOf = async () => (await other.services.longWork.read('work')).state;

it('is alive as long as its process, however long one step takes', async () => {
  const { work, end } = silentWork();
  await app.services.longWork.begin('work', work);
  app.clock.at = other.clock.at += 60_000;
  await eventually('it has been heard of', async () => (await stateOf()) === 'running');
  await expect(other.services.longWork.begin('work', work)).rejects.toEqual(refused);
  end();
  await app.services.longWork.idle();
  expect(await other.services.longWork.read('work')).toMatchObject({ state: 'done', result: 'its result' });
});

it('keeps the last reported progress, even if it finishes right away', async () => {
  await app.services.longWork.begin('work', (report) => report(3, 3));
  await app.services.longWork.idle();
  expect(await other.services.longWork.read('work')).toMatchObject({ state: 'done', done: 3, total: 3 });
});

it('stops on its process when canceled on another', async () => {
  let isStopped = false;
  await app.services.longWork.begin('work', async (report) => {
    for (let done = 0; ; done += 1) {
      await report(done, 1_000_000_000).catch((error: unknown) => {
        isStopped = true;
        throw error;
      });
    }
  });
  await other.services.longWork.cancel('work');
  await app.services.longWork.idle();
  expect([isStopped, await stateOf()]).toEqual([true, 'cancelled']);
});

it('is released when its process stops, and can be restarted immediately', async () => {
  const { work, end } = silentWork();
  await app.services.longWork.begin('work', work);
  const stopped = app.services.longWork.stop();
  await eventually('it is left', async () => (await stateOf()) === 'interrupted');
  await other.services.longWork.begin('work', async () => 'the second');
  await other.services.longWork.idle();
  // A result that arrives too late is ignored.
  end();
  await stopped;
  expect(await other.services.longWork.read('work')).toMatchObject({ state: 'done', result: 'the second' });
});

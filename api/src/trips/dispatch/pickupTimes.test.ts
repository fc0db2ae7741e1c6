import type { DriveTime, LatLng } from '@wayfare/shared';
import { pickupTimes } from './pickupTimes.js';

const pickup = { lat: 40, lng: -74 };
const place = (number: number) => ({ lat: 40 + number / 100, lng: -74 });
const time = (seconds: number): DriveTime => ({ seconds, source: 'service' });

/** A service whose answers the test gives itself. */
function service() {
  const asked: { starts: readonly LatLng[]; answer(times: DriveTime[] | null): void; fail(): void }[] = [];
  const maps = {
    timesTo: (_: LatLng, starts: readonly LatLng[]) =>
      new Promise<DriveTime[] | null>((resolve, reject) => {
        asked.push({ starts, answer: resolve, fail: () => reject(new Error('down')) });
      }),
  };
  const clock = { at: 1e12, now: () => clock.at };
  return { asked, clock, times: pickupTimes({ maps, speeds: null, clock }) };
}

it('asks in one request for the places whose times are not remembered by cell and hour', async () => {
  const { asked, clock, times } = service();
  const first = times.to(pickup, [place(1), place(2)]);
  asked[0]!.answer([time(60), time(120)]);
  expect(await first).toEqual([time(60), time(120)]);
  const again = times.to(pickup, [place(2), { lat: 40.010_04, lng: -74.000_04 }, place(3)]);
  asked[1]!.answer([time(180)]);
  expect(await again).toEqual([time(120), time(60), time(180)]);
  expect(asked.map(({ starts }) => starts)).toEqual([[place(1), place(2)], [place(3)]]);
  expect(await times.to(pickup, [place(1)])).toEqual([time(60)]);
  clock.at += 3_600_000;
  void times.to(pickup, [place(1)]);
  expect(asked).toHaveLength(3);
});

it('does without a late answer, and uses it in the next round', async () => {
  const { asked, times } = service();
  expect(await times.to(pickup, [place(1)])).toBeNull();
  asked[0]!.answer([time(60)]);
  await new Promise(setImmediate);
  expect(await times.to(pickup, [place(1)])).toEqual([time(60)]);
  expect(asked).toHaveLength(1);
});

it('does not ask for half a minute after three failures in a row, and uses what it remembers', async () => {
  const { asked, clock, times } = service();
  const round = async (number: number, end: (request: (typeof asked)[number]) => void) => {
    const answer = times.to(pickup, [place(number)]);
    const request = asked.at(-1);
    if (request) end(request);
    return answer;
  };
  const isFailing = (request: (typeof asked)[number]) => request.fail();
  await round(1, isFailing);
  await round(1, isFailing);
  await round(2, (request) => request.answer([time(9)]));
  for (let failure = 0; failure < 3; failure += 1) expect(await round(3, isFailing)).toBeNull();
  expect(asked).toHaveLength(6);
  expect(await times.to(pickup, [place(3)])).toBeNull();
  expect(await times.to(pickup, [place(2)])).toEqual([time(9)]);
  expect(asked).toHaveLength(6);
  clock.at += 30_000;
  expect(await round(3, (request) => request.answer([time(7)]))).toEqual([time(7)]);
});

it('takes the answer that a service has none as known in time', async () => {
  const { asked, times } = service();
  for (let round = 0; round < 4; round += 1) {
    const answer = times.to(pickup, [place(1)]);
    asked.at(-1)!.answer(null);
    expect(await answer).toBeNull();
  }
  expect(asked).toHaveLength(4);
});

it('waits longer for a person, and asks although rounds do not ask at the moment [4.132]', async () => {
  const { asked, times } = service();
  for (let failure = 0; failure < 3; failure += 1) {
    const answer = times.to(pickup, [place(1)]);
    asked.at(-1)!.fail();
    await answer;
  }
  expect(await times.to(pickup, [place(1)])).toBeNull();
  const shown = times.shownTo(pickup, [place(1)]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  asked.at(-1)!.answer([time(60)]);
  expect(await shown).toEqual([time(60)]);
  expect(asked).toHaveLength(4);
  expect(await times.to(pickup, [place(1)])).toEqual([time(60)]);
});

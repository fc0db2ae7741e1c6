import { driversToAsk, type RoundOffer, searchedKm } from './dispatchRound.js';

/** Drivers a, b, c … at these distances in km. */
const driversAt = (...distances: number[]) =>
  distances.map((distance, index) => ({ driver: { id: 'abcdefghij'[index] as string }, distance }));

/** Who is asked in each of the rounds when nobody ever answers. */
function roundsOf(
  near: ReturnType<typeof driversAt>,
  rounds: number,
  { count = 3, reserved = [] as readonly string[] } = {},
): string[] {
  let offers: RoundOffer[] = [];
  return Array.from({ length: rounds }, (_, at) => {
    const asked = driversToAsk({
      offers,
      radiusKm: 10,
      count,
      nearest: (accepts) => near.filter(({ driver }) => accepts(driver)).slice(0, count),
      isReserved: (driver) => reserved.includes(driver),
    });
    offers = [
      ...offers.filter(({ driver }) => !asked.includes(driver)),
      ...asked.map((driver) => ({ driver, at, expiresAt: at + 1, state: 'expired' })),
    ];
    return asked.join('');
  });
}

it('asks the drivers of the smallest ring first, then ring by ring up to the radius', () => {
  expect(roundsOf(driversAt(1, 2, 4, 9), 3)).toEqual(['ab', 'c', 'd']);
});

it('asks drivers again only when everyone was asked, those asked longest ago first, then the nearest', () => {
  expect(roundsOf(driversAt(0.1, 0.2, 0.3, 5), 6)).toEqual(['abc', 'd', 'abc', 'dab', 'cab', 'dab']);
  expect(roundsOf(driversAt(0.1, 0.2, 9), 7, { count: 1 })).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a']);
});

it('never leaves out a driver for more rounds than it takes to ask all others', () => {
  const near = driversAt(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 5, 8, 9.9);
  const rounds = roundsOf(near, 60);
  for (const { driver } of near) {
    const turns = rounds.flatMap((asked, round) => (asked.includes(driver.id) ? [round] : []));
    const gaps = turns.slice(1).map((turn, index) => turn - (turns[index] as number));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(6);
  }
});

it('asks drivers who have an offer for another trip only when there is no one else', () => {
  expect(roundsOf(driversAt(0.1, 5), 3, { reserved: ['a'] })).toEqual(['b', 'a', 'b']);
});

it('says how far drivers have been asked, ring by ring, and all of the radius once nobody is left', () => {
  const first = searchedKm(0, [0.4, 2], 10);
  const second = searchedKm(first, [4.9], 10);
  expect([first, second, searchedKm(second, [0.4], 10), searchedKm(second, [], 10)]).toEqual([2.5, 5, 5, 10]);
});
